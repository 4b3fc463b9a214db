MODEL=llama-3-70b
if [[ $MODEL == llama* && $MODEL != *8b ]]; then KIND=llama; fi
if [[ ! ( $MODEL == "llama*" || -z $MODEL ) ]]; then LITERAL=no; fi
case $MODEL in
    qwen*) L=1 ;;
    *-8b|*-70b) L=80 ;;
    *) L=0 ;;
esac
case "$L" in 8) M=a;; 80) M=b ;& 81) M=${M}c ;; esac
torchrun train.py $KIND $LITERAL --num-layers $L $M
