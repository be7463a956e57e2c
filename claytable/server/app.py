"""The server, put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match
from starlette.types import Scope

from .. import __version__
from ..host.problems import Problem, StorageError
from . import api, health, library, live, preferences
from .addresses import loopback, network_address, url
from .bus import Alone, Bus, Redis
from .guard import Guard
from .hosts import Hosts
from .logs import set_up
from .memory import settle
from .metrics import Metrics
from .models.live import Incoming, Outgoing
from .models.status import Notice, Reach
from .models.wishes import Journal
from .page import PAGE, Engine, Page
from .rooms import Rooms
from .settings import Settings, handed_over
from .shapes import add_shapes
from .store import Store
from .tasks import end_with_parent, ended_at_once, until_there

log = structlog.get_logger("claytable.server")


def worker_app() -> FastAPI:
    """The application of a worker process."""
    settings = handed_over()
    set_up(settings.log_level, settings.plain_logs)
    end_with_parent()
    app = create_app(settings)
    settle()
    return app


def create_app(settings: Settings) -> FastAPI:
    """The application."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        process = token_hex(8)
        store = Store(settings.database)
        bus: Bus = Redis(settings.redis, process) if settings.redis else Alone()
        rooms = Rooms(store, bus, metrics, settings.idle, settings.bot_pause, settings.keep, settings.analysis)
        app.state.rooms = rooms
        with ended_at_once():
            # It was there when the server started: whatever is wrong now, it may be there again.
            await until_there("database", store.open, StorageError)
            await until_there("bus", rooms.open, StorageError)
        log.info("ready", process=process)
        yield
        await rooms.close()
        await store.close()

    app = FastAPI(
        title="Claytable",
        version=__version__,
        summary="Shared tables for heavyweight euro board games.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.new_tables = settings.new_tables()
    app.state.bot_tables = settings.bot_tables()
    app.state.stored = settings.stored()
    app.state.said = settings.said()
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.state.work = settings.work()
    app.add_middleware(Hosts, names=settings.hosts)
    app.add_middleware(
        Guard,
        origins=settings.origins,
        requests=settings.requests(),
        work=app.state.work,
        connections=settings.connections,
        metrics=metrics,
    )
    for router in (api.router, library.router, preferences.router, live.router, health.router):
        app.include_router(router)
    _add_metrics(app, metrics)
    _add_reach(app, settings)
    _add_notice(app)
    _add_problems(app)
    _add_messages(app)
    _add_engine(app, settings)
    if PAGE.is_dir():
        app.mount("/", Page(PAGE))
    return app


def _add_metrics(app: FastAPI, metrics: Metrics) -> None:
    """What is counted."""

    @app.get(
        "/metrics",
        tags=["operation"],
        response_class=Response,
        responses={200: {"content": {CONTENT_TYPE_LATEST: {}}}},
    )
    async def measured() -> Response:
        """Counters and times, for Prometheus."""
        metrics.rooms.set(len(app.state.rooms.open_rooms))
        return Response(generate_latest(metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})


def _add_engine(app: FastAPI, settings: Settings) -> None:
    """The files with which a page can play tables of its own, if there are any."""
    if settings.site:
        app.mount("/engine", Engine(Path(settings.site) / "engine"))
        return

    @app.get("/engine/files.json", include_in_schema=False)
    async def none() -> dict[str, Any]:
        return {}


def _add_reach(app: FastAPI, settings: Settings) -> None:
    """Where others find this server."""

    @app.get("/api/reach", tags=["operation"], responses=api.TROUBLES)
    async def reach(request: Request) -> Reach:
        """Whether others in the network can open this server; its address, if you ask from this machine."""
        own = request.client is not None and loopback(request.client.host)
        # The network may have changed since the server started.
        address = network_address(settings.everywhere) if own else None
        port = request.scope["server"][1]
        return Reach(network=bool(settings.everywhere), address=None if address is None else url(address, port))


def _add_notice(app: FastAPI) -> None:
    """What the person who runs the server tells everyone."""

    @app.get("/api/notice", tags=["operation"], responses=api.TROUBLES)
    async def notice() -> Notice:
        """Why nobody can play now; empty if everybody can."""
        return Notice(text=app.state.rooms.notice)


def _add_problems(app: FastAPI) -> None:
    """Whatever goes wrong becomes a code and a sentence."""

    def trouble(status: int, code: str, sentence: str, rule: str = "", **headers: str) -> JSONResponse:
        return JSONResponse({"code": code, "sentence": sentence, "rule": rule}, status, headers)

    @app.exception_handler(Problem)
    async def problem(_request: Request, error: Problem) -> JSONResponse:
        headers = {"Retry-After": str(error.after)} if error.after else {}
        return trouble(error.status, error.code, str(error), error.rule, **headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return trouble(422, "invalid", "This is not JSON.")
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return trouble(422, "invalid", f"{where}: {first['msg']}." if where else f"{first['msg']}.")

    @app.exception_handler(HTTPException)
    async def unusual(request: Request, error: HTTPException) -> JSONResponse:
        sentences = {404: "There is nothing here.", 405: "This cannot be done here."}
        headers = dict(error.headers or {})
        if error.status_code in (404, 405):
            allowed = _methods(app, request.scope)
            if allowed:
                return trouble(405, "method", sentences[405], Allow=", ".join(allowed))
        code = {404: "not-found", 405: "method"}.get(error.status_code, "bad-request")
        return trouble(error.status_code, code, sentences.get(error.status_code, str(error.detail)), **headers)


def _methods(app: FastAPI, scope: Scope) -> list[str]:
    """What may be done at an address of the API."""
    found: set[str] = set()
    for route in [
        *api.router.routes,
        *library.router.routes,
        *preferences.router.routes,
        *health.router.routes,
        *app.routes,
    ]:
        if isinstance(route, APIRoute) and route.matches(scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return sorted(found)


def _add_messages(app: FastAPI) -> None:
    """The WebSocket's messages, journals and views belong in the description too: clients make their types from it."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            found = schema.setdefault("components", {}).setdefault("schemas", {})
            kinds: dict[str, Any] = {"Incoming": Incoming, "Outgoing": Outgoing, "Journal": Journal}
            for name, kind in kinds.items():
                message = TypeAdapter[Any](kind).json_schema(ref_template="#/components/schemas/{model}")
                found.update(message.pop("$defs", {}))
                found[name] = message
            add_shapes(found)
        return app.openapi_schema or {}

    app.openapi = described  # type: ignore[method-assign]
