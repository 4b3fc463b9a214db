ARGS=(--split "949 50 1" '' --bf16)
torchrun pretrain_gpt.py ${ARGS[@]} ${ARGS[*]} "${ARGS[*]}"
