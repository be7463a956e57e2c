"""The database's changes of form, in order; they run when the server starts."""
