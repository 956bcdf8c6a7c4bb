"""What `teahouse bench` measures: a game's engine, its search, its learning environments.

A wheel carries these modules as `teahouse_benchmarks`.
"""
