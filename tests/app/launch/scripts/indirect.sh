MODEL=7B
LAYERS_7B=32
LAYERS_13B=40
NAME=LAYERS_$MODEL
torchrun train.py --num-layers ${!NAME}
