TP=1
large() { TP=8; PP=16; }
small() {
    TP=1
    PP=1
}
large
run() { torchrun pretrain_gpt.py --tensor-model-parallel-size $TP --pipeline-model-parallel-size $PP; }
run
