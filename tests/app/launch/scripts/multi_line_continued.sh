ARGS=" \
    --num-layers 40 \
    --hidden-size 5120 \
"
torchrun pretrain_gpt.py $ARGS --end
