"""Reading a QR code off a picture, as a camera does: bytes at level M, up to version 6."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

from PIL import Image

QUIET = 4  # modules around the code
FORMATS = (0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0)  # level M, by mask
BLOCKS = {1: (16,), 2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43), 6: (27, 27, 27, 27)}
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
Modules = list[list[bool]]


def read(picture: bytes) -> str:
    """What the code in the middle of a picture says."""
    modules = sampled(Image.open(io.BytesIO(picture)).convert("L"))
    size = len(modules)
    mask = MASKS[FORMATS.index(format_of(modules))]
    bits = [modules[r][c] ^ (mask(r, c) == 0) for r, c in path(size)]
    codewords = [sum(bit << (7 - n) for n, bit in enumerate(bits[i : i + 8]))
                 for i in range(0, len(bits) - 7, 8)]  # fmt: skip
    blocks = BLOCKS[(size - 17) // 4]
    data = bytes(
        codewords[n * len(blocks) + b] for b in range(len(blocks)) for n in range(blocks[b])
    )
    nibbles = data.hex()
    assert nibbles[0] == "4", "no bytes"
    length = int(nibbles[1:3], 16)
    return bytes.fromhex(nibbles[3 : 3 + 2 * length]).decode()


def sampled(picture: Image.Image) -> Modules:
    """Dark or light at the middle of every module; a finder's corner tells how large one is."""
    width, light = picture.width, picture.tobytes()
    corner = next(n for n in range(width) if light[n * width + n] < 128)
    version = round((width * QUIET / corner - 2 * QUIET - 17) / 4)
    size = 17 + 4 * version
    step = width / (size + 2 * QUIET)
    middles = [int((n + QUIET + 0.5) * step) for n in range(size)]
    return [[light[y * width + x] < 128 for x in middles] for y in middles]


def format_of(modules: Modules) -> int:
    size = len(modules)
    rows = [*range(6), 7, 8, *range(size - 7, size)]
    return sum(modules[row][8] << n for n, row in enumerate(rows))


def path(size: int) -> Iterator[tuple[int, int]]:
    """The places of data, in pairs of columns up and down from the right."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if up else range(size):
            for column in (right, right - 1):
                if not is_pattern(size, row, column):
                    yield row, column
        up = not up


def is_pattern(size: int, r: int, c: int) -> bool:
    """Finders with the format beside them, the two timing lines, and the one alignment pattern."""
    finder = (r < 9 and (c < 9 or c >= size - 8)) or (r >= size - 8 and c < 9)
    aligned = size > 21 and abs(r - (size - 7)) <= 2 and abs(c - (size - 7)) <= 2
    return finder or 6 in (r, c) or aligned
