// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/text/error_text.h"
#include "core/text/import_text.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

/// Adds the same wrong file's row: what it is, whose, its text, and parts of the message (what, where, what would be right).
void row(const char* name, const char* file, const QByteArray& text, const QStringList& told, const char* target = "")
{
    QTest::newRow(name) << QByteArray(file) << text << told << QByteArray(target);
}

QByteArray megatron(const char* more)
{
    return QByteArray("pretrain_gpt.py --num-layers 4 --hidden-size 64 --num-attention-heads 4 --seq-length 128 --vocab-size 100 "
                      "--micro-batch-size 1 --global-batch-size 16 ") +
           more;
}

void megatronRows()
{
    row("megatron: a word", "a.sh", megatron("--tensor-model-parallel-size two"),
        {"--tensor-model-parallel-size", "\"two\"", "whole number"});
    row("megatron: half a rank", "a.sh", megatron("--context-parallel-size 1.5"), {"--context-parallel-size", "1.5", "whole number"});
    row("megatron: negative", "a.sh", megatron("--pipeline-model-parallel-size -2"), {"--pipeline-model-parallel-size", "-2", "from 1 to"});
    row("megatron: huge", "a.sh", megatron("--micro-batch-size 99999999999999"), {"--micro-batch-size", "from 1 to"});
    row("megatron: more than 64 bits", "a.sh", megatron("--micro-batch-size 99999999999999999999999999"),
        {"--micro-batch-size", "whole number"});
    row("megatron: method", "a.sh", megatron("--recompute-granularity full --recompute-method some"),
        {"--recompute-method", "\"some\"", "uniform, block"});
    row("megatron: optimizer", "a.sh", megatron("--optimizer lion"), {"--optimizer", "\"lion\"", "adam, sgd"});
    row("megatron: dispatcher", "a.sh", megatron("--moe-token-dispatcher-type post"),
        {"--moe-token-dispatcher-type", "allgather, alltoall, flex"});
    row("megatron: graphs", "a.sh", megatron("--cuda-graph-impl yes"), {"--cuda-graph-impl", "none, local"});
    row("megatron: position", "a.sh", megatron("--position-embedding-type sinus"), {"--position-embedding-type", "\"sinus\"", "rope"});
    row("megatron: norm", "a.sh", megatron("--normalization BatchNorm"), {"--normalization", "LayerNorm, RMSNorm"});
    row("megatron: strategy", "a.sh", megatron("--use-megatron-fsdp --data-parallel-sharding-strategy all"),
        {"--data-parallel-sharding-strategy", "optim_grads"});
    row("megatron: both precisions", "a.sh", megatron("--bf16 --fp16"), {"--fp16", "--bf16", "only one"});
    row("megatron: layout and chunks", "a.sh",
        megatron("--pipeline-model-parallel-size 2 --pipeline-model-parallel-layout 'Ett|ttL' --num-virtual-stages-per-pipeline-rank 2"),
        {"--num-virtual-stages-per-pipeline-rank", "beside a layout"});
    row("megatron: copies", "a.sh",
        megatron("--nnodes 1 --nproc_per_node 8 --use-distributed-optimizer --num-distributed-optimizer-instances 3"),
        {"--num-distributed-optimizer-instances", "divisor"});
    row("megatron: BERT", "a.sh", QByteArray("torchrun pretrain_bert.py --num-layers 4 --hidden-size 64"),
        {"pretrain_bert.py", "not a decoder"});
    row("megatron: experts of two sizes", "a.sh", megatron("--deepspeed --zero-stage 0 --num-experts 8 16"), {"--num-experts", "8, 16"});
    row("megatron: every second layer", "a.sh", megatron("--deepspeed --zero-stage 0 --num-experts 8"), {"--expert-interval", "alternate"});
    row("megatron: DeepSpeed's own file", "a.sh", megatron("--deepspeed --deepspeed_config ds.json"), {"ZeRO", "not read"});
    row("megatron: bucket", "a.sh", megatron("--ddp-bucket-size 0"), {"--ddp-bucket-size", "from 1 to"});
    row("megatron: alternating", "a.sh", megatron("--num-experts 4 --moe-layer-freq '([0]*1+[1]*1+[0]*2)'"),
        {"--moe-layer-freq", "alternate"});
    row("megatron: too many layers", "a.sh", megatron("--num-layers 99999999999"), {"layers"});
}

