i=3
j=$((i++ + ++i))
k=$((i--, i -= 2, i))
torchrun train.py $i $j $k $[i*10] $((-i + (2-5)*3))
