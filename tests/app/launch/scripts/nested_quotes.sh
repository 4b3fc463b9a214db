A="x"
B="$(echo "inner $A")"
C="${A:-"default value"}"
D="${NOT_SET:-"d e"}"
torchrun train.py "$B" "$C" "$D" "a'b" 'c"d' "${A}y" ${A}'$A'
