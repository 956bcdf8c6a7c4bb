"""Value networks: inputs, files and training.

`networks` reads and writes them and needs nothing but Python; `samples` and `training` use NumPy.
"""
