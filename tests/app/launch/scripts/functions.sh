function world() { echo unused; }
set_args() {
    local n=$1
    shift
    ARGS="--num-layers $n --rest $*"
    COUNT=$#
    return 0
}
launch() { torchrun train.py $ARGS --count $COUNT "$@"; }
n=outer
set_args 12 a b
launch x 'y z'
torchrun after.py $n
