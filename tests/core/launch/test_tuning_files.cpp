// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/field/parameters.h"
#include "core/launch/adapted_modules.h"
#include "core/launch/launch_import.h"
#include "core/launch/module_patterns.h"
#include "core/launch/unfrozen_layers.h"
#include "core/scenario/model_source.h"
#include "core/text/error_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"

using namespace shardscope;

namespace {

constexpr const char* kAllLinear = "training.adapter.targets=[q, k, v, o, gate, up, down]";

/// In the style of axolotl's examples/llama-3/qlora.yml.
constexpr const char* kAxolotl = R"(base_model: NousResearch/Meta-Llama-3-8B
load_in_8bit: false
load_in_4bit: true
adapter: qlora
sequence_len: 4096
sample_packing: true
lora_r: 32
lora_alpha: 16
lora_dropout: 0.05
lora_target_linear: true
gradient_accumulation_steps: 4
micro_batch_size: 2
optimizer: paged_adamw_32bit
bf16: auto
gradient_checkpointing: true
attn_implementation: flash_attention_2
plugins:
  - axolotl.integrations.cut_cross_entropy.CutCrossEntropyPlugin
)";

/// In the style of LLaMA-Factory's examples/train_lora/qwen3_lora_sft.yaml.
constexpr const char* kLlamaFactory = R"(model_name_or_path: Qwen/Qwen3-4B
stage: sft
finetuning_type: lora
lora_rank: 8
lora_target: all
cutoff_len: 2048
per_device_train_batch_size: 1
gradient_accumulation_steps: 8
bf16: true
)";

/// In the style of TRL's docs/source/clis.md.
constexpr const char* kTrl = R"(model_name_or_path: meta-llama/Llama-3.1-8B
dataset_name: stanfordnlp/imdb
use_peft: true
lora_r: 64
lora_target_modules: [q_proj, v_proj]
lora_dropout: 0.0
load_in_4bit: true
use_bnb_nested_quant: true
dtype: bfloat16
max_length: 2048
per_device_train_batch_size: 2
num_processes: 8
accelerate_config: zero2
)";

constexpr const char* kSwift = R"(NPROC_PER_NODE=4 swift sft --model Qwen/Qwen2.5-7B-Instruct --tuner_type lora --torch_dtype bfloat16 \
    --lora_rank 16 --target_modules q_proj k_proj v_proj --gradient_accumulation_steps 2 --max_length 2048
)";

Result<ImportedLaunch> import(const QByteArray& text)
{
    return importLaunch(text.toStdString(), text.contains("swift sft") ? "run.sh" : "sft.yaml", std::nullopt, test::smallBase());
}

using test::noteOf;

QString wrong(const Result<ImportedLaunch>& read, const QStringList& fields) { return test::wrongFields(read, fields); }

}  // namespace

