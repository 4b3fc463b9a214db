true && A=1
false || B=2
false && C=wrong
true || D=wrong
! false && E=3
torchrun train.py $A $B "${C:-none}" "${D:-none}" $E; torchrun train.py second && torchrun train.py third
