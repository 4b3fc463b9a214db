#!/usr/bin/env bash
# Makes packaging/pictures anew: the pictures of README.md and of the guide in the window (resources/guide). Each shows the built-in example,
# Llama 3 70B on 64 H100, in the light theme:
#   packaging/pictures.sh [SHARDSCOPE]      SHARDSCOPE: the program, else build/release/app/shardscope
# With ImageMagick they are written with 128 colours, a third of the bytes.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
shardscope=${1:-$root/build/release/app/shardscope}
[ -x "$shardscope" ] || { echo "pictures.sh: no $shardscope: build it first, packaging/run.sh does" >&2; exit 2; }
export QT_QPA_PLATFORM=offscreen QT_STYLE_OVERRIDE=fusion QT_HASH_SEED=0 LC_ALL=C.UTF-8 TZ=UTC

picture() { # VIEW SIZE
    local out=$root/packaging/pictures/$1.png
    "$shardscope" --render "$1" --size "$2" --theme light --scale 1 --language en --out "$out"
    if command -v convert >/dev/null; then
        convert "$out" -strip +dither -colors 128 "png8:$out"
    fi
    echo "$out: $(stat -c %s "$out") bytes"
}

picture window 1280x800
picture memory 740x430
picture pipeline 900x500
picture derivation 740x460
picture search 900x500
picture probe 740x460
picture lessons 740x460
