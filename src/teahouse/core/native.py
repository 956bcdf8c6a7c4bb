"""The compiled twins of rules: Numba functions over NumPy records.

Only entries are kept on disk, each in a folder named after a hash of everything it is made of (the
code, tables, enums and layout in memory, and the versions), so that an edit never meets old code.
A complete folder is loaded without building what the entry calls.
"""

from __future__ import annotations

import platform
import re
import sys
import threading
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from enum import IntEnum
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, get_args, get_origin, get_type_hints
from weakref import WeakValueDictionary

from .cache import cache_folder
from .compiling import alone_in, announce, count_compiled, without_collector
from .errors import NoCompiler, RuleError
from .hooks import carray
from .layout import Layout, declared_array
from .rules import Build, Rule, Swaps, names_used, place

_compiling = threading.RLock()
# Rules by fingerprint, while some build uses them: the engine of a game, its search and its
# observations are separate builds that share most of their rules.
_compiled_rules: MutableMapping[str, Any] = WeakValueDictionary()
SCALARS: dict[Any, str] = {int: "int64", bool: "boolean", float: "float64", type(None): "void"}


def numba() -> Any:
    """The Numba package; partial stubs make everything about it Any."""
    try:
        import numba as package
    except ImportError:
        raise NoCompiler('the compiled backend needs Numba: pip install "teahouse[fast]"') from None
    return package


def has_numba() -> bool:
    try:
        numba()
    except NoCompiler:
        return False
    return True


