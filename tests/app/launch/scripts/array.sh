ARGS=(
    --num-layers 32  # a comment
    --hidden-size 4096
    # --hidden-size 8192
    --data-path "my data"
)
torchrun pretrain_gpt.py "${ARGS[@]}"
