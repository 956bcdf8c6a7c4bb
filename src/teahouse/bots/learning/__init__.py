"""Value networks: what they are told, how they are kept, and how they are trained.

`networks` reads and writes them and needs nothing but Python; `samples` and `training` use NumPy.
"""
