GPT_ARGS="--num-layers 24 --hidden-size 1024"
RUN="torchrun --nproc_per_node 8"
$RUN pretrain_gpt.py $GPT_ARGS
