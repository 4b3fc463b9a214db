N=$(echo 4)
M=`expr $N \* 8`
D=$(dirname /a/b/c.txt)
F=$(basename /a/b/c.txt .txt)
L="$(echo --num-layers $N)"
torchrun train.py $N $M $D $F $(echo a b) "$(echo c d)" $(seq 3) $L
