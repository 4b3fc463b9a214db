env NCCL_DEBUG=INFO X=1 torchrun train.py --x 2
nohup torchrun train.py --background > log 2>&1 &
wait
