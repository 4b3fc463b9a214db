export MODULE=llama3
NGPU=8 CONFIG=llama3_70b ./run_train.sh --parallelism.tensor_parallel_degree 8 --training.seq_len=8192
