DIST="--nnodes 1 --nproc_per_node 8"
CMD="torchrun $DIST pretrain_gpt.py --name 'a b' --num-layers 4"
eval $CMD
eval "$CMD" --again
