how-many = Ile z { $pebbles } kamyków bierzesz?
take = { $count ->
    [one] Weź kamyk
    [few] Weź { $count } kamyki
   *[many] Weź { $count } kamyków
}
took = Gracz { $seat } bierze { $count }.
too-few = zostało tylko { $pebbles }.
category-pebbles = Kamyki
name-pebbles = Kamyki
name-taken = Zabrane
name-cup = Pod twoim kubkiem
name-layers = Warstwy
game-line = Weź ze stosu jeden, dwa lub trzy kamyki; każdy to punkt.
progress = { $pebbles ->
    [one] został kamyk
    [few] zostały { $pebbles } kamyki
   *[many] zostało { $pebbles } kamyków
}
setting-rounds = Wielkość stosu
setting-rounds-help = Po pięć kamyków.
