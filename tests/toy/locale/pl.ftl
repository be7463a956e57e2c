how-many = Ile z { $pebbles } kamyków bierzesz?
take = { $count ->
    [one] Weź kamyk
    [few] Weź { $count } kamyki
   *[many] Weź { $count } kamyków
}
took = Gracz { $seat } bierze { $count }.
too-few = zostało tylko { $pebbles }.
category-pebbles = Kamyki
