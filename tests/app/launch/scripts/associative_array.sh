declare -A LAYERS=([7b]=32 ["13b"]=40)
LAYERS[70b]=80
MODEL=13b
torchrun train.py --num-layers ${LAYERS[$MODEL]} --more ${LAYERS[70b]}
