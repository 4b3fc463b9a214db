#!/usr/bin/env bash
# Installs with apt what the build needs and this machine lacks, builds Shardscope (Release, in build/minimal) and runs it:
#   packaging/run.sh              a finished estimate of the built-in example: Llama 3 70B on 64 H100
#   packaging/run.sh ARGUMENTS    shardscope-cli ARGUMENTS; try: packaging/run.sh help
# What is said on the way goes to standard error: standard output is the answer alone.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

{
    install_missing "${build_packages[@]}"
    configure minimal
    build minimal --target shardscope-cli
} >&2

[ $# -gt 0 ] || set -- estimate "$root/resources/examples/llama-3-70b-64-h100.json"
exec "$root/build/minimal/app/cli/shardscope-cli" "$@"