/// Files of trainers that train adapters or a part of the layers.
class TestTuningFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& fields) { QTest::newRow(name) << text << fields; };
        add("axolotl", kAxolotl,
            {"training.method=qlora", "training.base_format=nf4-double", "training.adapter.rank=32", kAllLinear,
             "training.adapter.dropout=0.05", "training.adapter.dtype=fp32", "training.attention=flash2", "training.software.loss=fused",
             "training.software.framework=axolotl", "training.recipe=pure-bf16", "plan.recompute=full"});
        add("axolotl, 8 bits",
            QByteArray(kAxolotl)
                .replace("adapter: qlora", "adapter: lora")
                .replace("bit: true", "bit: false")
                .replace("8bit: false", "8bit: true"),
            {"training.method=qlora", "training.base_format=int8"});
        add("axolotl, scales as they are", QByteArray(kAxolotl) + "bnb_config_kwargs:\n  bnb_4bit_use_double_quant: false\n",
            {"training.base_format=nf4"});
        add("axolotl, lengths", QByteArray(kAxolotl) + "peft_use_dora: true\npeft_autocast_adapter_dtype: false\n",
            {"training.method=dora", "training.base_format=nf4-double", "training.adapter.dtype=bf16"});
        add("axolotl, experts",
            QByteArray(kAxolotl).replace("lora_dropout: 0.05", "quantize_moe_experts: true") +
                "lora_target_parameters: [mlp.experts.down_proj]\n",
            {"training.quantize_experts=true", "training.adapter.targets=[q, k, v, o, gate, up, down, experts]"});
        add("axolotl, a pattern",
            QByteArray(kAxolotl).replace("lora_target_linear: true",
                                         "lora_target_modules: 'model.language_model.layers.[\\d]+.(mlp|self_attn).(up|down|q|o)_proj'"),
            {"training.adapter.targets=[q, o, up, down]"});
        add("axolotl, offloaded", QByteArray(kAxolotl) + "activation_offloading: true\n", {"plan.offload_activations=1"});
        add("axolotl with FSDP", QByteArray(kAxolotl) + "fsdp_version: 1\nfsdp_config:\n  activation_checkpointing: true\n",
            {"plan.zero=3", "training.software.framework=axolotl", "plan.recompute=full"});
        add("llama-factory", kLlamaFactory,
            {"training.method=lora", "training.adapter.rank=8", kAllLinear, "training.adapter.dropout=null", "training.adapter.dtype=fp32",
             "training.software.framework=llama-factory", "training.base_format=null"});
        add("llama-factory, its default", QByteArray(kLlamaFactory).replace("finetuning_type: lora\n", ""), {"training.method=lora"});
        add("llama-factory, 4 bits", QByteArray(kLlamaFactory) + "quantization_bit: 4\ndouble_quantization: false\n",
            {"training.method=qlora", "training.base_format=nf4"});
        add("llama-factory, lengths", QByteArray(kLlamaFactory) + "use_dora: true\n", {"training.method=dora"});
        add("llama-factory, some", QByteArray(kLlamaFactory).replace("target: all", "target: q_proj,gate_proj"),
            {"training.adapter.targets=[q, gate]"});
        add("llama-factory, the last layers",
            QByteArray(kLlamaFactory).replace("type: lora", "type: freeze") + "freeze_trainable_layers: 4\n",
            {"training.method=freeze", "training.trainable_layers=4"});
        add("llama-factory, two layers", QByteArray(kLlamaFactory).replace("type: lora", "type: freeze"), {"training.trainable_layers=2"});
        add("trl", kTrl,
            {"training.method=qlora", "training.base_format=nf4-double", "training.adapter.rank=64", "training.adapter.targets=[q, v]",
             "training.adapter.dtype=bf16", "training.adapter.dropout=null", "training.software.framework=trl",
             "training.software.loss=chunked", "plan.zero=2", "training.recipe=deepspeed", "cluster.gpus_per_node=8"});
        add("trl, PEFT's modules", QByteArray(kTrl).replace("lora_target_modules: [q_proj, v_proj]\n", "").replace("lora_r: 64\n", ""),
            {"training.adapter.targets=[q, v]", "training.adapter.rank=16"});
        add("trl, 16 bits", QByteArray(kTrl).replace("load_in_4bit: true\n", "").replace("zero2", "zero3"),
            {"training.method=lora", "training.adapter.dtype=bf16", "plan.zero=3"});
        add("trl, FSDP", QByteArray(kTrl).replace("load_in_4bit: true\n", "").replace("zero2", "fsdp2"),
            {"training.method=lora", "training.adapter.dtype=fp32", "plan.zero=3", "training.recipe=fsdp2"});
        add("trl, all of it",
            QByteArray(kTrl).replace("use_peft: true\n", "").replace("load_in_4bit: true\n", "").replace("zero2", "multi_gpu"),
            {"training.method=null", "training.recipe=pure-bf16", "plan.zero=0"});
        add("trl, a script",
            "torchrun --nproc_per_node 4 trl/scripts/sft.py --model_name_or_path Qwen/Qwen3-8B --use_peft \\\n  --lora_r 32 "
            "--lora_target_modules q_proj v_proj --max_length 1024 --packing --bf16 true\n",
            {"training.method=lora", "training.adapter.rank=32", "training.adapter.targets=[q, v]", "training.sequence_length=1024",
             "cluster.gpus_per_node=4"});
        add("trl, stored in 4 bits",
            QByteArray(kTrl)
                .replace("meta-llama/Llama-3.1-8B", "unsloth/Llama-3.1-8B-unsloth-bnb-4bit")
                .replace("load_in_4bit: true\n", ""),
            {"training.method=qlora", "training.base_format=nf4-double"});
        add("ms-swift, bf16 adapters", QByteArray(kSwift).replace("--lora_rank", "--lora_dtype bfloat16 --lora_rank"),
            {"training.adapter.dtype=bf16"});
        add("ms-swift, 4 bits", QByteArray(kSwift).replace("--lora_rank", "--quant_method bnb --quant_bits 4 --lora_rank"),
            {"training.method=qlora", "training.base_format=nf4-double"});
        add("ms-swift", kSwift,
            {"training.method=lora", "training.adapter.rank=16", "training.adapter.targets=[q, k, v]", "training.adapter.dropout=0.05"});
    }
    void isRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        QCOMPARE(wrong(import(text), fields), QString());
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& told) { QTest::newRow(name) << text << told; };
        add("qlora of 16 bits", QByteArray(kAxolotl).replace("4bit: true", "4bit: false"), {"load_in_4bit", "qlora"});
        add("qlora of 8 bits", QByteArray(kAxolotl).replace("4bit: true", "4bit: false").replace("8bit: false", "8bit: true"),
            {"load_in_8bit", "4 bits"});
        add("no modules", QByteArray(kAxolotl).replace("lora_target_linear: true\n", ""), {"lora_target_modules", "lora_target_linear"});
        add("no rank", QByteArray(kAxolotl).replace("lora_r: 32\n", ""), {"lora_r"});
        add("both formats", QByteArray(kAxolotl).replace("8bit: false", "8bit: true"), {"load_in_8bit", "load_in_4bit"});
        add("another way to fewer bits", QByteArray(kSwift).replace("--lora_rank", "--quant_method hqq --quant_bits 4 --lora_rank"),
            {"quant_method", "hqq", "bnb"});
        add("another module", QByteArray(kLlamaFactory).replace("target: all", "target: q_proj,x_proj"),
            {"lora_target", "x_proj", "k_proj"});
        add("other bits", QByteArray(kLlamaFactory) + "quantization_bit: 3\n", {"quantization_bit", "3", "4 or 8"});
        add("another 4-bit type", QByteArray(kTrl) + "bnb_4bit_quant_type: fp4\n", {"bnb_4bit_quant_type", "fp4", "nf4"});
        add("a model without a list",
            QByteArray(kTrl)
                .replace("meta-llama/Llama-3.1-8B", "deepseek-ai/DeepSeek-V3")
                .replace("lora_target_modules: [q_proj, v_proj]\n", ""),
            {"lora_target_modules", "PEFT"});
        add("quantised weights that learn", QByteArray(kTrl).replace("use_peft: true\n", ""), {"load_in_4bit", "adapters"});
        add("the first layers", QByteArray(kLlamaFactory).replace("type: lora", "type: freeze") + "freeze_trainable_layers: -2\n",
            {"freeze_trainable_layers", "last layers"});
        const QByteArray part = QByteArray(kAxolotl).replace("adapter: qlora\n", "").replace("load_in_4bit: true\n", "");
        add("single tensors", part + "unfrozen_parameters:\n  - ^lm_head.weight$\n", {"unfrozen_parameters", "lm_head"});
        add("middle layers", part + "unfrozen_parameters:\n  - ^model.layers.3.\n", {"unfrozen_parameters", "last ones of 32"});
        add("single modules", QByteArray(kLlamaFactory).replace("type: lora", "type: freeze") + "freeze_trainable_modules: mlp\n",
            {"freeze_trainable_modules", "mlp"});
    }
    void isRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        const Result<ImportedLaunch> read = import(text);
        QVERIFY(!read);
        const QString message = QString::fromStdString(errorText(read.error()));
        for (const QString& part : told)
            QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }

    /// TRL loads a model in fp32 unless its file names a type; the estimate counts 16 bits, and says so.
    void theLoadedTypeIsSaid()
    {
        QByteArray text = kTrl;
        text.replace("load_in_4bit: true\nuse_bnb_nested_quant: true\n", "");
        const Result<ImportedLaunch> named = import(text);
        QVERIFY(named && !noteOf(named->assumed, "dtype"));
        text.replace("dtype: bfloat16\n", "bf16: true\n");
        const Result<ImportedLaunch> left = import(text);
        QVERIFY(left && noteOf(left->assumed, "dtype"));
    }
    /// A file's own values are used, the trainer's defaults assumed, and what an estimate lacks is named with its line.
    void nothingIsSilent()
    {
        const Result<ImportedLaunch> read =
            import(QByteArray(kTrl).replace("lora_r: 64\n", "lora_modules_to_save: [lm_head]\npacking: false\n"));
        QVERIFY(read);
        QVERIFY(noteOf(read->used, "lora_target_modules") && noteOf(read->used, "lora_target_modules")->line == 6);
        QCOMPARE(noteOf(read->used, "lora_target_modules")->path.value_or(""), std::string("training.adapter.targets"));
        QVERIFY(noteOf(read->assumed, "lora_r") && noteOf(read->assumed, "lora_r")->value == "16");
        const ImportNote* const whole = noteOf(read->ignored, "lora_modules_to_save");
        QVERIFY(whole && whole->line == 4 && whole->why.text.ends_with("is not counted."));
        QVERIFY(noteOf(read->ignored, "packing"));
        const Result<ImportedLaunch> other = import(QByteArray(kTrl).replace("zero2", "ours/own.yaml"));
        QVERIFY(other && noteOf(other->unknown, "accelerate_config"));
    }

    /// A recipe of Megatron-Bridge chooses rank and modules by itself: what the file does not override is asked for.
    void adaptersOfBridge()
    {
        const QByteArray recipe = R"(from megatron.bridge.recipes.llama import llama3_70b_peft_config
cfg = llama3_70b_peft_config()
cfg.model.tensor_model_parallel_size = 1
cfg.model.pipeline_model_parallel_size = 2
cfg.model.context_parallel_size = 1
cfg.model.seq_length = 4096
cfg.train.global_batch_size = 32
cfg.train.micro_batch_size = 1
)";
        const auto read = [&recipe](const QByteArray& more) {
            return importLaunch((recipe + more).toStdString(), "run.py", std::nullopt, test::smallBase());
        };
        const Result<ImportedLaunch> bare = read({});
        QVERIFY2(bare, bare ? "" : errorText(bare.error()).c_str());
        QVERIFY(noteOf(bare->unknown, "peft.dim") && noteOf(bare->unknown, "peft.target_modules"));
        QCOMPARE(wrong(read("cfg.peft.dim = 16\ncfg.peft.target_modules = [\"linear_qkv\", \"linear_fc2\"]\n"),
                       {"training.method=lora", "training.adapter.rank=16", "training.adapter.targets=[q, k, v, down]",
                        "training.adapter.fused=true", "training.software.framework=megatron-bridge", "plan.pp=2"}),
                 QString());
        QCOMPARE(wrong(read("cfg.peft.dim = 8\ncfg.peft.dropout = 0.1\ncfg.peft.target_modules = [\"linear_q\", \"linear_v\"]\n"),
                       {"training.adapter.targets=[q, v]", "training.adapter.fused=false", "training.adapter.dropout=0.1"}),
                 QString());
        const Result<ImportedLaunch> other = read("cfg.peft.dim = 8\ncfg.peft.target_modules = [\"*.layers.0.*\"]\n");
        QVERIFY(!other && errorText(other.error()).find("linear_proj") != std::string::npos);
    }

    /// torchtune's configurations, in the style of recipes/configs/llama3_1/8B_qlora_single_device.yaml.
    void torchtune_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const char* from, const char* to, const QStringList& fields) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fields;
        };
        add("as it stands", "", "",
            {"training.method=qlora", "training.base_format=nf4-double", "training.adapter.rank=8",
             "training.adapter.targets=[q, v, o, gate, up, down]", "training.sequence_length=4096", "training.recipe=pure-bf16",
             "plan.micro_batch=2", "plan.recompute=full", "training.software.framework=torchtune"});
        add("16 bits", "qlora_llama3_1_8b", "lora_llama3_1_8b", {"training.method=lora", "training.base_format=null"});
        add("all of it", "qlora_llama3_1_8b", "llama3_1_8b", {"training.method=null", "training.adapter.rank=null"});
        add("lengths", "lora_rank: 8", "use_dora: True",
            {"training.method=dora", "training.adapter.rank=8", "training.base_format=nf4-double"});
        add("the head", "apply_lora_to_mlp: True", "apply_lora_to_output: True", {"training.adapter.targets=[q, v, o, head]"});
        add("compiled", "dtype: bf16", "dtype: bf16\ncompile: True\nenable_activation_offloading: True",
            {"training.software.compiled=true", "plan.offload_activations=1"});
        add("8 bits", "torch.optim.AdamW", "bitsandbytes.optim.PagedAdamW8bit", {"training.optimizer=adamw-8bit"});
        add("offloaded", "dtype: bf16", "dtype: fp32\nfsdp_cpu_offload: True",
            {"plan.offload=optimizer-and-parameters", "training.precision=fp32"});
    }
    void torchtune()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, fields);
        QByteArray text = R"(output_dir: /tmp/own
