ARGS=()
SUM0=0
LIST0=
for f in tp:2 pp:4; do
    ARGS+=("--${f%%:*}" "${f#*:}")
done
for i in {1..3}; do SUM=$((SUM0 + i)); SUM0=$SUM; done
for ((i = 0; i < 3; i++)); do LIST="$LIST0 $i"; LIST0=$LIST; done
torchrun train.py "${ARGS[@]}" $SUM $LIST
