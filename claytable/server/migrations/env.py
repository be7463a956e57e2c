"""Alembic's way in: the connection is handed over by `claytable.server.migrate`."""

from alembic import context

from claytable.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
