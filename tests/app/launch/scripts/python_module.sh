GPUS=8
CUDA_DEVICE_MAX_CONNECTIONS=1 python3 -m torch.distributed.launch --nproc_per_node=$GPUS \
    train.py --local 1
OMP_NUM_THREADS=4 A=$GPUS torchrun -m torchtitan.train --module llama3
