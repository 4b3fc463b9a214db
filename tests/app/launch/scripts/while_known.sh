N=1
SEEN0=
while [ $N -lt 20 ]; do
    N=$((N * 2))
    if [ $N = 16 ]; then break; fi
    [ $N = 4 ] && continue
    SEEN="$SEEN0 $N"; SEEN0=$SEEN
done
until (( N <= 3 )); do N=$((N / 2)); done
torchrun train.py $N $SEEN
