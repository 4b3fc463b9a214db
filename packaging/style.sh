#!/usr/bin/env bash
# Whether the tree keeps the house's form: clang-format 14 over all C++, codespell over all texts, shellcheck over our shell scripts, and
# clang-tidy 14 with the checks of .clang-tidy over the programs' sources that differ from where this branch left the main one.
#   packaging/style.sh          says what does not, and fails
#   packaging/style.sh --all    the same, and clang-tidy over all of the programs' sources
#   packaging/style.sh --fix    formats the C++
# Another clang-format than 14 breaks lines elsewhere: only that one is asked.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"

form=(--dry-run -Werror)
all=false
case "${1-}" in
"") ;;
--all) all=true ;;
--fix) form=(-i) ;;
*) fail "packaging/style.sh: unknown argument $1; there is --all, --fix, or nothing" ;;
esac

bad=false

# checked TOOL COMMAND…: runs it where there is the tool.
checked() {
    local tool=$1
    shift
    if ! command -v "$tool" >/dev/null; then
        say "Not checked: $tool is not installed"
        return
    fi
    say "Style ($tool)"
    "$@" || bad=true
}

cpp() { find app core widgets probe tests \( -name '*.cpp' -o -name '*.h' -o -name '*.cu' -o -name '*.cuh' \) -print0; }
formatted() { cpp | xargs -0 -n 100 -P "$(nproc)" clang-format-14 "${form[@]}"; }

# Sources of the programs that differ from where this branch left the main one, or from the last commit but one of it; of a header its own source.
changed() {
    local base
    for base in '@{upstream}' origin/HEAD origin/main main HEAD~1; do
        base=$(git merge-base HEAD "$base" 2>/dev/null) && [ "$base" != "$(git rev-parse HEAD)" ] && break
        base=
    done
    [ -n "$base" ] || return 0
    git diff --name-only --diff-filter=d "$base" -- '*.cpp' '*.h' | grep -E '^(app|core|widgets|probe)/' | sed 's/\.h$/.cpp/' | sort -u
}

# clang-tidy reads what the build would compile. All sources are read as the release's units, in a fifth of the time; those that a change
# touches one by one, for tidy_seconds at the most.
tidy_seconds=120
tidied() {
    local build=$root/build/tidy sources found status=0
    configure tidy >/dev/null || return
    # Tables of core/text that the build makes of the texts.
    cmake --build "$build" --target shardscope_resources >/dev/null || return
    if $all; then
        sources=$(compiled)
        tidy_seconds=0
    else
        cmake -DBUILD="$build" -P packaging/cmake/whole_compile_commands.cmake
        sources=$(compiled | grep -Fxf <(changed | sed "s|^|$root/|")) || return 0
    fi
    found=$(timeout $tidy_seconds xargs -n 1 -P "$(nproc)" clang-tidy-14 -p "$build" --quiet \
        --header-filter="^$root/(app|core|widgets|probe)/" <<<"$sources" 2>/dev/null) || status=$?
    [ $status -ne 124 ] || say "Stopped after $tidy_seconds s; packaging/style.sh --all reads all sources"
    [ -z "$found" ] || { printf '%s\n' "$found" && return 1; }
    [ $status -eq 0 ] || [ $status -eq 124 ]
}

# What the build compiles of ours.
compiled() { sed -n 's/^  "file": "\(.*\)".*/\1/p' "$root/build/tidy/compile_commands.json" | grep -E "/Unity/unity_|^$root/(app|core|widgets|probe)/"; }

checked clang-format-14 formatted
checked codespell codespell .
checked shellcheck shellcheck --external-sources packaging/*.sh packaging/bundle/{bundle.sh,AppRun} .ci/run tests/fuzz/run_all.sh
[ "${form[0]}" = -i ] || checked clang-tidy-14 tidied
if $bad; then
    fail "Mend what stands above; packaging/style.sh --fix formats the C++"
fi
