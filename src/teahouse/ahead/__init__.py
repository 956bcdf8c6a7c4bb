"""Compiling ahead: from the rules of a title to one native library. Needs the extra `build`."""
