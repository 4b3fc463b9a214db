TP=2
torchrun train.py \
  --tp $TP
