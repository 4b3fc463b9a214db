#!/bin/bash
# Mixtral 8x7B on 16 nodes of 8 GPUs, as a team would write it down.
GPUS_PER_NODE=8
NNODES=16
TP=2
PP=4
EP=8
MODEL_ARGS="
    --num-layers 32
    --hidden-size 4096
    --ffn-hidden-size 14336
    --num-attention-heads 32
    --group-query-attention
    --num-query-groups 8
    --position-embedding-type rope
    --rotary-base 1000000
    --swiglu
    --normalization RMSNorm
    --disable-bias-linear
    --untie-embeddings-and-output-weights
    --seq-length 4096
    --max-position-embeddings 32768
"
MOE_ARGS=(
    --num-experts 8
    --moe-router-topk 2
    --moe-token-dispatcher-type alltoall
    --moe-grouped-gemm
)
TRAINING_ARGS="--micro-batch-size 1 --global-batch-size $((NNODES * 16)) --train-iters 500000 --lr 1e-4 --bf16"
PARALLEL_ARGS="--tensor-model-parallel-size $TP --pipeline-model-parallel-size $PP --expert-model-parallel-size $EP \
  --sequence-parallel --use-distributed-optimizer --overlap-grad-reduce --overlap-param-gather"
torchrun --nproc_per_node $GPUS_PER_NODE --nnodes $NNODES --node_rank ${SLURM_NODEID:-0} pretrain_gpt.py \
  $MODEL_ARGS "${MOE_ARGS[@]}" $TRAINING_ARGS $PARALLEL_ARGS --tokenizer-type NullTokenizer --vocab-size 32000
