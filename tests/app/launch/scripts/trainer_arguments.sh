#!/bin/bash
# The trainers' scripts keep their flags in a variable, and write the file that they name.
MODEL=Qwen/Qwen2.5-7B-Instruct
ARGS="--model $MODEL --tuner_type full"
cat > zero2.json <<EOF
{"zero_optimization": {"stage": 2}}
EOF
ARGS+=" --max_length $((8 * 1024))"
torchrun --nproc_per_node 8 swift/cli/sft.py $ARGS --deepspeed zero2.json
