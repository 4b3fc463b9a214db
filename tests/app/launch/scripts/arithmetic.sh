NODES=4
GPUS=8
WORLD=$((NODES * GPUS))
HALF=$(( $WORLD / 2 ))
let MORE=WORLD*2
(( MORE += 6 ))
torchrun --nnodes $NODES --nproc_per_node $GPUS train.py --global-batch-size $((WORLD*32)) --half $HALF --more $MORE --mod $((MORE % 7)) --pow $((2**10)) --or $(( NODES > 1 ? 3 : 4 )) --hex $((0x10 + 010)) --not $((!0)) --shift $((1<<4|3)) --cmp $(( 3 >= 2 && 2 != 2 ))
