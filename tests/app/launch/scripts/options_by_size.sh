MODEL_SIZE=70B
if [ $MODEL_SIZE = 8B ]; then
NUM_LAYERS=32
gqa_options=""
elif [ $MODEL_SIZE = 70B ]; then
NUM_LAYERS=80
gqa_options=" \
		    --group-query-attention \
		    --num-query-groups 8"
fi
AC=full
if [ $AC = full ]; then
    _check=$(( ($NUM_LAYERS / 4) % 2 ))
    if [ $_check != 0 ]; then
        echo "not a multiple"
        exit 1
    fi
    ac_options=" \
		    --recompute-method uniform \
		    --recompute-granularity full"
fi
PREFIX="run-${MODEL_SIZE}-lr-1e-5"
options=" \
        --num-layers ${NUM_LAYERS} \
        --save /out/${PREFIX}"
run_cmd="torchrun --nproc_per_node 8 pretrain_qwen.py ${options} ${gqa_options} ${ac_options}"
echo ${run_cmd}
eval ${run_cmd}
set +x