class NativeBuild(Build):
    """The compiled twins of one game's rules."""

    def __init__(self, name: str, swaps: Swaps, *, bounds_check: bool = False) -> None:
        self._numba = numba()
        super().__init__(name, [*swaps, (carray, self._numba.carray)])
        self._open: list[FunctionType] = []
        self._shadows: dict[int, Any] = {}
        self._records: dict[type, Any] = {}
        self._entries: dict[int, Any] = {}
        self._facts: dict[int, tuple[bytes, list[FunctionType]]] = {}
        self._values: dict[int, bytes] = {}
        self._options = {"error_model": "numpy", "boundscheck": bounds_check}

    def rule(self, f: Rule) -> Rule:
        f = self.swapped(f)
        assert isinstance(f, FunctionType), f
        if id(f) not in self._twins:
            if f in self._open:
                raise RuleError(f"{place(f)}: rules call each other in a circle")
            self._open.append(f)
            try:
                self._twins[id(f)] = self._shared(f)
            finally:
                self._open.remove(f)
        return self._twins[id(f)]

    def _shared(self, f: FunctionType) -> Rule:
        """A rule compiled by this build, or by another one with the same fingerprint."""
        key = self.fingerprint(f)
        made: Rule | None = _compiled_rules.get(key)
        if made is None:
            from .rule_linking import RuleCompiler

            made = self._compiled(
                f,
                self._globals(f),
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
                pipeline_class=RuleCompiler,
            )
            _compiled_rules[key] = made
        return made

    def entry(self, f: Rule) -> Rule:
        """A rule that Python may call with NumPy arrays; it runs without the GIL."""
        assert isinstance(f, FunctionType)
        rule = f
        if id(f) not in self._entries:
            self._entries[id(f)] = self._kept(
                f,
                lambda space, cache: self._compiled(
                    rule, space, cache=cache, no_cfunc_wrapper=True
                ),
            )
        made: Rule = self._entries[id(f)]
        return made

    def address(self, f: Rule) -> int:
        """The address of a rule over numbers and pointers as a C function."""
        assert isinstance(f, FunctionType)
        rule = f

        def make(space: dict[str, Any], cache: bool) -> Any:
            made = self._named(rule, space)
            with self._named_errors(rule):
                decorate = self._numba.cfunc(self._signature(rule), cache=cache, **self._options)
                return decorate(made)

        if id(f) not in self._entries:
            self._entries[id(f)] = self._kept(f, make)
        return int(self._entries[id(f)].address)

    def _compiled(self, f: FunctionType, space: dict[str, Any], **options: Any) -> Rule:
        made = self._named(f, space)
        with self._named_errors(f):
            twin = self._numba.njit(nogil=True, _nrt=False, **self._options, **options)(made)
            twin.compile(self._signature(f))
            twin.disable_compile()
        count_compiled(self.name)
        result: Rule = twin
        return result

    def _named(self, f: FunctionType, space: dict[str, Any]) -> FunctionType:
        """A copy with symbols unique among cached code: Numba numbers them per process."""
        made = FunctionType(f.__code__, space, f.__name__)
        made.__qualname__ = f"{f.__qualname__}_{self.fingerprint(f)}"
        return made

    # What a rule may name

    def _globals(self, f: FunctionType) -> dict[str, Any]:
        space: dict[str, Any] = {"__name__": f.__module__}
        for name in names_used(f.__code__):
            if name in f.__globals__:
                space[name] = self._converted(self.swapped(f.__globals__[name]), f, name)
        return space

    def _converted(self, value: Any, f: FunctionType, name: str) -> Any:
        if value is self._numba.carray or getattr(value, "__module__", "") == "math":
            return value
        if isinstance(value, FunctionType):
            return self.rule(value)
        if isinstance(value, (int, float)):
            return _plain_number(value)
        if id(value) not in self._shadows:
            self._shadows[id(value)] = self._shadow(value, f, name)
            self._alive.append(value)
        return self._shadows[id(value)]

    def _shadow(self, value: Any, f: FunctionType, name: str) -> Any:
        if isinstance(value, tuple):
            return _array(value, f, name)
        shadow = ModuleType(name)
        if isinstance(value, type) and issubclass(value, IntEnum):
            for member, number in value.__members__.items():  # two names may have one number
                setattr(shadow, member, int(number))
            return shadow
        if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                part = getattr(value, field.name)
                is_table = isinstance(part, tuple)
                made = _array(part, f, field.name) if is_table else _plain_number(part)
                setattr(shadow, field.name, made)
            return shadow
        raise RuleError(
            f"{place(f)}: the global {name} is a {type(value).__name__}; rules may use numbers, "
            "IntEnums, tuples of numbers, table dataclasses and other rules"
        )

    # Types from annotations

    def record(self, cls: type) -> Any:
        """The record type of a state class."""
        if cls not in self._records:
            self._records[cls] = self._numba.from_dtype(Layout(cls).dtype())
        return self._records[cls]

    def _signature(self, f: FunctionType) -> Any:
        hints = get_type_hints(f, include_extras=True)
        names = f.__code__.co_varnames[: f.__code__.co_argcount]
        for name in (*names, "return"):
            if name not in hints:
                raise RuleError(f"{place(f)}: no annotation for {name}")
        types = [self._type(hints[name], f, name) for name in names]
        return self._type(hints["return"], f, "return")(*types)

    def _type(self, hint: Any, f: FunctionType, name: str) -> Any:
        types = self._numba.types
        if hint in SCALARS:
            return getattr(types, SCALARS[hint])
        if isinstance(hint, type) and issubclass(hint, IntEnum):
            return types.int64
        if isinstance(hint, type) and is_dataclass(hint):
            return self.record(self.swapped(hint))
        declared = declared_array(hint)
        if declared == ("*", ()):  # a pointer, for C entries only
            return types.CPointer(self._type(get_args(hint)[0], f, name))
        if declared is not None:
            return self._array_type(*declared)
        if get_origin(hint) is list:
            (inner,) = get_args(hint)
            return types.Array(self._type(inner, f, name), 1, "C")
        raise RuleError(f"{place(f)}: {name} is annotated {hint}, which rules cannot take")

    def _array_type(self, code: str, shape: tuple[int, ...]) -> Any:
        types = self._numba.types
        number = self._numba.from_dtype(_numpy().dtype("<" + code))
        if not shape:
            return types.Array(number, 1, "C")
        return types.NestedArray(number, shape)

    # Errors and the cache

    @contextmanager
    def _named_errors(self, f: FunctionType) -> Iterator[None]:
        try:
            yield
        except RuleError:
            raise
        except Exception as error:  # Numba raises many kinds, some bare KeyErrors
            raise RuleError(_in_one_line(f, error)) from error

    def _kept(self, f: FunctionType, make: Callable[[dict[str, Any], bool], Any]) -> Any:
        """An entry from its cache folder, or compiled and stored there."""
        folder = cache_folder(f"compiled/{self.name}-{self.fingerprint(f)}")
        if folder is None:
            return make(self._globals(f), False)
        complete = folder / "complete"
        with _compiling, alone_in(folder), self._cache_at(folder):
            if complete.exists():
                try:
                    return make({"__name__": f.__module__}, True)
                except RuleError:
                    pass  # Numba rejects code cached from a file that was touched since
            with announce(self.name, len(self._facts)), without_collector():
                made = make(self._globals(f), True)
            complete.touch()
            return made

    @contextmanager
    def _cache_at(self, folder: Path) -> Iterator[None]:
        config = self._numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before

    def fingerprint(self, f: Rule) -> str:
        """A hash of everything the compiled rule is made of, as it is in memory."""
        h = blake2b(digest_size=12)
        versions = (self._numba.__version__, sys.version, platform.machine(), self._options)
        h.update(repr((versions, _cpu())).encode())
        self._fingerprint(self.swapped(f), h, set())
        return h.hexdigest()

    def _fingerprint(self, f: FunctionType, h: Any, seen: set[int]) -> None:
        if id(f) in seen or f is self._numba.carray:
            return
        seen.add(id(f))
        own, called = self._own_facts(f)
        h.update(own)
        for rule in called:
            self._fingerprint(rule, h, seen)

    def _own_facts(self, f: FunctionType) -> tuple[bytes, list[FunctionType]]:
        """A hash of a rule without the rules it calls, and those rules.

        Cached, because the hash of a rule visits every rule it reaches.
        """
        if id(f) not in self._facts:
            h = blake2b(digest_size=16)
            h.update(repr((f.__qualname__, _code_facts(f.__code__), self._hint_facts(f))).encode())
            called = []
            for name in names_used(f.__code__):
                value = self.swapped(f.__globals__.get(name))
                if isinstance(value, FunctionType):
                    called.append(value)
                elif name in f.__globals__:
                    h.update(name.encode() + self._value_facts(value))
            self._facts[id(f)] = h.digest(), called
            self._alive.append(f)
        return self._facts[id(f)]

    def _value_facts(self, value: Any) -> bytes:
        """A hash of a number, an enum or a table; tables are large and used by many rules."""
        if id(value) not in self._values:
            is_enum = isinstance(value, type) and issubclass(value, IntEnum)
            facts = [(m, int(n)) for m, n in value.__members__.items()] if is_enum else value
            self._values[id(value)] = blake2b(repr(facts).encode(), digest_size=16).digest()
            self._alive.append(value)
        return self._values[id(value)]

    def _hint_facts(self, f: FunctionType) -> list[str]:
        facts = []
        for name, hint in get_type_hints(f, include_extras=True).items():
            inner = get_args(hint)[0] if get_origin(hint) is list else hint
            cls = self.swapped(inner)
            if isinstance(cls, type) and is_dataclass(cls):
                facts.append(f"{name} {Layout(cls).stored}")
            else:
                facts.append(f"{name} {hint}")
        return facts


