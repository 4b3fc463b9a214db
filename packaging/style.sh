#!/usr/bin/env bash
# Whether the tree keeps the house's form: clang-format 14 over all C++, codespell over all texts, shellcheck over our shell scripts.
#   packaging/style.sh          says what does not, and fails
#   packaging/style.sh --fix    formats the C++
# Another clang-format than 14 breaks lines elsewhere: only that one is asked.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"

form=(--dry-run -Werror)
case "${1-}" in
"") ;;
--fix) form=(-i) ;;
*) fail "packaging/style.sh: unknown argument $1; there is --fix, or nothing" ;;
esac

bad=false

# checked TOOL COMMAND…: runs it where there is the tool.
checked() {
    local tool=$1
    shift
    if ! command -v "$tool" >/dev/null; then
        say "Not checked: there is no $tool here"
        return
    fi
    say "Style ($tool)"
    "$@" || bad=true
}

cpp() { find app core widgets probe tests \( -name '*.cpp' -o -name '*.h' -o -name '*.cu' -o -name '*.cuh' \) -print0; }
formatted() { cpp | xargs -0 -n 100 -P "$(nproc)" clang-format-14 "${form[@]}"; }

checked clang-format-14 formatted
checked codespell codespell .
checked shellcheck shellcheck --external-sources packaging/*.sh packaging/bundle/{bundle.sh,AppRun} .ci/run tests/fuzz/run_all.sh
if $bad; then
    fail "Mend what stands above; packaging/style.sh --fix formats the C++"
fi
