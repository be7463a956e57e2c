how-many = How many of the { $pebbles } pebbles do you take?
take = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
took = Seat { $seat } took { $count }.
too-few = only { $pebbles } are left.
category-pebbles = Pebbles
