P=BF16
X=a.b.c
torchrun train.py --${P,,} ${X/%c/d} ${X/#a/z} ${X//[ab]/_} ${X%.*} ${X%%.*} "${X/./ }"
