TP=2
if [ $TP = 4 ]; then
    torchrun wrong.py
    exit 1
fi
torchrun right.py --tp $TP
exit 0
torchrun never.py
