MASTER_PORT=12345
deepspeed --num_nodes 2 --num_gpus 8 --master_port ${MASTER_PORT} pretrain_gpt.py --deepspeed --deepspeed_config ds.json --zero-stage 1 |& tee out.log
