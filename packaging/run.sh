#!/usr/bin/env bash
# Installs with apt what the build needs and this machine lacks, builds Shardscope (Release, in build/) and runs it:
#   packaging/run.sh              the window, with Llama 3 70B on 64 H100; without a display its picture, build/shardscope.png
#   packaging/run.sh FILE         the window with that scenario or config.json
#   packaging/run.sh ARGUMENTS    shardscope-cli ARGUMENTS, which needs no Qt; try: packaging/run.sh help
#   packaging/run.sh probe …      shardscope-probe, which measures this machine; try: packaging/run.sh probe --quick
# What is said on the way goes to standard error: standard output is the answer alone.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if [ $# -eq 0 ] || [ -f "$1" ]; then
    {
        install_missing "${build_packages[@]}" "${window_packages[@]}"
        configure release
        build release --target shardscope
    } >&2
    # Nothing is left outside build/.
    [ $# -eq 0 ] || set -- "$(realpath "$1")" "${@:2}"
    cd "$root/build"
    exec "$root/build/release/app/shardscope" "$@"
fi

program=app/cli/shardscope-cli
if [ "$1" = probe ]; then
    program=probe/shardscope-probe
    shift
fi
{
    install_missing "${build_packages[@]}"
    configure minimal
    build minimal --target "${program##*/}"
} >&2
exec "$root/build/minimal/$program" "$@"
