"""From rules to an object file: Numba's LLVM code of the entries, linked and optimised as one.

All rules become internal, so that LLVM may inline and drop what it likes; only the entries
and the stamp are exported. Nothing of the machine it is built on gets into it:
Numba targets a generic processor, and source locations are left out of its exceptions.
"""

from __future__ import annotations

import re
from types import FunctionType
from typing import Any

from teahouse.core.errors import RuleError
from teahouse.core.game import Game
from teahouse.core.library import FAULT, STAMP, STAMP_MARK
from teahouse.core.native import NativeBuild
from teahouse.core.rules import Rule

from .parts import parts, stamp_of
from .targets import Target

# Numba reads these on import: a generic processor, and no vector width of its own.
ENVIRONMENT = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
# What LLVM may call as well: every C library has these, and so does a running Python.
BORROWED = {"memcpy", "memset", "memmove", "__chkstk", "___chkstk_ms", "bcmp", "memcmp"}
EXCEPTIONS = re.compile(r"^ *store ptr @\.const\.picklebuf[^,]*, ptr %[^\n]*\n", re.MULTILINE)
PROCESSORS = re.compile(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"')
SQRT = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}
"""


FINE = (0, -2)  # Numba's status of a rule that returned something, or nothing


class AheadBuild(NativeBuild):
    """Rules as LLVM code, bypassing the compile cache."""

    def lowered(self, f: Rule, symbol: str, export: str) -> tuple[str, str]:
        """An entry as LLVM code, and the code of the C function around it."""
        assert isinstance(f, FunctionType)
        options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        twin: Any = self._compiled(f, self._globals(f), **options)
        ((kinds, made),) = twin.overloads.items()
        function = _CFunction(symbol, made.fndesc.llvm_func_name)
        for kind in kinds:
            self._take(function, kind)
        gives = made.signature.return_type
        types = self._numba.types
        given = {types.int64: "i64", types.boolean: "i8", types.none: "ptr"}[gives]
        return twin.inspect_llvm(kinds), function.code(given, export)

    def _take(self, function: _CFunction, kind: Any) -> None:
        types = self._numba.types
        if isinstance(kind, types.Array):
            function.take_array(self._size(kind.dtype))
        elif isinstance(kind, types.Record | types.CPointer):
            function.take("ptr")
        else:
            assert kind == types.int64, kind
            function.take("i64")

    def _size(self, kind: Any) -> int:
        """The bytes of a number or a record."""
        return int(self._numba.np.numpy_support.as_dtype(kind).itemsize)


class _CFunction:
    """A C function around a compiled rule."""

    def __init__(self, symbol: str, inner: str) -> None:
        self.symbol, self.inner = symbol, inner
        self._takes: list[str] = []
        self._passes: list[str] = []

    def take(self, kind: str) -> str:
        name = f"%a{len(self._takes)}"
        self._takes.append(f"{kind} {name}")
        self._passes.append(f"{kind} {name}")
        return name

    def take_array(self, size: int) -> None:
        """An address and a length. Numba's arrays: nobody to count, items, their size, the
        address, the shape and the strides."""
        data, length = self.take("ptr"), self.take("i64")
        self._passes[-2:] = [
            "ptr null", "ptr null", f"i64 {length}", f"i64 {size}", f"ptr {data}",
            f"i64 {length}", f"i64 {size}",
        ]  # fmt: skip

    def code(self, given: str, export: str) -> str:
        """The result of the rule, or FAULT where its status says that something was raised."""
        kinds = ", ".join(part.split()[0] for part in self._passes)
        value = {
            "i64": "add i64 %got, 0", "i8": "zext i8 %got to i64", "ptr": "add i64 0, 0",
        }  # fmt: skip
        return f"""
declare i32 @"{self.inner}"(ptr, ptr, {kinds})
define {export} i64 @{self.symbol}({", ".join(self._takes)}) {{
  %result = alloca i64
  %raised = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{self.inner}"(ptr %result, ptr %raised, {", ".join(self._passes)})
  %got = load {given}, ptr %result
  %value = {value[given]}
  %one = icmp eq i32 %status, {FINE[0]}
  %other = icmp eq i32 %status, {FINE[1]}
  %fine = or i1 %one, %other
  %said = select i1 %fine, i64 %value, i64 {FAULT}
  ret i64 %said
}}
"""


def stamp_code(stamp: str, export: str) -> str:
    text = STAMP_MARK + stamp.encode() + b"\0"
    escaped = "".join(f"\\{byte:02X}" for byte in text)
    return f'@{STAMP} = {export} constant [{len(text)} x i8] c"{escaped}"\n'


def object_code(game: Game, target: Target, bounds_check: bool) -> bytes:
    """The object file of a title for a target."""
    export = "dllexport" if target.system == "windows" else ""
    codes = [SQRT, stamp_code(stamp_of(game), export)]
    builds = []  # kept until the end, so that parts share equal rules
    for part in parts():
        build = game.compile(part.swaps(game), bounds_check=bounds_check, kind=AheadBuild)
        assert isinstance(build, AheadBuild)
        builds.append(build)
        for entry in part.entries:
            codes += build.lowered(entry, part.symbol(entry), export)
    return compiled(codes, target, _exports())


def _exports() -> set[str]:
    return {part.symbol(entry) for part in parts() for entry in part.entries} | {STAMP}


def _cleaned(code: str) -> str:
    return PROCESSORS.sub("", EXCEPTIONS.sub("", code))


def compiled(codes: list[str], target: Target, exports: set[str]) -> bytes:
    """The object file of several modules, with only the exports visible."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="default"
    )
    module = _linked(binding, codes, target, machine)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exports:
            value.linkage = "internal"
    options = binding.create_pipeline_tuning_options(speed_level=2)
    passes = binding.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    _check_borrowed(module)
    code: bytes = machine.emit_object(module)
    return code


def _linked(binding: Any, codes: list[str], target: Target, machine: Any) -> Any:
    """All modules linked into one, for the target."""
    layout, whole = str(machine.target_data), None
    for code in codes:
        module = binding.parse_assembly(_cleaned(code))
        module.triple, module.data_layout = target.triple, layout
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    whole.verify()
    return whole


def _check_borrowed(module: Any) -> None:
    for function in module.functions:
        name = function.name
        if function.is_declaration and not name.startswith("llvm.") and name not in BORROWED:
            raise RuleError(f"a library may not need {name}: it would differ between systems")
