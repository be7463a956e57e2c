"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

#: Seconds: 1 ms to 5 s, ten steps for each power of ten.
_TIMES = tuple(round(10 ** (step / 10), 5) for step in range(-30, 8))


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("claytable_answers", "Answers committed.", registry=self.registry)
        self.refusals = Counter("claytable_refusals", "Messages refused.", ["code"], registry=self.registry)
        self.requests = Counter("claytable_requests", "HTTP requests.", ["status"], registry=self.registry)
        self.expired = Counter("claytable_expired_tables", "Tables deleted after their time.", registry=self.registry)
        self.rooms = Gauge("claytable_open_tables", "Tables in memory.", registry=self.registry)
        self.listeners = Gauge("claytable_connections", "Open WebSocket connections.", registry=self.registry)
        self.told = Histogram(
            "claytable_answer_to_broadcast_seconds",
            "From the arrival of an answer until a listener has been sent the new table.",
            buckets=_TIMES,
            registry=self.registry,
        )
        self.opened = Histogram(
            "claytable_open_seconds", "Time to open a table from the database.", buckets=_TIMES, registry=self.registry
        )
