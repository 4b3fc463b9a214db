torchrun \
  --nnodes 1 \
  --nproc_per_node 8 \
  pretrain_gpt.py \
  --num-layers 24 \
  --lr 1e-\
4
