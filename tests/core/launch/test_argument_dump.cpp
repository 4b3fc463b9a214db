// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/launch/argument_dump.h"
#include "core/launch/launch_import.h"
#include "core/launch/launch_kind.h"
#include "core/model/architecture.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

/// As Megatron-LM writes them, about a run that never was.
QString dumpOf(const QString& more = {}, const QString& before = QStringLiteral("  "))
{
    const QStringList lines{"add_bias_linear ................................. False",
                            "bf16 ............................................ True",
                            "context_parallel_size ........................... 1",
                            "data_parallel_size .............................. 4",
                            "expert_model_parallel_size ...................... 1",
                            "ffn_hidden_size ................................. 14336",
                            "fp8 ............................................. None",
                            "fp8_amax_history_len ............................ 1",
                            "global_batch_size ............................... 256",
                            "group_query_attention ........................... True",
                            "hidden_dropout .................................. 0.0",
                            "attention_dropout ............................... 0.0",
                            "hidden_size ..................................... 4096",
                            "kv_lora_rank .................................... 32",
                            "max_position_embeddings ......................... 8192",
                            "micro_batch_size ................................ 1",
                            "moe_router_topk ................................. 2",
                            "moe_token_dispatcher_type ....................... allgather",
                            "norm_epsilon .................................... 1e-05",
                            "normalization ................................... RMSNorm",
                            "num_attention_heads ............................. 32",
                            "num_experts ..................................... None",
                            "num_layers ...................................... 32",
                            "num_query_groups ................................ 8",
                            "overlap_grad_reduce ............................. True",
                            "overlap_param_gather ............................ True",
                            "params_dtype .................................... torch.bfloat16",
                            "pipeline_model_parallel_size .................... 2",
                            "position_embedding_type ......................... rope",
                            "recompute_granularity ........................... selective",
                            "retro_encoder_layers ............................ 2",
                            "rotary_base ..................................... 500000",
                            "seq_length ...................................... 8192",
                            "sequence_parallel ............................... True",
                            "swiglu .......................................... True",
                            "tensor_model_parallel_size ...................... 4",
                            "transformer_impl ................................ transformer_engine",
                            "untie_embeddings_and_output_weights ............. True",
                            "use_distributed_optimizer ....................... True",
                            "virtual_pipeline_model_parallel_size ............ None",
                            "vocab_size ...................................... None",
                            "world_size ...................................... 32"};
    QString text = before + "------------------------ arguments ------------------------\n";
    for (const QString& line : lines)
        text += before + line + '\n';
    return text + more + before + "-------------------- end of arguments ---------------------\n" +
           "> padded vocab (size: 128256) with 0 dummy tokens (new size: 128256)\n";
}

Result<ImportedLaunch> imported(const QString& text)
{
    return importLaunch(text.toStdString(), "train.log", std::nullopt, test::smallBase());
}

}  // namespace

class TestArgumentDump : public QObject {
    Q_OBJECT
private slots:
    void theLogIsRecognised()
    {
        QCOMPARE(launchKindOf(dumpOf().toStdString(), "train.log").value(), LaunchKind::MegatronLog);
        QVERIFY(hasArgumentDump(dumpOf().toStdString()));
        QVERIFY(!hasArgumentDump("iteration 1/2 | elapsed time per iteration (ms): 5 |"));
    }

    /// The same plan and model, whatever a launcher writes before each line.
    void planAndModelAreRead_data()
    {
        QTest::addColumn<QString>("before");
        QTest::newRow("as Megatron writes it") << "  ";
        QTest::newRow("with torchrun's ranks") << "[default0]:  ";
        QTest::newRow("with srun's labels") << " 0:   ";
    }

    void planAndModelAreRead()
    {
        QFETCH(QString, before);
        const Result<ImportedLaunch> read = imported(dumpOf({}, before));
        QVERIFY2(read, read ? "" : read.error().arguments.front().c_str());
        const Scenario& scenario = read->scenario;
        QCOMPARE(scenario.plan.tp, 4);
        QCOMPARE(scenario.plan.pp, 2);
        QCOMPARE(scenario.plan.dp.value_or(4), 4);
        QCOMPARE(scenario.plan.microBatch, 1);
        QCOMPARE(scenario.plan.zero, 1);
        QCOMPARE(scenario.training.globalBatch, std::int64_t{256});
        QCOMPARE(scenario.training.sequenceLength, std::int64_t{8192});
        QVERIFY(scenario.training.precision == Precision::Bf16);
        QCOMPARE(scenario.architecture->layers(), 32);
        QCOMPARE(static_cast<int>(scenario.architecture->hidden), 4096);
        QCOMPARE(static_cast<int>(scenario.architecture->vocab), 128256);
        QVERIFY(!scenario.architecture->isMixtureOfExperts());
        QCOMPARE(scenario.cluster.gpus(), 32);
    }

    /// The nodes are not in the log: said, not taken in silence.
    void theNodesAreAssumed()
    {
        const Result<ImportedLaunch> read = imported(dumpOf());
        QVERIFY(read);
        const auto isNodes = [](const ImportNote& note) { return note.path == "cluster.nodes"; };
        QVERIFY(std::any_of(read->assumed.begin(), read->assumed.end(), isNodes));
    }

    /// Parts that the run does not have are printed with defaults, which say nothing.
    void missingPartsAreLeftOut()
    {
        const Result<PlacedSettings> settings = argumentDumpSettings(dumpOf().toStdString(), "train.log");
        QVERIFY(settings);
        for (const char* absent : {"--moe-router-topk", "--kv-lora-rank", "--fp8-amax-history-len", "--retro-encoder-layers",
                                   "--fp8-format", "--params-dtype", "--data-parallel-size"})
            QVERIFY2(!settings->values.find(absent), absent);
        QVERIFY(settings->values.find("--disable-bias-linear"));
        QCOMPARE(settings->values.find("--tensor-model-parallel-size")->line(), 37);
        QCOMPARE(settings->places.at("--tensor-model-parallel-size"), std::string("tensor_model_parallel_size"));
    }

    void listsAreWords()
    {
        const QString more = "  recompute_modules ............................... ['core_attn', 'mlp']\n"
                             "  cp_comm_type .................................... ['p2p']\n";
        const Result<PlacedSettings> settings = argumentDumpSettings(dumpOf(more).toStdString(), "train.log");
        QVERIFY(settings);
        QCOMPARE(settings->values.find("--recompute-modules")->list()->size(), std::size_t{2});
        QCOMPARE(*settings->values.find("--cp-comm-type")->text(), std::string("p2p"));
    }

    void aDumpThatIsCutIsRefused()
    {
        const std::string whole = dumpOf().toStdString();
        QVERIFY(!argumentDumpSettings(whole.substr(0, whole.size() / 2), "train.log"));
        QVERIFY(!argumentDumpSettings("", "train.log"));
        for (std::size_t cut = 0; cut < whole.size(); cut += 13)
            (void)imported(QString::fromStdString(whole.substr(0, cut) + whole.substr(std::min(whole.size(), cut + 5))));
    }
};

QTEST_GUILESS_MAIN(TestArgumentDump)
#include "test_argument_dump.moc"
