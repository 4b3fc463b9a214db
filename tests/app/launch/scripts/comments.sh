# torchrun wrong.py
A=1 # a comment
B=a#b
torchrun train.py $A $B "# kept" #--dropped
