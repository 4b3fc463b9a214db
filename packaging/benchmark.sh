#!/usr/bin/env bash
# Builds what is measured (Release) and prints every figure of speed that Shardscope promises, each beside a reference loop of the same run:
#   packaging/benchmark.sh [--json FILE] [--check] [--record] [--with-build] [--rounds N]
# Measure on a quiet machine. packaging/BENCHMARKS.md holds the recorded figures.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${test_packages[@]}" libbenchmark-dev
{
    configure release -DSHARDSCOPE_BENCHMARKS=ON
    build release --target benchmarks window_benchmarks shardscope shardscope-cli
} >&2
cd "$root"
exec python3 packaging/benchmarks/run.py "$@"
