#!/usr/bin/env bash
# Runs every libFuzzer target of a build for a number of executions, one process a core, and prints a table of what came of it:
#   tests/fuzz/run_all.sh build/fuzzfast 10000000 [TARGET…]
# SHARDSCOPE_FUZZ_JOBS: processes at once (2). What a target finds stays in BUILD/tests/fuzz/found; a row is written when its target ends,
# to standard output and to BUILD/tests/fuzz/figures.md.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -ge 2 ] || { echo "usage: $0 BUILD EXECUTIONS [TARGET…]" >&2; exit 2; }
build=$(cd "$1" && pwd)
export here executions=$2 folder=$build/tests/fuzz
shift 2
export figures=$folder/figures.md

# run_one TARGET: a row of the table; fails where the target did.
run_one() {
    local subject=${1#fuzz_} log=$folder/found/$1.log words=$folder/found/$1.dict status=0 begun=$SECONDS longest executed
    mkdir -p "$folder/found/$subject"
    # The words of the corpus, so that keys and names are found whole. Inputs stay as short as the corpus: a change then lands where it matters.
    cat "$here/corpus/$subject"/* | { grep -aoE '"[A-Za-z0-9_./-]{1,40}"' || true; } | sort -u >"$words"
    [ -s "$words" ] || echo '"="' >"$words"
    longest=$(find "$here/corpus/$subject" -type f -printf '%s\n' | sort -n | tail -1)
    longest=$((longest > 4000 ? 4000 : longest + 60))
    "$folder/$1" -runs="$executions" -max_len="$longest" -dict="$words" -entropic=0 -timeout=10 -rss_limit_mb=3000 -verbosity=0 -print_final_stats=1 \
        -artifact_prefix="$folder/found/$subject-" "$folder/found/$subject" "$here/corpus/$subject" >"$log" 2>&1 || status=$?
    executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '| %s | %s | %s | %s |\n' "$subject" "${executed:-0}" "$((SECONDS - begun))" "$([ $status -eq 0 ] && echo none || echo "status $status")" |
        tee -a "$figures"
    return "$status"
}
export -f run_one

printf '| target | executions | seconds | crashes |\n| --- | ---: | ---: | --- |\n' | tee "$figures"
{
    if [ $# -gt 0 ]; then printf '%s\n' "$@"; else (cd "$folder" && find . -maxdepth 1 -name 'fuzz_*' -type f -perm -u+x -printf '%f\n' | sort); fi
} | xargs -P "${SHARDSCOPE_FUZZ_JOBS:-2}" -I{} bash -c 'run_one {} || exit 1'
