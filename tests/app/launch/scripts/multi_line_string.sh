ARGS="
    --num-layers 40
    --hidden-size 5120   
	--seq-length 2048
"
torchrun pretrain_gpt.py $ARGS
