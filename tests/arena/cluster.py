"""Two nodes of Ray on this machine. Prints their address, and ends them when told to."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


def main() -> None:
    cluster_utils: Any = import_module("ray.cluster_utils")
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        print(cluster.address, flush=True)
        sys.stdin.readline()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
