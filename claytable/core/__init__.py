"""The table: steps, decisions, options, randomness, journal, undo, views, refusals. Knows no game."""
