#!/bin/bash
# Llama 3 8B by Megatron-Bridge's recipe, on 8 nodes of 8 GPUs.
torchrun --nnodes 8 --nproc_per_node 8 scripts/training/run_recipe.py --recipe llama3_8b_pretrain_config --mode pretrain --dataset mock \
  train.global_batch_size=512 train.micro_batch_size=1 model.tensor_model_parallel_size=2 model.context_parallel_size=1 mixed_precision=bf16_mixed
