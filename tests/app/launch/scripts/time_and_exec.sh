time torchrun first.py
LOG=out
exec torchrun second.py --log $LOG
torchrun third.py
