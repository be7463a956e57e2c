"""The games as learning programs know them: PettingZoo, Gymnasium and OpenSpiel faces of the same tables."""