void bridgeRows()
{
    const QByteArray file("model:\n  tensor_model_parallel_size: 2\n");
    row("bridge: precision", "b.yaml", file + "mixed_precision: bf17\n", {"mixed_precision", "\"bf17\"", "bf16_mixed"});
    row("bridge: a word", "b.yaml", "model:\n  pipeline_model_parallel_size: four\n",
        {"model.pipeline_model_parallel_size", "\"four\"", "whole number"});
    row("bridge: no switch", "b.yaml", file + "ddp:\n  use_distributed_optimizer: 1\n", {"ddp.use_distributed_optimizer", "true or false"});
    row("bridge: no switch, turned", "b.yaml",
        file + "  num_layers: 4\n  hidden_size: 64\n  num_attention_heads: 4\n  add_bias_linear: maybe\n",
        {"model.add_bias_linear", "true or false"});
    row("bridge: half a model", "b.yaml", file + "  num_layers: 4\n", {"model.hidden_size", "model is unknown"});
    row("bridge: truncated list", "b.sh", "python run_recipe.py --recipe x model.recompute_modules=[core_attn\n", {"b.sh", "]"});
    row("bridge: a list", "b.yaml", "- model._model_parallel_size: 1\n", {"a list is the whole document", "groups"}, "megatron-bridge");
}

void nanotronRows()
{
    const QByteArray file("model:\n  model_config: {hidden_size: 64, num_hidden_layers: 2, num_attention_heads: 4}\n"
                          "tokens: {sequence_length: 128, micro_batch_size: 1, batch_accumulation_per_replica: 2}\n");
    const QByteArray mesh("parallelism: {dp: 2, pp: 1, tp: 2}\n");
    row("nanotron: mode", "n.yaml", file + "parallelism: {dp: 2, pp: 1, tp: 2, tp_mode: SOME}\n",
        {"parallelism.tp_mode", "\"SOME\"", "REDUCE_SCATTER"});
    row("nanotron: engine", "n.yaml", file + "parallelism: {dp: 2, pp: 1, tp: 2, pp_engine: zb}\n",
        {"parallelism.pp_engine", "1f1b or afab"});
    row("nanotron: type", "n.yaml", file + mesh + "optimizer: {zero_stage: no}\n", {"optimizer.zero_stage", "the value is false"});
    row("nanotron: optimizer", "n.yaml", file + mesh + "optimizer: {optimizer_factory: {name: lion}}\n",
        {"optimizer.optimizer_factory.name", "adamW, sgd"});
    row("nanotron: no ring", "n.yaml", file + "parallelism: {dp: 1, pp: 1, tp: 2, context_parallel_size: 2}\n",
        {"_attn_implementation", "llama3_ring_attention"});
    row("nanotron: truncated", "n.yaml", file + "parallelism: {dp: 2, pp: 1, t", {"n.yaml", "line"});
    row("nanotron: no heads", "n.yaml",
        "model:\n  model_config: {hidden_size: 64, num_hidden_layers: 2}\ntokens: {sequence_length: 1, micro_batch_size: 1, "
        "batch_accumulation_per_replica: 1}\n" +
            mesh,
        {"num_attention_heads", "model is unknown"});
    row("nanotron: accumulation", "n.yaml", QByteArray(file).replace("replica: 2", "replica: 0") + mesh,
        {"batch_accumulation_per_replica", "at least 1"});
}

void torchtitanRows()
{
    row("torchtitan: policy", "t.toml", "[parallelism]\nfsdp_reshard_after_forward = \"perhaps\"\n",
        {"fsdp_reshard_after_forward", "always"});
    row("torchtitan: recomputation", "t.toml", "[parallelism]\n[activation_checkpoint]\nmode = \"memory_budget\"\n",
        {"activation_checkpoint.mode", "selective"});
    row("torchtitan: converter", "t.toml", "[parallelism]\n[model]\nconverters = [\"int1\"]\n", {"model.converters", "float8"});
    row("torchtitan: no shards", "t.toml", "[parallelism]\ndata_parallel_shard_degree = 0\n", {"data_parallel_shard_degree", "-1"});
    row("torchtitan: infinite", "t.toml", "[parallelism]\n[training]\nseq_len = inf\n", {"training.seq_len", "whole number"});
    row("torchtitan: a table of text", "t.toml", "parallelism = \"none\"\n[parallelism]\n", {"line 2"});
    row("torchtitan: stages", "t.toml",
        "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[parallelism]\npipeline_parallel_degree = 3\npipeline_parallel_schedule = "
        "\"Interleaved1F1B\"\npipeline_parallel_layers_per_stage "
        "= 5\n",
        {"pipeline_parallel_layers_per_stage", "multiple of 3"});
    row("torchtitan main: tokens", "t.sh",
        "-m torchtitan.train --training.max_context_length 100 --training.num_tokens_per_microbatch_per_dp_rank 150",
        {"num_tokens_per_microbatch_per_dp_rank", "multiple of the 100"});
    row("torchtitan main: step", "t.sh",
        "-m torchtitan.train --training.max_context_length 100 --training.num_tokens_per_microbatch_per_dp_rank 100 "
        "--training.num_tokens_per_train_step 350",
        {"num_tokens_per_train_step", "multiple of the 100"});
    row("torchtitan: a product beyond any", "t.toml",
        "[parallelism]\ntensor_parallel_degree = 32768\ncontext_parallel_degree = 32768\npipeline_parallel_degree = 32768\n"
        "data_parallel_replicate_degree = 32768\ndata_parallel_shard_degree = 32768\n",
        {"from 1 to"});
    row("torchtitan: a batch beyond any", "t.toml",
        "[parallelism]\ndata_parallel_shard_degree = 16\n[training]\nlocal_batch_size = 9007199254740992\n", {"training.local_batch_size"});
    row("torchtitan main: nodes", "t.sh", "torchrun --nnodes 8198552921648689615 --nproc_per_node 8 -m torchtitan.train",
        {"nnodes", "8198552921648689615", "whole number up to"});
    row("torchtitan main: no context", "t.sh", "-m torchtitan.train --training.max_context_length 0", {"max_context_length", "from 1 to"});
}

