"""The platforms a library can be built for."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.library import WASM


@dataclass(frozen=True)
class Target:
    """A platform as LLVM, the linker and wheels call it."""

    triple: str
    cpu: str
    zig: str  # with the oldest C library supported
    wheel: str  # the platform tag; empty where wheels carry no libraries
    features: str = ""

    @property
    def system(self) -> str:
        return self.zig.split("-")[1].partition(".")[0]


TARGETS = {
    "linux-x86_64": Target(
        "x86_64-unknown-linux-gnu", "x86-64", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"
    ),
    "linux-aarch64": Target(
        "aarch64-unknown-linux-gnu", "generic", "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"
    ),
    "macos-x86_64": Target(
        "x86_64-apple-macosx11.0.0", "x86-64", "x86_64-macos.11.0-none", "macosx_11_0_x86_64"
    ),
    "macos-aarch64": Target(
        "arm64-apple-macosx11.0.0", "apple-m1", "aarch64-macos.11.0-none", "macosx_11_0_arm64"
    ),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86-64", "x86_64-windows-gnu", "win_amd64"),
    WASM: Target(  # a side module, as Pyodide loads it with ctypes
        "wasm32-unknown-emscripten",
        "generic",
        "wasm32-emscripten",
        "",
        "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext",
    ),
}
