#!/usr/bin/env bash
# bundle.sh BUILD OUT: a folder (an AppDir) that runs from anywhere on a Linux with this glibc or a newer one: programs, Qt with its plugins and
# translations, fonts, and everything they link. What a desktop has of its own (OpenGL, X, the C++ library) is there for a system that lacks it.
set -euo pipefail

build=$1
out=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
id=org.shardscope.shardscope
version=$("$build/app/cli/shardscope-cli" --version | cut -d' ' -f2)
name=shardscope-$version-$(uname -m)
folder=$out/$name

# Of the system, always: they belong to its kernel and loader.
system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nsl|nss_.*))\.so'
# Of the system where it has them: they belong to its drivers and its display, or are newer there.
preferred='^lib(stdc\+\+|gcc_s|GL|EGL|GLX|OpenGL|GLdispatch|drm|gbm|X11|X11-xcb|xcb|fontconfig|freetype|expat|z|wayland-.*)\.so'

# The paths that ldd tells.
needed() { awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u; }

# The licence of the Debian package that a file is from.
add_licence() {
    local package
    package=$(dpkg-query --search "$1" 2>/dev/null || dpkg-query --search "/usr$1" 2>/dev/null) || return 0
    package=${package%%:*}
    install -D --mode 644 "/usr/share/doc/$package/copyright" "$folder/usr/share/doc/$package/copyright" 2>/dev/null || true
}

add_library() {
    local base=${1##*/}
    [[ ! $base =~ $system ]] || return 0
    local place=$folder/usr/lib
    [[ ! $base =~ $preferred ]] || place=$place/fallback/$base
    install -D --mode 644 "$1" "$place/$base"
    patchelf --force-rpath --set-rpath "$(if [[ $base =~ $preferred ]]; then echo "\$ORIGIN/../.."; else echo "\$ORIGIN"; fi)" "$place/$base"
    add_licence "$1"
}

add_plugins() {
    local plugins kind file
    plugins=$(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null || qtpaths6 --query QT_INSTALL_PLUGINS)
    for kind in platforms/libq{xcb,wayland*,offscreen,minimal} imageformats iconengines platforminputcontexts xcbglintegrations \
        platformthemes/libqxdgdesktopportal wayland-{shell-integration,decoration-client,graphics-integration-client}; do
        # shellcheck disable=SC2086,SC2231  # a name of the list may be a pattern
        for file in "$plugins"/$kind.so "$plugins"/$kind/*.so; do
            [ -f "$file" ] || continue
            install -D --mode 644 "$file" "$folder/usr/plugins/${file#"$plugins/"}"
        done
    done
    find "$folder/usr/plugins" -name '*.so' -exec patchelf --force-rpath --set-rpath "\$ORIGIN/../../lib" {} +
}

add_translations() {
    local from language
    from=$(qmake6 -query QT_INSTALL_TRANSLATIONS 2>/dev/null || qtpaths6 --query QT_INSTALL_TRANSLATIONS)
    for language in de zh_CN; do
        install -D --mode 644 "$from/qtbase_$language.qm" -t "$folder/usr/share/qt6/translations"
    done
}

add_fonts() {
    install -D --mode 644 /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold,Mono}.ttf -t "$folder/usr/share/fonts"
    install -D --mode 644 "$here/fonts.conf" -t "$folder/usr/share/fontconfig"
    add_licence /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
}

rm -rf "$folder"
mkdir -p "$folder"
cmake --install "$build" --prefix "$folder/usr" --strip >/dev/null
install --mode 644 "$here/qt.conf" "$folder/usr/bin"
install --mode 755 "$here/AppRun" "$folder"
ln -s AppRun "$folder/shardscope"
ln -s AppRun "$folder/shardscope-cli"
ln -s AppRun "$folder/shardscope-probe"
install --mode 644 "$here/../desktop/$id.desktop" "$folder"
install --mode 644 "$here/../desktop/icon-256.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"

add_plugins
add_translations
add_fonts
mapfile -t libraries < <(find "$folder/usr/bin" "$folder/usr/plugins" -type f \( -perm /111 -o -name '*.so' \) -exec ldd {} + | needed)
for library in "${libraries[@]}"; do
    add_library "$library"
done
# The helper opens the system's own libraries by name: it is left to find those alone.
patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$folder/usr/bin/shardscope"

XZ_DEFAULTS=--threads=0 tar --directory "$out" --sort=name --owner=0 --group=0 --numeric-owner -cJf "$folder.tar.xz" "$name"
if command -v appimagetool >/dev/null; then
    ARCH=$(uname -m) appimagetool "$folder" "$folder.AppImage"
else
    echo "appimagetool is not installed: only the tarball was built."
fi