void deepSpeedRows()
{
    const QByteArray batch("{\"train_micro_batch_size_per_gpu\": 1, ");
    row("deepspeed: disks", "d.json", batch + "\"zero_optimization\": {\"stage\": 3, \"offload_param\": {\"device\": \"nvme\"}}}",
        {"offload_param.device", "\"nvme\"", "cpu"});
    row("deepspeed: both precisions", "d.json", batch + "\"bf16\": {\"enabled\": true}, \"fp16\": {\"enabled\": true}}",
        {"fp16.enabled", "bf16.enabled"});
    row("deepspeed: accumulators", "d.json", batch + "\"data_types\": {\"grad_accum_dtype\": \"int8\"}}", {"grad_accum_dtype", "fp32"});
    row("deepspeed: bucket", "d.json", batch + "\"zero_optimization\": {\"reduce_bucket_size\": 1e30}}", {"reduce_bucket_size"});
    row("deepspeed: a number for a group", "d.json", batch + "\"zero_optimization\": 3}", {"zero_optimization", "group"});
    row("deepspeed: twice", "d.json", batch + "\"gradient_accumulation_steps\": 2, \"gradient_accumulation_steps\": 4}",
        {"d.json", "twice"});
    row("deepspeed: truncated", "d.json", batch + "\"zero_optimization\": {\"stage\"", {"d.json", "line 1"});
}

void accelerateRows()
{
    const QByteArray first("distributed_type: FSDP\nnum_processes: 16\nnum_machines: 2\n");
    const QByteArray second = first + "fsdp_config: {fsdp_version: 2}\n";
    row("accelerate: another kind", "x.yaml", "distributed_type: XLA\nnum_processes: 8\n", {"distributed_type", "\"XLA\"", "FSDP"});
    row("accelerate: no processes", "x.yaml", "distributed_type: FSDP\n", {"num_processes", "GPUs"});
    row("accelerate: uneven machines", "x.yaml", "distributed_type: FSDP\nnum_processes: 8\nnum_machines: 3\n",
        {"num_machines", "divisor of the 8"});
    row("accelerate: strategy", "x.yaml", first + "fsdp_config: {fsdp_sharding_strategy: SOME}\n",
        {"fsdp_sharding_strategy", "FULL_SHARD"});
    row("accelerate: mesh", "x.yaml", second + "parallelism_config: {parallelism_config_dp_shard_size: 4, parallelism_config_tp_size: 2}\n",
        {"parallelism_config_dp_shard_size", "product", "16"});
    row("accelerate: resharding", "x.yaml", first + "fsdp_config: {fsdp_version: 2, fsdp_reshard_after_forward: FULL_SHARD}\n",
        {"fsdp_reshard_after_forward", "true or false"});
    row("accelerate: precision", "x.yaml", first + "mixed_precision: int4\n", {"mixed_precision", "bf16"});
    row("accelerate: version", "x.yaml", second, {"accelerate-fsdp1", "accelerate-fsdp2"}, "accelerate-fsdp1");
    row("accelerate: sequences twice", "x.yaml",
        second + "parallelism_config: {parallelism_config_cp_size: 2, parallelism_config_sp_size: 2}\n",
        {"parallelism_config_sp_size", "only one"});
}

}  // namespace

