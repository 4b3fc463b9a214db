torchrun train.py ${EXTRA_FLAGS:---bf16 --swiglu} "${OTHER:-a b}" ${Q:-"c d"}
