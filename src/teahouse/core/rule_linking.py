"""Rules that are linked into entries: typed and lowered, but optimised and translated only there.

Numba optimises and translates every function separately, along with copies of all it calls. Rules
are only called from entries, so the work is left to those: each is optimised once, as a whole.
Imported only where Numba is.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

# Numba's stubs are partial; here everything about it is Any.
_dynfunc: Any = import_module("numba._dynfunc")
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
typed: Any = import_module("numba.core.typed_passes")
untyped: Any = import_module("numba.core.untyped_passes")
register_pass: Any = import_module("numba.core.compiler_machinery").register_pass

# Closures, overloads of our own and array expressions do not occur in rules.
UNUSED = {untyped.InlineClosureLikes, typed.InlineOverloads, typed.NopythonRewrites}


class LinkedLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, for linking into entries; it is never run by itself."""

    _shared_module: Any

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """This rule and everything it calls, each function once."""
        self._ensure_finalized()
        if self._shared_module is None:
            module = self._own_module().clone()
            for library in _linked(self):
                module.link_in(library, preserve=True)
            self._shared_module = module
        return self._shared_module

    def _own_module(self) -> Any:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        return self._final_module


def _linked(library: LinkedLibrary) -> Iterator[Any]:
    """The modules of all that a rule calls, directly or not."""
    seen, waiting = {library}, list(library._linking_libraries)
    while waiting:
        called = waiting.pop()
        if called in seen:
            continue
        seen.add(called)
        if isinstance(called, LinkedLibrary):
            yield called._own_module()
            waiting.extend(called._linking_libraries)
        else:
            yield called._get_module_for_linking()


@register_pass(mutates_CFG=True, analysis_only=False)
class LinkedLowering(typed.NativeLowering):  # type: ignore[misc]
    """Lowering to LLVM without making the function ready to run."""

    _name = "linked_lowering"

    def run_pass(self, state: Any) -> bool:
        name = state.func_id.func_qualname
        state.library = library = LinkedLibrary(state.targetctx.codegen(), name)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        # The name other functions call it by; calling it from Python would crash.
        function = _dynfunc.make_function(
            lowered.fndesc.lookup_module(), name, "", 0, lowered.env, (library,)
        )
        state.targetctx.insert_user_function(function, lowered.fndesc, [library])
        state["cr"] = lowered._replace(cfunc=function)
        return True


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Numba's pipeline for functions that are only linked."""

    def define_pipelines(self) -> list[Any]:
        pipeline = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (LinkedLowering if step is typed.NativeLowering else step, title)
            for step, title in pipeline.passes
            if step not in UNUSED
        ]
        pipeline._finalized = False
        pipeline.finalize()
        return [pipeline]