model:
  _component_: torchtune.models.llama3_1.qlora_llama3_1_8b
  lora_attn_modules: ['q_proj', 'v_proj', 'output_proj']
  apply_lora_to_mlp: True
  lora_rank: 8
tokenizer:
  _component_: torchtune.models.llama3.llama3_tokenizer
  max_seq_len: 4096
optimizer:
  _component_: torch.optim.AdamW
batch_size: 2
gradient_accumulation_steps: 8
dtype: bf16
enable_activation_checkpointing: True
)";
        if (!from.isEmpty())
            text.replace(from, to);
        const Result<ImportedLaunch> read = importLaunch(text.toStdString(), "own.yaml", std::nullopt, test::smallBase());
        QCOMPARE(wrong(read, fields), QString());
        QVERIFY(noteOf(read->unknown, "nproc_per_node"));
    }

    void torchtuneRefuses_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("told");
        QTest::newRow("rewards") << QByteArray("loss:\n  _component_: torchtune.rlhf.loss.PPOLoss\n") << "loss._component_";
        QTest::newRow("a teacher") << QByteArray("teacher_model:\n  _component_: torchtune.models.qwen2_5.qwen2_5_7b_base\n")
                                   << "teacher_model";
        QTest::newRow("no modules") << QByteArray("lora: 1\n") << "model.lora_attn_modules";
        QTest::newRow("a mesh") << QByteArray("data_parallel_shard_dim: 3\n") << "data_parallel_shard_dim";
    }
    void torchtuneRefuses()
    {
        QFETCH(QByteArray, more);
        QFETCH(QString, told);
        const QByteArray modules = more.startsWith("lora:") ? QByteArray() : QByteArray("  lora_attn_modules: ['q_proj']\n");
        const QByteArray text = "model:\n  _component_: torchtune.models.llama3_1.lora_llama3_1_8b\n" + modules + "batch_size: 2\n" + more;
        const ImportFill fill{test::llamaBase(), "the test"};
        const Result<ImportedLaunch> read = importLaunch(text.toStdString(), "own.yaml", std::nullopt, fill.scenario, &fill);
        QVERIFY2(!read, qPrintable(told));
        QVERIFY(errorText(read.error()).find(told.toStdString()) != std::string::npos);
    }

    void theLastLayersLearn()
    {
        QByteArray text =
            QByteArray(kAxolotl).replace("adapter: qlora\n", "").replace("load_in_4bit: true\n", "") + "unfrozen_parameters:\n";
        for (const std::string& pattern : patternsOfLastLayers(3, 32))
            text += "  - \"" + QByteArray::fromStdString(pattern).replace("\\", "\\\\") + "\"\n";
        QCOMPARE(wrong(import(text), {"training.method=freeze", "training.trainable_layers=3"}), QString());
    }

    void patternsAreTakenApart()
    {
        QCOMPARE(alternativesOf("a.(b|c(d|e))f"), (std::vector<std::string>{"a.bf", "a.cdf", "a.cef"}));
        for (const char* broken : {"(a", "a)", "((((((((((a))))))))))", "(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)"})
            QCOMPARE(alternativesOf(broken), std::vector<std::string>{broken});
    }

    /// What is written for weights of any model is read as these weights.
    void modulesAreReadBack()
    {
        for (const std::string& id : modelPresetIds()) {
            const auto architecture = resolveModel({ModelSource::Kind::Preset, id});
            QVERIFY(architecture);
            for (const AdapterTarget target : allLinearTargets()) {
                const std::vector<std::string> names = modulesOf({target}, **architecture);
                QVERIFY2(!names.empty() || target == AdapterTarget::Gate, id.c_str());
                for (const std::string& name : names) {
                    const std::vector<AdapterTarget> held = targetsOfModule(name);
                    QVERIFY2(std::find(held.begin(), held.end(), target) != held.end(), (id + " " + name).c_str());
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTuningFiles)
#include "test_tuning_files.moc"