def _numpy() -> Any:
    import numpy

    return numpy


def _cpu() -> str:
    from llvmlite import binding

    return str(binding.get_host_cpu_name())


def _plain_number(value: Any) -> Any:
    """An IntEnum member as its number; compiled code has no enums."""
    return int(value) if isinstance(value, IntEnum) else value


def _array(value: tuple[Any, ...], f: FunctionType, name: str) -> Any:
    """A table as a NumPy array: the narrowest fitting integer type, or floats."""
    np = _numpy()
    kinds = {float if isinstance(part, float) else int for part in _parts(value)}
    try:
        if len(kinds) > 1:
            raise TypeError
        made = np.array(value, dtype=np.float64 if kinds == {float} else np.int64)
    except (TypeError, ValueError, OverflowError):
        raise RuleError(
            f"{place(f)}: the table {name} must be a tuple of whole numbers, or of floats, "
            "rows of equal length"
        ) from None
    small = np.iinfo(np.int16)
    if made.size and kinds != {float} and small.min <= made.min() and made.max() <= small.max:
        made = made.astype(np.int16)
    made.setflags(write=False)
    return made


def _parts(value: Any) -> Iterator[Any]:
    """The numbers of a table of any shape."""
    if not isinstance(value, tuple):
        yield value
        return
    for part in value:
        yield from _parts(part)


def _code_facts(code: CodeType) -> tuple[Any, ...]:
    constants = [
        _code_facts(c)
        if isinstance(c, CodeType)
        else sorted(c, key=repr)
        if isinstance(c, frozenset)
        else c
        for c in code.co_consts
    ]
    return (code.co_code, constants, code.co_names, code.co_varnames, Path(code.co_filename).name)


def _in_one_line(f: FunctionType, error: Exception) -> str:
    text = str(error)
    if "NRT required" in text:
        return f"{place(f)}: rules may not make lists, strings or other objects"
    line = re.search(
        r'File "[^"]*' + re.escape(Path(f.__code__.co_filename).name) + r'", line (\d+)', text
    )
    said = [t.strip() for t in text.splitlines() if t.strip() and not t.startswith("Failed in")]
    where = place(f, int(line.group(1)) if line else 0)
    return f"{where}: {said[0] if said else type(error).__name__}"
