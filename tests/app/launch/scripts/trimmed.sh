MODEL=/data/models/llama-3-8b.json
BASE=${MODEL##*/}
NAME=${BASE%.json}
DIR=${MODEL%/*}
torchrun train.py $BASE $NAME $DIR ${MODEL#*/} ${MODEL%%-*} ${NAME/llama/qwen} ${NAME//-/_} ${NAME^^} ${BASE^} ${#NAME} ${NAME:0:5} ${NAME: -2} ${NAME:6:1}
