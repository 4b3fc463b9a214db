#!/bin/bash
#SBATCH --job-name=train
#SBATCH --nodes=4
#SBATCH --gpus-per-node=8
#SBATCH --ntasks-per-node=1
# env: SLURM_NNODES=4 SLURM_NTASKS_PER_NODE=1 SLURM_GPUS_ON_NODE=8
srun --nodes=$SLURM_NNODES torchrun --nnodes $SLURM_NNODES --nproc_per_node $SLURM_GPUS_ON_NODE pretrain_gpt.py --num-layers 4
