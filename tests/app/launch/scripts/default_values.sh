TP=${TP:-8}
PP=${PP-4}
EMPTY=
: ${CP:=2}
DP=${EMPTY:-3}
EP=${EMPTY-5}
NODES=${1:-2}
torchrun --nnodes ${NODES} train.py --tp $TP --pp ${PP} --cp $CP --dp $DP "--ep=$EP" --alt ${TP:+yes} --none "${EMPTY:+no}" --nested ${XX:-${YY:-$TP}}
