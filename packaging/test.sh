#!/usr/bin/env bash
# Installs with apt what the build and the tests need and this machine lacks, builds Shardscope and tests it:
#   packaging/test.sh          the quick suite: a Release build and all its tests
#   packaging/test.sh --all    that, and: the benchmarks against the recorded figures, the build without Qt, clang, address, undefined-behaviour and
#                              thread sanitizers, a short fuzzing of every importer, the form of all files (packaging/style.sh)
# With CI=true in the environment compiler warnings are errors everywhere, and the form is checked first.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

all=false
case "${1-}" in
"") ;;
--all) all=true ;;
*) fail "packaging/test.sh: unknown argument $1; there is --all, or nothing for the quick suite" ;;
esac

warnings=()
[ "${CI-}" != true ] || warnings=(-DSHARDSCOPE_WARNINGS_AS_ERRORS=ON)

# check PRESET [CONFIGURE OPTION…]: configures, builds and tests.
check() {
    configure "$@" "${warnings[@]}"
    build "$1"
    say "Testing ($1)"
    (cd "$root" && ctest --preset "$1" --parallel "$(nproc)")
}

install_missing "${build_packages[@]}" "${test_packages[@]}"
if $all || [ "${CI-}" = true ]; then
    # In a subshell: where an archive lacks a tool, the style script says what it could not check, and the tests go on.
    (install_missing "${style_packages[@]}") || true
    if $all; then "$root/packaging/style.sh" --all; else "$root/packaging/style.sh"; fi
fi
if ! $all; then
    check release
    exit
fi

install_missing "${all_packages[@]}"
# clang only recommends its sanitizer and fuzzer runtimes, in a package of its version.
echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
    clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null ||
    install_missing "libclang-rt-$(clang++ -dumpversion | cut -d. -f1)-dev"
check minimal
check clang
check asan
check tsan
check fuzz
# Ten thousand random scenarios where the quick suite has two.
SHARDSCOPE_LONG=1 check release -DSHARDSCOPE_BENCHMARKS=ON
say "Performance figures compared with the recorded ones"
"$root/packaging/benchmark.sh" --check
