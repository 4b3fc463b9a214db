IMAGE=nvcr.io/nvidia/pytorch:24.01-py3
singularity exec --nv -B /data:/data $IMAGE python train.py --where singularity
apptainer exec --nv $IMAGE torchrun train.py --where apptainer
docker run --gpus all --rm -v /data:/data $IMAGE torchrun --nproc_per_node 8 train.py --where docker
enroot start --rw --mount /data:/data image python train.py --where enroot
