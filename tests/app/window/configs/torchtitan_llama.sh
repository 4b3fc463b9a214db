#!/bin/bash
# Llama 3 8B by torchtitan's own configuration, on 8 nodes of 8 GPUs.
torchrun --nnodes 8 --nproc_per_node 8 --rdzv_backend c10d -m torchtitan.train --module llama3 --config llama3_8b \
  --training.num_tokens_per_microbatch_per_dp_rank 8192 --training.num_tokens_per_train_step 4194304 \
  --training.max_context_length 8192 --parallelism.data_parallel_shard_degree 32 --parallelism.tensor_parallel_degree 2
