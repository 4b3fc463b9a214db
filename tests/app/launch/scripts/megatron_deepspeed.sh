#!/bin/bash
# As Megatron-DeepSpeed's examples do it: its file is written by the script, its switches are added piece by piece.
ZERO_STAGE=1
DS_CONFIG=ds_config.json
PP=1
cat <<EOT > $DS_CONFIG
{
  "train_batch_size" : 256,
  "zero_optimization": { "stage": $ZERO_STAGE }
}
EOT
ds_args=""
ds_args=" --deepspeed ${ds_args}"
if [ $PP -le 1 ]; then
  ds_args=" --no-pipeline-parallel ${ds_args}"
fi
ds_args=" --deepspeed_config=$DS_CONFIG ${ds_args}"
ds_args=" --zero-stage=$ZERO_STAGE ${ds_args}"
deepspeed --num_gpus 8 pretrain_gpt.py --num-experts 64 64 --tensor-model-parallel-size 2 $ds_args
