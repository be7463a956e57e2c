how-many = How many of the { $pebbles } pebbles do you take?
take = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
took = Seat { $seat } took { $count }.
too-few = only { $pebbles } are left.
category-pebbles = Pebbles
name-pebbles = Pebbles
name-taken = Taken
name-cup = Under your cup
name-layers = Layers
game-line = Take one, two or three pebbles from a heap; each is a point.
progress = { $pebbles ->
    [one] one pebble left
   *[other] { $pebbles } pebbles left
}
setting-rounds = Size of the heap
setting-rounds-help = Five pebbles for each.
