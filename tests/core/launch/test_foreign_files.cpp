// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/field/parameters.h"
#include "core/io/scenario_file.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_import.h"
#include "core/launch/launch_kind.h"
#include "core/text/error_text.h"
#include "core/text/message_text.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

constexpr const char* kNeox = R"(# 48 GPUs
{
  "pipe-parallel-size": 4,
  "model_parallel_size": 2,
  "num_layers": 44,
  "hidden_size": 6144,
  "num_attention_heads": 64,
  "seq_length": 2048,
  "max_position_embeddings": 2048,
  "pos_emb": "rotary",
  "rotary_pct": 0.25,
  "no_weight_tying": true,
  "gpt_j_residual": true,
  "zero_optimization": {"stage": 1, "overlap_comm": True, "reduce_bucket_size": 1260000000,},
  "train_batch_size": 768,
  "train_micro_batch_size_per_gpu": 4,
  "gradient_accumulation_steps": 32,
  "checkpoint_activations": true,
  "fp16": {"enabled": true, "loss_scale": 0},
  "lr_decay_style": "cosine",
}
)";

constexpr const char* kLlamaFactory = R"(### model
model_name_or_path: meta-llama/Llama-3.1-8B-Instruct
stage: sft
do_train: true
finetuning_type: full
deepspeed: examples/deepspeed/ds_z3_config.json
cutoff_len: 4096
per_device_train_batch_size: 2
gradient_accumulation_steps: 4
learning_rate: 1.0e-5
bf16: true
)";

constexpr const char* kModelConfig = R"(ENV_VARS:
  CUDA_DEVICE_MAX_CONNECTIONS: 1
MODEL_ARGS:
  --num-layers: 32
  --hidden-size: 4096
  --num-attention-heads: 32
  --ffn-hidden-size: 11008
  --swiglu: true
  --normalization: RMSNorm
  --disable-bias-linear: true
  --position-embedding-type: rope
  --untie-embeddings-and-output-weights: true
  --vocab-size: 32000
  --max-position-embeddings: 4096
  --seq-length: 4096
  --micro-batch-size: 1
  --global-batch-size: 64
  --tensor-model-parallel-size: 2
  --pipeline-model-parallel-size: 4
  --sequence-parallel: true
  --use-distributed-optimizer: true
  --bf16: true
  --spec: "[local spec]"
TEST_TYPE: regular
)";

constexpr const char* kAccelerateFile = R"(compute_environment: LOCAL_MACHINE
deepspeed_config:
  offload_optimizer_device: cpu
  zero3_init_flag: true
  zero_stage: 3
distributed_type: DEEPSPEED
mixed_precision: bf16
num_machines: 2
num_processes: 16
)";

constexpr const char* kAxolotl = R"(base_model: NousResearch/Meta-Llama-3.1-8B
datasets:
  - path: of/ours
sequence_len: 8192
micro_batch_size: 1
gradient_accumulation_steps: 8
optimizer: paged_adamw_8bit
bf16: auto
gradient_checkpointing: true
deepspeed: deepspeed_configs/zero2.json
)";

constexpr const char* kTrl = R"(model_name_or_path: Qwen/Qwen2.5-0.5B
dataset_name: ours/text
learning_rate: 0.0001
per_device_train_batch_size: 4
max_length: 2048
)";

constexpr const char* kSwift = R"(# 8 GPUs
NPROC_PER_NODE=8 \
swift sft \
    --model Qwen/Qwen2.5-7B-Instruct \
    --tuner_type full \
    --torch_dtype bfloat16 \
    --per_device_train_batch_size 1 \
    --gradient_accumulation_steps 2 \
    --max_length 8192 \
    --deepspeed zero3_offload \
    --dataset ours
)";

constexpr const char* kSwiftMegatron = R"(NPROC_PER_NODE=8 NNODES=2 \
megatron sft \
    --model Qwen/Qwen3-30B-A3B-Base \
    --tensor_model_parallel_size 2 \
    --expert_model_parallel_size 8 \
    --sequence_parallel true \
    --micro_batch_size 2 \
    --global_batch_size 32 \
    --max_length 4096 \
    --recompute_granularity full --recompute_method uniform --recompute_num_layers 1 \
    --lr 1e-5
)";

