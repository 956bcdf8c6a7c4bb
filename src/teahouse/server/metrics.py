"""Prometheus metrics for the operator."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

# Labels are a closed set, so an invented method adds no time series.
METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "WEBSOCKET"))
OTHER = "other"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry per service, so that tests do not share one."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.tables = Counter("teahouse_tables", "tables opened", ["game"], registry=here)
        self.entries = Counter("teahouse_entries", "entries written", ["kind"], registry=here)
        self.failed_writes = Counter("teahouse_failed_writes", "writes that failed", registry=here)
        self.requests = Counter(
            "teahouse_requests", "requests answered", ["method", "status"], registry=here
        )
        self.refused = Counter(
            "teahouse_refused_connections", "connections not taken", ["why"], registry=here
        )
        self.connections = Gauge("teahouse_connections", "live connections now", registry=here)
        self.stopped = Gauge("teahouse_stopped_tables", "tables played no further", registry=here)
        self.commit_seconds = Histogram(
            "teahouse_commit_seconds", "time of a durable write", buckets=QUICK, registry=here
        )
        self.request_seconds = Histogram(
            "teahouse_request_seconds", "time of a request", buckets=QUICK, registry=here
        )

    def request(self, method: str, status: int, seconds: float) -> None:
        self.requests.labels(method if method in METHODS else OTHER, str(status)).inc()
        self.request_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
