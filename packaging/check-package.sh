#!/usr/bin/env bash
# Tries the packages of packaging/package.sh on a system that has never seen Shardscope: a fresh Debian (debootstrap) in build/packages/check,
# of this suite or of the one named. As root, with the network of apt:
#   packaging/check-package.sh [bookworm]
# It installs the Debian packages, runs the window without a display, the command line and the probe as a user, removes and purges all, and wants
# every file gone; then it unpacks the tarball elsewhere, without any Qt, and does the same. What it measured is printed last.
# shellcheck disable=SC2016  # what stands in single quotes is for the shells inside
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

suite=${1-bookworm}
packages=$root/build/packages
chroot=$packages/check/$suite
[ "$(id -u)" -eq 0 ] || fail "packaging/check-package.sh makes a system of its own: run it as root"
# What is mounted for it is gone with this process, however it ends.
[ "${SHARDSCOPE_IN_NAMESPACE-}" = yes ] || SHARDSCOPE_IN_NAMESPACE=yes exec unshare --mount "${BASH_SOURCE[0]}" "$@"
install_missing debootstrap

figures=()
note() { figures+=("$(printf '%-44s %s' "$1" "$2")"); }

inside() { chroot "$chroot" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

as_user() { inside setpriv --reuid 1000 --regid 1000 --clear-groups env HOME=/home/guest XDG_RUNTIME_DIR=/home/guest/run QT_QPA_PLATFORM=offscreen "$@"; }

make_chroot() {
    say "A fresh $suite"
    rm -rf --one-file-system "$chroot"
    mkdir -p "$chroot"
    debootstrap --variant=minbase "$suite" "$chroot" >"$packages/check/debootstrap.log" || fail "debootstrap failed: $(tail -n 5 "$packages/check/debootstrap.log")"
    mount -t proc proc "$chroot/proc"
    inside mkdir -p /home/guest/run
    inside chown -R 1000:1000 /home/guest
    inside chmod 700 /home/guest/run
}

# Files and packages; neither caches and logs, nor what a user's programs wrote into the user's home.
inventory() {
    inside find / -xdev \( -path /proc -o -path /home -o -path /tmp -o -path /var/cache -o -path /var/log -o -path /var/lib/apt -o -path '/var/lib/dpkg/*' \) \
        -prune -o -print | sort
}

# try_programs WHAT FOLDER: the three programs, as a user would start them.
try_programs() {
    local what=$1 at=$2 shown
    local example=${at:+${at}usr}
    example=${example:-/usr}/share/doc/shardscope-cli/examples/llama-3-70b-64-h100.json
    say "$what: the window, without a display"
    shown=$(as_user "${at}shardscope" --measure-start)
    note "$what: window shown after" "$(awk '/shown_ms/ { print $2 " ms" }' <<<"$shown"), $(awk '/resident_mb/ { print $2 " MB" }' <<<"$shown")"
    as_user "${at}shardscope" --render window --size 1280x800 --out /home/guest/window.png
    [ "$(stat -c %s "$chroot/home/guest/window.png")" -gt 50000 ] || fail "the window's picture is empty"
    cp "$chroot/home/guest/window.png" "$packages/check/window-${what// /-}.png"
    as_user "${at}shardscope" --language de --render window --size 1280x800 --out /home/guest/fenster.png
    ! cmp --quiet "$chroot"/home/guest/{window,fenster}.png || fail "it does not speak German"
    say "$what: the command line"
    as_user "${at}shardscope-cli" estimate "$example" >"$packages/check/estimate.txt"
    head -n 6 "$packages/check/estimate.txt"
    as_user "${at}shardscope-cli" search "$example" --json >"$packages/check/search.json"
    grep -q '"shardscope.search/1"' "$packages/check/search.json"
    say "$what: the probe"
    as_user "${at}shardscope-probe" --quick --backend simulated --out /home/guest/simulated.json | tail -n 1
    as_user timeout 300 "${at}shardscope-probe" --quick --out /home/guest/host.json | tail -n 1
    note "$what: profile of the host measured" "$(stat -c %s "$chroot/home/guest/host.json") bytes"
}

try_documents() {
    local page
    for page in shardscope shardscope-cli shardscope-probe; do
        [ -s "$chroot/usr/share/man/man1/$page.1.gz" ] || fail "there is no manual page of $page"
    done
    inside bash -c '. /usr/share/bash-completion/completions/shardscope-cli; COMP_WORDS=(shardscope-cli est); COMP_CWORD=1; _shardscope_cli; test "${COMPREPLY[*]}" = estimate'
}

check_debs() {
    local before after left started
    before=$(mktemp)
    after=$(mktemp)
    inside apt-get -q update >/dev/null
    # The window without what is only recommended: what it depends on has to be enough.
    cp "$packages"/*.deb "$chroot/tmp"
    inventory >"$before"
    say "Installing"
    started=$SECONDS
    inside sh -c 'apt-get install --yes --no-install-recommends /tmp/*.deb' >"$packages/check/install.log" 2>&1 || fail "$(tail -n 20 "$packages/check/install.log")"
    note "packages that apt brought" "$(grep -c '^Setting up ' "$packages/check/install.log")"
    note "installed in" "$((SECONDS - started)) s"
    note "files of ours" "$(inside sh -c 'dpkg -L shardscope shardscope-cli shardscope-probe | sort -u | while read -r f; do [ -d "$f" ] || echo "$f"; done' | wc -l)"
    note "installed size of ours" "$(inside dpkg-query -W -f '${Installed-Size}\n' shardscope shardscope-cli shardscope-probe | awk '{ s += $1 } END { print s " KiB" }')"
    try_documents
    try_programs "packages" ""
    say "Removing"
    inside apt-get purge --yes shardscope shardscope-cli shardscope-probe >"$packages/check/remove.log" 2>&1
    left=$(inside find / -xdev \( -path /proc -o -path /tmp -o -path /home \) -prune -o -iname '*shardscope*' -print | grep -v '^/var/cache/apt' || true)
    [ -z "$left" ] || fail "left behind: $left"
    inside apt-get autoremove --purge --yes >>"$packages/check/remove.log" 2>&1
    inventory >"$after"
    note "files before, and after purging all" "$(wc -l <"$before"), $(wc -l <"$after")"
    left=$(comm -13 "$before" "$after")
    note "files that are left" "${left:-none}"
    left=$(comm -23 "$before" "$after")
    note "files that are missing" "${left:-none}"
    rm -f "$before" "$after"
}

check_bundle() {
    local bundle name
    bundle=$(ls "$packages"/*.tar.xz)
    name=$(basename "$bundle" .tar.xz)
    ! inside sh -c 'ls /usr/lib/*/libQt6Core*' >/dev/null 2>&1 || fail "there is a Qt here: it would prove nothing"
    mkdir -p "$chroot/opt/one place" "$chroot/home/guest/another"
    tar --directory "$chroot/opt/one place" -xf "$bundle"
    mv "$chroot/opt/one place/$name" "$chroot/home/guest/another/renamed"
    try_programs "tarball" /home/guest/another/renamed/
    note "tarball unpacked" "$(du -sh "$chroot/home/guest/another/renamed" | cut -f1)"
}

make_chroot
check_debs
check_bundle
umount "$chroot/proc"
rm -rf --one-file-system "$chroot"
say "Measured ($suite)"
for deb in "$packages"/*.deb "$packages"/*.tar.xz; do
    note "${deb##*/}" "$(du -h "$deb" | cut -f1)"
done
printf '%s\n' "${figures[@]}"
