"""Error handlers, and the error responses of routes for OpenAPI."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from . import bodies, models
from .encoding import dump_json
from .problems import CODES, Problem

COMMON = (
    "bad-body", "bad-request", "origin", "unknown-host", "too-large", "invalid", "too-many",
    "unavailable",
)  # fmt: skip
EXAMPLES: dict[str, dict[str, Any]] = {
    "late": {"seq": 41},
    "illegal": {"reason": {"code": "not-your-turn", "rule": "", "params": {"at": 0}}},
    "invalid": {"fields": ["expected_seq"]},
    "bad-option": {
        "reason": {
            "code": "option-number",
            "rule": "",
            "params": {"option": "players", "low": 2, "high": 4},
        }
    },
    "bad-components": {
        "reason": {
            "code": "component-kind",
            "rule": "",
            "params": {"path": "box.tea_tiles", "kind": "number"},
        }
    },
}
BY_STATUS = {404: "not-found", 405: "method", 413: "too-large", 415: "media-type"}


def json_response(data: Any, status: int = 200) -> Response:
    """JSON without validating it again: a test checks that it fits the models."""
    return Response(dump_json(data), status, media_type="application/json")


def error_responses(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The error answers of a route, for OpenAPI."""
    grouped: defaultdict[int, list[str]] = defaultdict(list)
    for code in dict.fromkeys((*codes, *COMMON)):
        grouped[CODES[code]].append(code)
    return {status: _described(status, found) for status, found in sorted(grouped.items())}


def _described(status: int, codes: list[str]) -> dict[str, Any]:
    examples = {code: {"value": {"error": code, **EXAMPLES.get(code, {})}} for code in codes}
    described: dict[str, Any] = {
        "model": models.Problem,
        "description": f"{HTTPStatus(status).phrase}: {', '.join(codes)}",
        "content": {"application/json": {"examples": examples}},
    }
    if status in (429, 503):
        described["headers"] = {
            "Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}
        }
    return described


def install(app: FastAPI, missing_page: Callable[[Request], Response | None]) -> None:
    """Send all errors in one format; an unknown address may get a page."""
    known = {name for model in _inputs() for name in model.model_fields} | {"since", "at", "seat"}

    async def answer_error(request: Request, error: Exception) -> Response:
        if not isinstance(error, Problem) and getattr(error, "status_code", 0) == 404:
            page = missing_page(request)
            if page is not None:
                return page
        problem = _problem_of(error)
        if problem.status_code == 405:
            methods = allowed(await description(app), request.url.path)
            problem.headers = {"Allow": ", ".join(methods)}
        return JSONResponse(problem.body(), problem.status_code, headers=problem.headers)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        named = {part for e in error.errors() for part in e["loc"] if part in known}
        return JSONResponse({"error": "invalid", "fields": sorted(named)}, 422)

    app.add_exception_handler(Problem, answer_error)
    app.add_exception_handler(HTTPException, answer_error)
    app.add_exception_handler(RequestValidationError, invalid)


async def description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description; made once, in a thread."""
    if app.openapi_schema is None:
        return await asyncio.to_thread(app.openapi)
    return app.openapi_schema


def allowed(described: Mapping[str, Any], path: str) -> list[str]:
    """The methods allowed for a path, over all routes that match it."""
    found: set[str] = set()
    for pattern, methods in described["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), path):
            found |= {method.upper() for method in methods}
    return sorted(found)


def _problem_of(error: Exception) -> Problem:
    """Unwrap a Problem: FastAPI wraps whatever is raised while it reads a body."""
    for cause in (error, error.__cause__):
        if isinstance(cause, Problem):
            return cause
    return _of_http(error)


def _of_http(error: Exception) -> Problem:
    status = getattr(error, "status_code", 500)
    headers = getattr(error, "headers", None)
    return Problem(BY_STATUS.get(status, "bad-request"), headers)


def _inputs() -> list[type[bodies.In]]:
    found, waiting = [], [bodies.In]
    while waiting:
        for model in waiting.pop().__subclasses__():
            found.append(model)
            waiting.append(model)
    return found