constexpr const char* kSwiftArguments = R"(MODEL=Qwen/Qwen2.5-7B-Instruct
ARGS="--model $MODEL --tuner_type full"
. ./common.sh
cat > zero.json <<EOF
{"zero_optimization": {"stage": 2}}
EOF
export NPROC_PER_NODE=8
ARGS+=" --torch_dtype bfloat16 --max_length 8192"
swift sft $ARGS --per_device_train_batch_size 1 --gradient_accumulation_steps 2 --deepspeed zero.json --dataset ours
)";

constexpr const char* kMegatronDeepSpeed = R"(#!/bin/bash
source env.sh
ZERO=1
DS=./ds_config.json
cat <<EOT > $DS
{
  "train_batch_size": 256,
  "zero_optimization": {
    "stage": $ZERO,
    "offload_optimizer": {"device": "cpu"}
  },
  "bf16": {"enabled": true}
}
EOT
ds_args="--deepspeed --deepspeed_config=$DS --zero-stage=$ZERO --deepspeed-activation-checkpointing"
deepspeed --num_nodes 2 --num_gpus 8 pretrain_gpt.py \
  --tensor-model-parallel-size 4 --ds-sequence-parallel-size 2 --num-layers 32 --hidden-size 4096 --num-attention-heads 32 \
  --num-key-value-heads 8 --normalization rmsnorm --use-rotary-position-embeddings --swiglu --ffn-hidden-size 14336 \
  --vocab-size 128256 --micro-batch-size 2 --global-batch-size 256 --seq-length 4096 --disable-bias-linear \
  --untie-embeddings-and-output-weights --checkpoint-activations $ds_args $EXTRA
)";

constexpr const char* kMegatronDeepSpeedExperts = R"(deepspeed --num_nodes 1 --num_gpus 8 pretrain_gpt.py --num-experts 16 16 --topk 2 \
  --expert-interval 1 --moe-expert-parallel-size 4 --num-layers 8 --hidden-size 512 --num-attention-heads 8 --vocab-size 50257 \
  --micro-batch-size 1 --global-batch-size 32 --seq-length 1024 --fp16 --deepspeed --zero-stage 2 --no-pipeline-parallel
)";

constexpr const char* kBridgePython = R"(from megatron.bridge.recipes.llama import llama3_70b_pretrain_config

def main():
    cfg = llama3_70b_pretrain_config()
    cfg.model.tensor_model_parallel_size = 4  # within a node
    cfg.model.pipeline_model_parallel_size = 2
    cfg.model.context_parallel_size = 1
    cfg.model.seq_length = 8192
    cfg.train.global_batch_size = 128
    cfg.train.micro_batch_size = 1
    cfg.model.sequence_parallel = True
    if args.long:
        cfg.model.context_parallel_size = 2
    cfg.logger.log_interval = 10
    pretrain(config=cfg)
)";

constexpr const char* kNemo = R"(name: ours
trainer:
  devices: 8
  num_nodes: 4
  precision: bf16
exp_manager:
  name: ours
model:
  micro_batch_size: 1
  global_batch_size: 128
  tensor_model_parallel_size: 4
  pipeline_model_parallel_size: 2
  encoder_seq_length: 4096
  max_position_embeddings: ${.encoder_seq_length}
  num_layers: 80
  hidden_size: 8192
  ffn_hidden_size: 28672
  num_attention_heads: 64
  num_query_groups: 8
  normalization: rmsnorm
  bias: False
  activation: fast-swiglu
  position_embedding_type: rope
  share_embeddings_and_output_weights: False
  sequence_parallel: True
  activations_checkpoint_granularity: selective
  optim:
    name: distributed_fused_adam
)";

constexpr const char* kNemoPython = R"(import nemo_run as run
from nemo.collections import llm
recipe = llm.llama3_8b.pretrain_recipe(name="ours", num_nodes=2, num_gpus_per_node=8)
recipe.trainer.strategy.tensor_model_parallel_size = 2
recipe.trainer.strategy.pipeline_model_parallel_size = 1
recipe.trainer.strategy.context_parallel_size = 2
recipe.data.global_batch_size = 256
recipe.data.micro_batch_size = 1
recipe.data.seq_length = 8192
)";

constexpr const char* kDeepSpeedAuto = R"({
  "train_batch_size": "auto",
  "train_micro_batch_size_per_gpu": "auto",
  "gradient_accumulation_steps": "auto",
  "bf16": {"enabled": "auto"},
  "zero_optimization": {"stage": 3, "reduce_bucket_size": "auto"}
})";

