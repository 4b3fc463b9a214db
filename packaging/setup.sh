# shellcheck shell=bash
# What run.sh, test.sh and package.sh share: installing with apt what a build needs and this machine lacks, and building a preset.
# The package names hold on Debian 12 and Ubuntu 24.04.
# shellcheck disable=SC2034  # the lists are used by those scripts

build_packages=(cmake ninja-build g++ nlohmann-json3-dev zlib1g-dev libyaml-cpp-dev libtomlplusplus-dev)
window_packages=(qt6-base-dev qt6-svg-dev qt6-charts-dev qt6-tools-dev qt6-l10n-tools libqt6opengl6-dev libxlsxwriter-dev fonts-dejavu-core)
test_packages=(qt6-base-dev qt6-svg-dev qt6-charts-dev qt6-tools-dev qt6-l10n-tools libqt6opengl6-dev libxlsxwriter-dev python3)
pack_packages=(python3 dpkg-dev patchelf file lintian desktop-file-utils appstream qt6-translations-l10n qt6-wayland)
all_packages=(clang libbenchmark-dev)
style_packages=(clang-format-14 clang-tidy-14 codespell shellcheck)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '\n== %s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Whether package $1 need not be installed: it is, or its command comes from elsewhere.
have() {
    case $1 in
    cmake) command -v cmake ;;
    ninja-build) command -v ninja ;;
    g++) command -v g++ ;;
    python3) command -v python3 ;;
    clang) command -v clang++ ;;
    *) dpkg-query --show --showformat '${Status}' "$1" 2>/dev/null | grep 'install ok installed' ;;
    esac >/dev/null 2>&1
}

# Installs those of the packages that are missing; does nothing, and asks for nothing, where none is.
install_missing() {
    local package missing=() as_root=()
    if ! command -v apt-get >/dev/null; then
        say "apt is not available, so nothing was installed. Required: cmake 3.25, ninja, a C++20 compiler, nlohmann_json 3.11, zlib, yaml-cpp 0.7, toml++ 3.3, Qt 6.4 (base, svg, charts, linguist tools), libxlsxwriter"
        return
    fi
    for package in "$@"; do
        have "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "These packages are missing, and there is no sudo to install them. As root: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing with apt: ${missing[*]}"
    # A broken third-party source must not stop what Debian's or Ubuntu's own archive can give.
    "${as_root[@]}" apt-get update || echo "apt-get update failed; trying with the existing lists" >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}" ||
        fail "apt-get could not install: ${missing[*]}"
}

# configure PRESET [OPTION…]
configure() {
    say "Configuring ($1)"
    (cd "$root" && cmake --preset "$@" --log-level=WARNING)
}

# Of a first build on a machine of two cores; ccache makes it a fraction.
core_seconds_per_step=2.3

# build PRESET [--target TARGET…]: says how long it will take, and while it runs how far it is and for how many seconds.
build() {
    local log=$root/build/$1/.ninja_log cores steps
    cores=$(nproc)
    steps=$(ninja -C "$root/build/$1" -t commands "${@:3}" | wc -l)
    [ ! -e "$log" ] || steps=$((steps - $(wc -l <"$log")))
    if [ "$steps" -gt 20 ]; then
        say "Building ($1): $steps steps, about $(awk "BEGIN { print int($steps * $core_seconds_per_step / $cores / 60) + 1 }") min on $cores cores, less where ccache has some of it"
    else
        say "Building ($1): what has changed"
    fi
    (cd "$root" && NINJA_STATUS='[%f of %t, %p after %es] ' cmake --build --preset "$@")
}
