"""Archives of compiled modules, made by the Python that will run them.

Run in Pyodide by `pack.mjs`; it needs the standard library alone. An archive is a zip without
compression: Python imports from it directly, and it is compressed as a whole for transfer.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import zipfile
from collections.abc import Iterable, Iterator, Mapping

HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # never compared
# Reached by imports in functions and conditions that nothing here uses.
NOT_NEEDED = frozenset({
    "_aix_support", "_apple_support", "_ast_unparse", "_ios_support", "_osx_support",
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "_strptime", "argparse",
    "asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "bdb",
    "calendar", "cmd", "code", "concurrent.futures.process", "concurrent.interpreters",
    "configparser", "ctypes.macholib", "ctypes.wintypes", "dbm", "doctest", "ftplib", "getpass",
    "gettext", "http", "imaplib", "mailbox", "mimetypes", "multiprocessing", "netrc",
    "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "pprint", "pydoc", "pydoc_data",
    "rlcompleter", "smtplib", "sqlite3", "ssl", "sysconfig", "tarfile", "tracemalloc", "unittest",
    "urllib.request", "uuid", "wsgiref", "xml", "xmlrpc", "zoneinfo",
})  # fmt: skip
# Imported by name, without an import statement.
BY_NAME = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8", "encodings.cp437",
           "importlib.resources.readers", "tomllib", "zipfile")  # fmt: skip

CONDITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.If, ast.ExceptHandler)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

Sources = Mapping[str, tuple[str, bytes]]  # the file and the text of each module


def sources(archive: zipfile.ZipFile) -> dict[str, tuple[str, bytes]]:
    found = {}
    for name in archive.namelist():
        if name.endswith(".py"):
            module = name[:-3].replace("/", ".").removesuffix(".__init__")
            found[module] = (name, archive.read(name))
    return found


def imported(module: str, file: str, text: bytes) -> Iterator[str]:
    """The names a module may import; not every one of them is a module.

    Conditional imports count too, unless nothing here needs them.
    """
    package = module if file.endswith("__init__.py") else module.rpartition(".")[0]
    for name, is_inside in _imported(ast.parse(text), package, False):
        if not (is_inside and is_left_out(name)):
            yield name


def _imported(tree: ast.AST, package: str, is_inside: bool) -> Iterator[tuple[str, bool]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, is_inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            yield base, is_inside
            yield from ((f"{base}.{alias.name}", is_inside) for alias in node.names)
        yield from _imported(node, package, is_inside or isinstance(node, CONDITIONS))


def needed(library: Sources, wanted: Iterable[str]) -> set[str]:
    """The modules of the library that these import, directly or indirectly."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        name = waiting.pop()
        if name not in found and name in library:
            found.add(name)
            waiting += [name.rpartition(".")[0], *imported(name, *library[name])]
    return found


def is_left_out(name: str) -> bool:
    parts = name.split(".")
    return any(".".join(parts[: n + 1]) in NOT_NEEDED for n in range(len(parts)))


def compiled(file: str, text: bytes) -> bytes:
    """Compile a module without docstrings, but with assertions."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, file, "exec", dont_inherit=True, optimize=0)
    return HEADER + marshal.dumps(code)


def write(path: str, files: Mapping[str, bytes]) -> None:
    """Write a reproducible archive: fixed order and dates."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])


def pack(library: str, ours: str, into: str, begun: Iterable[str]) -> None:
    """Write `python_stdlib.zip` and `teahouse.zip` into a folder.

    Args:
        library: The standard library as sources.
        ours: Our modules as sources, and their data.
        into: The folder.
        begun: The modules Python has loaded at startup.
    """
    own = zipfile.ZipFile(ours)
    written = sources(own)
    others = [name for name in own.namelist() if not name.endswith(".py")]
    packed = {f"{file}c": compiled(file, text) for file, text in written.values()}
    write(f"{into}/teahouse.zip", packed | {name: own.read(name) for name in others})
    there = sources(zipfile.ZipFile(library))
    asked = [name for module, found in written.items() for name in imported(module, *found)]
    kept = needed(there, [*begun, *asked, *BY_NAME])
    files = {f"{there[name][0]}c": compiled(*there[name]) for name in kept}
    write(f"{into}/python_stdlib.zip", files)
