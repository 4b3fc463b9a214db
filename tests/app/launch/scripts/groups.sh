A=1
( A=2; torchrun inner.py $A )
{ B=3; torchrun group.py $A $B; }
torchrun outer.py $A $B
