#!/usr/bin/env bash
# Builds what is handed to others, in build/packages; installs with apt what that needs and this machine lacks:
#   packaging/package.sh            all of it
#   packaging/package.sh deb        the Debian packages: shardscope, shardscope-cli and shardscope-probe
#   packaging/package.sh bundle     a folder that runs from anywhere with its own Qt, as a tarball, and as an AppImage where appimagetool is installed
#   packaging/package.sh flatpak    checks the Flatpak manifest; where the KDE runtime that it names is installed, builds it, too
# They are made of the build that packaging/run.sh makes. packaging/check-package.sh tries them on a system that has never seen Shardscope.
# With CI=true in the environment compiler warnings are errors.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

out=$root/build/packages
id=org.shardscope.shardscope

warnings=()
[ "${CI-}" != true ] || warnings=(-DSHARDSCOPE_WARNINGS_AS_ERRORS=ON)

build_programs() {
    install_missing "${build_packages[@]}" "${window_packages[@]}" "${pack_packages[@]}"
    configure release "${warnings[@]}"
    build release --target shardscope shardscope-cli shardscope-probe documents
    mkdir -p "$out"
}

# Mistakes in what a desktop reads are errors.
check_desktop_files() {
    say "Desktop file and metainfo"
    desktop-file-validate "$root/packaging/desktop/$id.desktop"
    appstreamcli validate --pedantic --no-net "$root/build/release/packaging/$id.metainfo.xml"
}

pack_debs() {
    check_desktop_files
    say "Debian packages"
    rm -f "$out"/*.deb
    cpack --config "$root/build/release/CPackConfig.cmake" -B "$out" >"$out/cpack.log" 2>&1 || fail "cpack failed: $(tail -n 20 "$out/cpack.log")"
    rm -rf "$out/_CPack_Packages" "$out/cpack.log"
    say "lintian"
    lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$out"/*.deb
    echo "clean: no error, no warning"
}

pack_bundle() {
    say "A self-contained folder"
    "$root/packaging/bundle/bundle.sh" "$root/build/release" "$out"
}

check_flatpak() {
    say "Flatpak manifest"
    local manifest=$root/packaging/flatpak/$id.yml
    if ! command -v flatpak-builder >/dev/null; then
        echo "flatpak-builder is not installed: the manifest was not checked."
        return
    fi
    (cd "$root/build" && flatpak-builder --show-manifest "$manifest" >/dev/null)  # it leaves its state where it is started
    echo "the manifest is valid"
    if command -v flatpak >/dev/null && flatpak info org.kde.Sdk//6.7 >/dev/null 2>&1; then
        (cd "$root/build" && flatpak-builder --force-clean --repo="$out/flatpak" flatpak "$manifest")
    fi
}

# One after the other and not with &&, within which a failure would not end a function.
case "${1-all}" in
all)
    build_programs
    pack_debs
    pack_bundle
    check_flatpak
    ;;
deb)
    build_programs
    pack_debs
    ;;
bundle)
    build_programs
    pack_bundle
    ;;
flatpak) check_flatpak ;;
*) fail "packaging/package.sh: unknown argument $1; there are deb, bundle and flatpak, or nothing for all" ;;
esac
say "In $out"
(cd "$out" 2>/dev/null && du -sh ./*.deb ./*.tar.xz ./*.AppImage 2>/dev/null) || true
