TP=4
SP=
if [ $TP -gt 1 ]; then SP=--sequence-parallel; fi
if [[ $TP == 8 ]]; then TP=9; elif [ "$TP" = 4 ]; then X=four; else X=other; fi
if test -n "$SP" -a $TP != 5; then Y=yes; fi
[ "$TP" -eq 4 ] && Z=1 || Z=2
[[ -z $SP ]] && W=1 || W=2
(( TP == 4 )) && V=3
torchrun train.py $TP $SP $X $Y $Z $W $V
