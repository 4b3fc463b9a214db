export TP=4
HIDDEN=no
LAUNCHER="python -u -m torch.distributed.run --nproc_per_node 8"
CMD="pretrain_gpt.py --tensor-model-parallel-size $TP --name 'x y'"
srun --wait=60 --kill-on-bad-exit=1 bash -c "$LAUNCHER $CMD" 2>&1 | tee -a log.txt
srun -N 2 bash -c 'torchrun train.py --tp $TP $0 $1' a b
