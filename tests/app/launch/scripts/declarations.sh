export A=1 B="2 3"
readonly C=4
declare -i D=2+3
typeset E=6
declare -a F=(7 8)
export G
G=9
unset A
torchrun train.py "${A:-gone}" "$B" $C $D $E ${F[1]} $G