/// A file, whose it is, fields of the scenario as "plan.tp=2", keys with their lines as "key:3" that are used and ignored, and fields that are
/// assumed and unknown.
void row(const char* kind, const char* file, const QByteArray& text, const QStringList& fields, const QStringList& used,
         const QStringList& ignored, const QStringList& assumed, const QStringList& unknown)
{
    QTest::newRow(kind) << QByteArray(kind) << QByteArray(file) << text << fields << used << ignored << assumed << unknown;
}

QStringList keysOf(const std::vector<ImportNote>& notes)
{
    QStringList keys;
    for (const ImportNote& note : notes)
        keys << QString::fromStdString(note.key) + ":" + QString::number(note.line);
    return keys;
}

QStringList fieldsOf(const std::vector<ImportNote>& notes)
{
    QStringList fields;
    for (const ImportNote& note : notes)
        fields << QString::fromStdString(note.path.value_or("(" + note.key + ")"));
    return fields;
}

void missing(const char* what, const QStringList& wanted, const QStringList& found)
{
    for (const QString& each : wanted)
        QVERIFY2(found.contains(each), qPrintable(QString("%1 is not %2: %3").arg(each, what, found.join(", "))));
}

}  // namespace

class TestForeignFiles : public QObject {
    Q_OBJECT
private slots:
    void isRead_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        QTest::addColumn<QStringList>("used");
        QTest::addColumn<QStringList>("ignored");
        QTest::addColumn<QStringList>("assumed");
        QTest::addColumn<QStringList>("unknown");
        row("gpt-neox", "20B.yml", kNeox,
            {"model.preset=gpt-neox-20b", "plan.tp=2", "plan.pp=4", "plan.dp=6", "plan.zero=1", "plan.micro_batch=4",
             "training.global_batch=768", "training.sequence_length=2048", "plan.recompute=full", "training.precision=fp16",
             "training.software.framework=neox"},
            {"pipe_parallel_size:3", "model_parallel_size:4", "zero_optimization.stage:14", "train_batch_size:15"},
            {"lr_decay_style:20", "fp16.loss_scale:19"}, {"cluster.gpu", "model.architecture.vocab"}, {});
        row("llama-factory", "sft.yaml", kLlamaFactory,
            {"model.preset=llama-3.1-8b", "plan.zero=3", "plan.micro_batch=2", "training.sequence_length=4096", "training.precision=bf16",
             "training.recipe=deepspeed", "plan.recompute=full"},
            {"model_name_or_path:2", "finetuning_type:5", "deepspeed:6", "cutoff_len:7"}, {"do_train:4", "learning_rate:10"},
            {"plan.zero", "plan.recompute"}, {"cluster.nodes"});
        row("megatron-config", "model_config.yaml", kModelConfig,
            {"model.preset=llama-2-7b", "plan.tp=2", "plan.pp=4", "plan.sequence_parallel=true", "plan.zero=1", "plan.micro_batch=1",
             "training.global_batch=64", "training.sequence_length=4096", "training.precision=bf16"},
            {"--tensor-model-parallel-size:18", "--pipeline-model-parallel-size:19", "--global-batch-size:17"},
            {"ENV_VARS.CUDA_DEVICE_MAX_CONNECTIONS:2", "TEST_TYPE:24", "--spec:23"}, {"plan.cp"}, {"cluster.nodes"});
        row("accelerate-deepspeed", "zero3.yaml", kAccelerateFile,
            {"plan.zero=3", "plan.offload=optimizer", "plan.dp=16", "cluster.nodes=2", "cluster.gpus_per_node=8", "training.precision=bf16",
             "training.recipe=deepspeed"},
            {"deepspeed_config.zero_stage:5", "num_processes:9"}, {"compute_environment:1", "deepspeed_config.zero3_init_flag:4"},
            {"cluster.gpu"}, {"model", "training.sequence_length", "training.global_batch", "plan.micro_batch"});
        row("axolotl", "fft.yaml", kAxolotl,
            {"model.preset=llama-3.1-8b", "training.sequence_length=8192", "plan.micro_batch=1", "training.optimizer=adamw-8bit",
             "plan.zero=2", "plan.recompute=full", "training.precision=bf16", "training.recipe=deepspeed"},
            {"base_model:1", "sequence_len:4", "optimizer:7"}, {"datasets:2"}, {"plan.zero"}, {"cluster.nodes"});
        row("trl", "sft.yaml", kTrl,
            {"model.preset=qwen2.5-0.5b", "training.sequence_length=2048", "plan.micro_batch=4", "plan.zero=0", "plan.recompute=full"},
            {"model_name_or_path:1", "max_length:5"}, {"dataset_name:2"}, {"plan.zero", "training.global_batch", "plan.recompute"},
            {"cluster.nodes"});
        row("ms-swift", "train.sh", kSwift,
            {"model.preset=qwen2.5-7b", "cluster.nodes=1", "cluster.gpus_per_node=8", "plan.dp=8", "plan.zero=3",
             "plan.offload=optimizer-and-parameters", "training.global_batch=16", "training.sequence_length=8192"},
            {}, {}, {"plan.zero"}, {});
        row("ms-swift", "arguments.sh", kSwiftArguments,
            {"model.preset=qwen2.5-7b", "cluster.nodes=1", "cluster.gpus_per_node=8", "plan.zero=2", "training.global_batch=16",
             "training.sequence_length=8192", "training.precision=bf16", "training.recipe=deepspeed"},
            {"model:1", "max_length:8", "deepspeed.zero_optimization.stage:5"}, {"source:3", "dataset:9"}, {"cluster.nodes"}, {});
        row("megatron", "megatron_deepspeed.sh", kMegatronDeepSpeed,
            {"model.preset=llama-3-8b", "cluster.nodes=2", "plan.tp=4", "plan.cp=2", "plan.cp_layout=ulysses", "plan.dp=2", "plan.zero=1",
             "plan.offload=optimizer", "plan.micro_batch=2", "training.precision=bf16", "plan.recompute=full",
             "training.software.framework=megatron-deepspeed", "training.recipe=megatron"},
            {"deepspeed_file.zero_optimization.stage:9", "deepspeed_file.bf16.enabled:12", "--ds-sequence-parallel-size:17",
             "--checkpoint-activations:20"},
            {"source:2", "$EXTRA:20", "--zero-stage:3", "deepspeed_file.train_batch_size:7"}, {"plan.pp"}, {});
        row("megatron", "megatron_deepspeed_experts.sh", kMegatronDeepSpeedExperts,
            {"plan.ep=4", "plan.etp=1", "plan.zero=2", "plan.dp=8", "training.recipe=deepspeed",
             "training.software.framework=megatron-deepspeed"},
            {"--num-experts:1", "--topk:1", "--moe-expert-parallel-size:2"}, {}, {"plan.zero"}, {});
        row("ms-swift-megatron", "train.sh", kSwiftMegatron,
            {"model.preset=qwen3-30b-a3b", "cluster.nodes=2", "plan.tp=2", "plan.ep=8", "plan.sequence_parallel=true", "plan.micro_batch=2",
             "training.global_batch=32", "training.sequence_length=4096", "plan.recompute=full", "plan.zero=1"},
            {}, {}, {"plan.zero"}, {});
        row("megatron-bridge-python", "train.py", kBridgePython,
            {"model.preset=llama-3-70b", "plan.tp=4", "plan.pp=2", "plan.sequence_parallel=true", "training.sequence_length=8192",
             "training.global_batch=128", "plan.micro_batch=1"},
            {"model.tensor_model_parallel_size:5", "train.global_batch_size:9"}, {"logger.log_interval:14"}, {},
            {"plan.cp", "cluster.nodes"});
        row("nemo", "gpt.yaml", kNemo,
            {"cluster.nodes=4", "cluster.gpus_per_node=8", "plan.tp=4", "plan.pp=2", "plan.sequence_parallel=true", "plan.zero=1",
             "plan.recompute=selective", "training.global_batch=128", "training.sequence_length=4096", "training.precision=bf16",
             "training.software.framework=nemo"},
            {"model.tensor_model_parallel_size:11", "trainer.num_nodes:4", "model.max_position_embeddings:14"}, {"exp_manager.name:7"},
            {"plan.cp"}, {});
        row("nemo-python", "pretrain.py", kNemoPython,
            {"model.preset=llama-3-8b", "cluster.nodes=2", "cluster.gpus_per_node=8", "plan.tp=2", "plan.cp=2", "plan.dp=4",
             "training.global_batch=256", "training.sequence_length=8192", "plan.zero=1"},
            {"num_nodes:3", "trainer.strategy.tensor_model_parallel_size:4"}, {}, {"plan.zero", "training.precision"}, {});
        row("deepspeed", "ds.json", kDeepSpeedAuto, {"plan.zero=3"}, {"zero_optimization.stage:6"}, {}, {},
            {"training.global_batch", "plan.micro_batch", "model", "training.sequence_length"});
    }
    void isRead()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), file.toStdString(), std::nullopt, test::smallBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(QByteArray(nameOf(imported->kind).data()), kind);
        for (const QString& field : fields) {
            const std::string path = field.section('=', 0, 0).toStdString();
            const Parameter* const parameter = findParameter(path);
            const bool isPreset = path == "model.preset";
            QVERIFY2(isPreset || parameter, path.c_str());
            const std::string value = isPreset ? imported->scenario.model.text : writtenValue(parameter->get(imported->scenario));
            QCOMPARE(QString::fromStdString(path + "=" + value), field);
        }
        QFETCH(QStringList, used);
        QFETCH(QStringList, ignored);
        QFETCH(QStringList, assumed);
        QFETCH(QStringList, unknown);
        missing("used", used, keysOf(imported->used));
        missing("ignored", ignored, keysOf(imported->ignored));
        missing("assumed", assumed, fieldsOf(imported->assumed));
        missing("unknown", unknown, fieldsOf(imported->unknown));
        QVERIFY2(!unknown.isEmpty() || imported->isWhole(), qPrintable(fieldsOf(imported->unknown).join(", ")));
        // The built-in example supplies nothing: missing facts are unknown, and named.
        for (const auto& [path, value] : {std::pair{"training.sequence_length", "777"}, {"training.global_batch", "48"}}) {
            if (writtenValue(findParameter(path)->get(imported->scenario)) == value)
                QVERIFY2(fieldsOf(imported->unknown).contains(path), path);
        }
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto add = [](const char* name, const char* file, const QByteArray& text, const QStringList& told) {
            QTest::newRow(name) << QByteArray(file) << text << told;
        };
        add("another adapter", "a.yaml", QByteArray(kLlamaFactory).replace("type: full", "type: oft"),
            {"finetuning_type", "\"oft\"", "full, lora, freeze"});
        add("preferences", "a.yaml", QByteArray(kLlamaFactory).replace("stage: sft", "stage: ppo"),
            {"stage", "\"ppo\"", "cannot be estimated"});
        add("axolotl's adapter", "a.yaml", QByteArray(kAxolotl) + "adapter: llama-adapter\n",
            {"adapter", "\"llama-adapter\"", "left out", "qlora"});
        add("axolotl's rewards", "a.yaml", QByteArray(kAxolotl) + "rl: grpo\n", {"rl", "\"grpo\""});
        add("quantised", "a.yaml", QByteArray(kAxolotl) + "load_in_4bit: true\n", {"load_in_4bit", "quantised"});
        add("ms-swift's adapter", "a.sh", QByteArray(kSwift).replace("--tuner_type full", "--tuner_type vera"),
            {"tuner_type", "\"vera\"", "full, lora"});
        add("ms-swift's preferences", "a.sh", QByteArray(kSwift).replace("swift sft", "swift rlhf --rlhf_type grpo"),
            {"rlhf_type", "\"grpo\""});
        add("megatron's adapter", "a.sh", QByteArray(kSwiftMegatron).replace("--lr 1e-5", "--tuner_type lora_llm"),
            {"tuner_type", "\"lora_llm\""});
        add("NeMo's adapter", "a.py", QByteArray(kNemoPython).replace("pretrain_recipe(", "finetune_recipe("), {"peft_scheme", "LoRA"});
        add("other layers", "a.yml", QByteArray(kNeox).replace("\"pos_emb\"", "\"attention_config\": [[[\"mamba\"], 44]], \"pos_emb\""),
            {"attention_config", "mamba"});
        add("no arguments", "a.yaml", "MODEL_ARGS: none\n", {"MODEL_ARGS"});
        add("a batch of nothing", "a.yml", QByteArray(kNeox).replace("\"train_batch_size\": 768", "\"train_batch_size\": 0"),
            {"train_batch_size", "at least 1"});
        add("uneven machines", "a.yaml", QByteArray(kAccelerateFile).replace("num_machines: 2", "num_machines: 3"),
            {"num_machines", "divisor"});
        add("nothing but a model", "a.yaml", "model_name_or_path: Qwen/Qwen3-8B\ntemplate: qwen3\n", {"not a known kind of launch file"});
    }
    void isRefused()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), file.toStdString(), std::nullopt, test::smallBase());
        QVERIFY2(!imported, imported ? scenarioText(imported->scenario).c_str() : "");
        const QString message = QString::fromStdString(errorText(imported.error()));
        for (const QString& part : told + QStringList{QString::fromUtf8(file)})
            QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }

    /// axolotl runs ring-flash-attention: its llama3 variant for packed sequences, else a ring, unless another function is named.
    void whichRingAxolotlRuns_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("layout");
        QTest::newRow("packed") << QByteArray("sample_packing: true\n") << "contiguous-all-gather";
        QTest::newRow("not packed") << QByteArray() << "contiguous";
        QTest::newRow("named") << QByteArray("ring_attn_func: varlen_llama3\nheads_k_stride: 1\n") << "contiguous-all-gather";
        QTest::newRow("zigzag") << QByteArray("sample_packing: true\nring_attn_func: batch_zigzag\n") << "zigzag";
        QTest::newRow("stripes") << QByteArray("ring_attn_func: batch_stripe\n") << "striped";
    }
    void whichRingAxolotlRuns()
    {
        QFETCH(QByteArray, more);
        QFETCH(QString, layout);
        for (const char* degree : {"context_parallel_size: 2\n", "sequence_parallel_degree: 2\n"}) {
            const QByteArray text = QByteArray(kAxolotl) + degree + more;
            const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), "a.yaml", std::nullopt, test::smallBase());
            QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
            QCOMPARE(imported->scenario.plan.cp, 2);
            QCOMPARE(QString::fromUtf8(nameOf(imported->scenario.plan.cpLayout)), layout);
            QCOMPARE(fieldsOf(imported->assumed).contains("plan.cp_layout"), !more.contains("ring_attn_func"));
        }
    }

    /// Each kind of file is taken for itself, whatever else it mentions.
    void whoseFileItIs_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kind");
        const auto add = [](const char* name, const char* file, const QByteArray& text, const char* kind) {
            QTest::newRow(name) << QByteArray(file) << text << QByteArray(kind);
        };
        add("neox", "a.yml", kNeox, "gpt-neox");
        add("neox as json", "a.json", "{\"num-layers\": 2, \"hidden-size\": 8, \"pos-emb\": \"rotary\", \"train_batch_size\": 8}",
            "gpt-neox");
        add("neox without braces", "a.yml", "model_parallel_size: 2\nzero_optimization:\n  stage: 1\n", "gpt-neox");
        add("deepspeed", "a.json", "{\"train_batch_size\": 8, \"zero_optimization\": {\"stage\": 1}}", "deepspeed");
        add("deepspeed of a trainer", "a.json", kDeepSpeedAuto, "deepspeed");
        add("llama-factory", "a.yaml", kLlamaFactory, "llama-factory");
        add("llama-factory as json", "a.json",
            "{\"model_name_or_path\": \"a/b\", \"finetuning_type\": \"full\", \"deepspeed\": {\"train_batch_size\": 8}}", "llama-factory");
        add("axolotl with fsdp", "a.yaml", QByteArray(kAxolotl) + "fsdp_config:\n  fsdp_version: 2\n", "axolotl");
        add("accelerate", "a.yaml", kAccelerateFile, "accelerate-deepspeed");
        add("accelerate, several GPUs", "a.yaml", "distributed_type: MULTI_GPU\nnum_processes: 8\n", "accelerate");
        add("accelerate, sharded", "a.yaml", "distributed_type: FSDP\nnum_processes: 8\n", "accelerate-fsdp1");
        add("accelerate, sharded anew", "a.yaml", "distributed_type: FSDP\nfsdp_config:\n  fsdp_version: 2\n", "accelerate-fsdp2");
        add("trl", "a.yaml", kTrl, "trl");
        add("trl's command", "a.sh", "trl sft --model_name_or_path Qwen/Qwen3-8B\n", "trl");
        add("swift", "a.sh", kSwift, "ms-swift");
        add("swift as yaml", "a.yaml", "model: Qwen/Qwen2.5-7B\ntuner_type: full\nper_device_train_batch_size: 1\n", "ms-swift");
        add("swift on megatron", "a.sh", kSwiftMegatron, "ms-swift-megatron");
        add("swift on megatron as yaml", "a.yaml",
            "model: Qwen/Qwen3-8B\ntuner_type: full\nmicro_batch_size: 1\ntensor_model_parallel_size: 2\n", "ms-swift-megatron");
        add("model_config", "a.yaml", kModelConfig, "megatron-config");
        add("nemo", "a.yaml", kNemo, "nemo");
        add("nemo's python", "a.py", kNemoPython, "nemo-python");
        add("bridge's python", "a.py", kBridgePython, "megatron-bridge-python");
        add("bridge's overrides", "a.yaml", "model:\n  tensor_model_parallel_size: 2\n", "megatron-bridge");
        add("bridge's script", "a.sh", "torchrun run_recipe.py --recipe llama3_8b_pretrain_config model.tensor_model_parallel_size=2\n",
            "megatron-bridge");
        add("megatron", "a.sh", "torchrun pretrain_gpt.py --num-layers 2\n", "megatron");
        add("nanotron", "a.yaml", "parallelism:\n  tp: 1\ntokens:\n  x: 1\n", "nanotron");
        add("torchtitan", "a.sh", "./run_train.sh --parallelism.tensor_parallel_degree 2\n", "torchtitan");
        add("a comment names another", "a.yaml", "# zero_optimization, distributed_type: FSDP, --num-layers\n" + QByteArray(kAxolotl),
            "axolotl");
        add("inference", "a.yaml", "model_name_or_path: Qwen/Qwen3-8B\ntemplate: qwen3\n", "");
        add("a swift export", "a.sh", "swift export --model Qwen/Qwen3-8B --quant_bits 4\n", "");
        add("other python", "a.py", "import os\nnum_layers = 2\n", "");
        add("a config.json", "config.json", "{\"model_type\": \"llama\", \"hidden_size\": 8}", "");
        add("a scenario", "a.json", "{\"schema\": \"shardscope.scenario/1\"}", "");
    }
    void whoseFileItIs()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, kind);
        const std::optional<LaunchKind> found = launchKindOf(text.toStdString(), file.toStdString());
        QCOMPARE(found ? QByteArray(nameOf(*found).data()) : QByteArray(), kind);
    }

    /// A model that is not known is asked for by its name, and a fill answers.
    void anUnknownModelIsNamed()
    {
        const QByteArray text = QByteArray(kAxolotl).replace("NousResearch/Meta-Llama-3.1-8B", "ours/Secret-11B");
        const Result<ImportedLaunch> asked = importLaunch(text.toStdString(), "a.yaml", std::nullopt, test::smallBase());
        QVERIFY2(asked, asked ? "" : errorText(asked.error()).c_str());
        const auto note =
            std::find_if(asked->unknown.begin(), asked->unknown.end(), [](const ImportNote& each) { return each.path == "model"; });
        QVERIFY(note != asked->unknown.end() && messageText(note->why).find("ours/Secret-11B") != std::string::npos);
        ImportFill fill;
        fill.scenario = test::smallBase();
        fill.from = "--fill";
        const Result<ImportedLaunch> filled = importLaunch(text.toStdString(), "a.yaml", std::nullopt, test::smallBase(), &fill);
        QVERIFY(filled && filled->isWhole());
        QCOMPARE(filled->scenario.model.text, std::string("gpt2-xl"));
        QCOMPARE(filled->scenario.cluster.gpus(), 16);
        QCOMPARE(filled->scenario.training.globalBatch, std::int64_t{8 * 16});
    }

    void pythonIsReadAsText()
    {
        const QByteArray text = QByteArray(kBridgePython).replace("seq_length = 8192", "seq_length = 4096 * 2");
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), "a.py", std::nullopt, test::smallBase());
        QVERIFY(imported);
        const QStringList unknown = keysOf(imported->unknown);
        QVERIFY2(unknown.contains("model.seq_length:8"), qPrintable(unknown.join(", ")));
        QVERIFY2(unknown.contains("model.context_parallel_size:13"), qPrintable(unknown.join(", ")));
    }
};

QTEST_APPLESS_MAIN(TestForeignFiles)
#include "test_foreign_files.moc"
