ARGS="--num-layers 8"
ARGS+=" --hidden-size 512"
ARGS="$ARGS --bf16"
N=1
N+=2
torchrun train.py $ARGS --n $N