class TestLaunchBadFiles : public QObject {
    Q_OBJECT
private slots:
    /// Errors state the problem, the place and the remedy; there is never a silent default.
    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<QByteArray>("target");
        megatronRows();
        bridgeRows();
        nanotronRows();
        torchtitanRows();
        deepSpeedRows();
        accelerateRows();
        row("empty", "a.yaml", "", {"not a known kind of launch file"});
        row("binary", "a.sh",
            QByteArray("\x7f"
                       "ELF\0\1\2\3\xff\xfe",
                       10),
            {"not a known kind of launch file"});
        row("binary, but named", "a.yaml", QByteArray("\0\1\2\xff: \xfe", 8), {"a.yaml"}, "nanotron");
        row("another's, named wrongly", "a.json", "{\"train_batch_size\": 8}", {"no file of nanotron", "deepspeed"}, "nanotron");
        row("a picture of one", "a.toml", "\x89PNG\r\n\x1a\n", {"a.toml", "line 1"});
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        QFETCH(QByteArray, target);
        const Result<ImportedLaunch> imported =
            importLaunch(text.toStdString(), file.toStdString(), fromName<Target>(target.constData()), test::llamaBase());
        QVERIFY2(!imported || !imported->isWhole(), imported ? scenarioText(imported->scenario).c_str() : "");
        const QString message =
            QString::fromStdString(imported ? importUnknownText(*imported, file.toStdString()) : errorText(imported.error()));
        for (const QString& part : told + QStringList{QString::fromUtf8(file)})
            QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }

    /// An unknown key is reported, not ignored. A key of 50,000 parts in any kind of file: reading it ends before the stack overflows.
    void keysOfManyLevels_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        const QByteArray deep = QByteArray("a.").repeated(50000) + "a";
        const auto deepRow = [](const char* name, const char* file, const QByteArray& text) {
            QTest::newRow(name) << QByteArray(file) << text;
        };
        deepRow("TOML's key", "a.toml", "[parallelism]\n" + deep + " = 1\n");
        deepRow("TOML's section", "a.toml", "[parallelism]\nx = 1\n[" + deep + "]\nx = 1\n");
        deepRow("TOML's list of sections", "a.toml", "[parallelism]\nx = 1\n[[" + deep + "]]\nx = 1\n");
        deepRow("Bridge's YAML", "a.yaml", "model:\n  tensor_model_parallel_size: 2\n" + deep + ": 1\n");
        deepRow("NeMo's YAML", "a.yaml", "trainer:\n  devices: 8\n  num_nodes: 1\nmodel:\n  x: 1\n" + deep + ": 1\n");
        deepRow("GPT-NeoX's YAML", "a.yml", "model_parallel_size: 2\n" + deep + ": 1\n");
        deepRow("Megatron's flag", "a.sh", "torchrun pretrain_gpt.py --num-layers 4 --" + deep + " 1\n");
        deepRow("torchtitan's flag", "a.sh", "torchrun -m torchtitan.train --module llama3 --" + deep + " 1\n");
        deepRow("Bridge's override", "a.sh", "torchrun run_recipe.py --recipe llama3_8b " + deep + "=1\n");
        deepRow("Bridge's Python", "a.py", "from megatron.bridge import x\ncfg." + deep + " = 1\n");
        deepRow("NeMo's Python", "a.py", "from nemo.collections import llm\nrecipe." + deep + " = 1\n");
        deepRow("ms-swift's flag", "a.sh", "swift sft --model Qwen/Qwen2.5-7B --" + deep + " 1\n");
        deepRow("DeepSpeed's JSON", "a.json",
                "{\"train_batch_size\": 1, \"" + deep + "\": 1, \"b\": " + QByteArray("{\"a\": ").repeated(30000) + "1" +
                    QByteArray("}").repeated(30000) + "}");
    }
    void keysOfManyLevels()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), file.toStdString(), std::nullopt, test::llamaBase());
        if (imported)
            QVERIFY(!importNotesText(*imported, "a").empty());
        else
            QVERIFY(errorText(imported.error()).size() < 400);
    }

    void unknownKeysAreTold()
    {
        for (const auto& [target, name] : EnumNames<Target>::names) {
            Scenario scenario = test::llamaBase();
            scenario.plan.recompute = Recompute::None;
            if (target == Target::Unsloth)
                scenario.training.tuning.method = TuneMethod::Lora;
            const LaunchExport launch = exportLaunch(scenario, target);
            QVERIFY2(!launch.files.empty(), name.data());
            std::string text = launch.files.front().text;
            const bool isJson = text.starts_with('{');
            const bool isScript = text.starts_with("#!");
            text = isJson     ? "{\"wonder\": 1," + text.substr(1)
                   : isScript ? text.substr(0, text.size() - 1) + " --wonder 1\n"
                              : "wonder" + std::string(target == Target::Torchtitan022 ? " = 1\n" : ": 1\n") + text;
            const Result<ImportedLaunch> imported = importLaunch(text, launch.files.front().name, target, test::llamaBase());
            QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
            const bool isTold = std::any_of(imported->ignored.begin(), imported->ignored.end(),
                                            [](const ImportNote& note) { return note.key.find("wonder") != std::string::npos; });
            QVERIFY2(isTold, name.data());
        }
    }
};

QTEST_APPLESS_MAIN(TestLaunchBadFiles)
#include "test_launch_bad_files.moc"
