A=(one two)
A[1]=three
A[2]=four
torchrun train.py ${A[1]} ${A[2]} ${A} $A
