NP=16
mpirun -np $NP --allow-run-as-root -x NCCL_DEBUG=INFO \
    python pretrain_gpt.py --num-layers 12 --distributed-backend nccl
