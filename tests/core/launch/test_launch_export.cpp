// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/scenario/scenario.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

const char* const kExported = R"({"schema": "shardscope.scenario/1", "name": "Llama 3 70B on 64 H100", "model": {"preset": "llama-3-70b"},
    "cluster": {"preset": "dgx-h100", "nodes": 8}, "training": {"sequence_length": 8192, "global_batch": 128},
    "plan": {"tp": 4, "sequence_parallel": true, "pp": 4, "dp": 4, "zero": 1, "recompute": "selective"}})";

Scenario exportedScenario(const std::vector<std::string>& overrides = {})
{
    const Result<Scenario> read = parseScenario(kExported, "test", overrides);
    return read ? *read : Scenario{};
}

Target target(const char* name) { return fromName<Target>(name).value(); }

QString told(const LaunchExport& launch)
{
    QString text = QString::fromUtf8(nameOf(launch.verdict).data());
    for (const std::vector<Finding>* list : {&launch.changes, &launch.refusals}) {
        for (const Finding& finding : *list)
            text += "\n" + QString::fromStdString(findingText(finding));
    }
    return text;
}

/// Returns whether a setting does not follow from a scenario, or is only a name.
bool isPlaceholder(const std::string& path)
{
    static const QStringList kinds{"lr",    "train-iters", "decay",   "warmup",  "rotary",      "rope_theta",     "epsilon",
                                   "eps",   "tokenizer",   "project", ".run",    "description", "hf_assets_path", "steps",
                                   "iters", "node_rank",   "master",  "dataset", "program"};
    return std::any_of(kinds.begin(), kinds.end(), [&](const QString& kind) { return QString::fromStdString(path).contains(kind); });
}

}  // namespace

class TestLaunchExport : public QObject {
    Q_OBJECT
private slots:
    /// The golden files are one scenario for each target; two targets can't express it and show another layout.
    void golden_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QStringList>("overrides");
        const QStringList flat{"plan.pp=1",   "plan.schedule=1f1b", "plan.chunks=1", "plan.sequence_parallel=false",
                               "plan.zero=3", "plan.tp=1",          "plan.dp=64"};
        const QStringList flatFull = flat + QStringList{"plan.recompute=full"};
        QTest::newRow("megatron") << "megatron"
                                  << "s1_megatron.sh"
                                  << "exact" << QStringList();
        QTest::newRow("bridge") << "megatron-bridge"
                                << "s1_megatron_bridge.yaml"
                                << "exact" << QStringList();
        QTest::newRow("nanotron") << "nanotron"
                                  << "s1_nanotron.yaml"
                                  << "approximate"
                                  << QStringList{"plan.bucket_bytes=26214400"};  // the golden file states the framework's own
        QTest::newRow("torchtitan 0.2.2") << "torchtitan-0.2.2"
                                          << "s1_torchtitan_v0.2.2.toml"
                                          << "approximate" << QStringList();
        QTest::newRow("torchtitan") << "torchtitan"
                                    << "s1_torchtitan_main.sh"
                                    << "approximate" << QStringList();
        QTest::newRow("deepspeed") << "deepspeed"
                                   << "s1_deepspeed.json"
                                   << "exact" << flat + QStringList{"plan.recompute=none", "plan.bucket_bytes=1000000000"};
        QTest::newRow("fsdp1") << "accelerate-fsdp1"
                               << "s1_accelerate_fsdp1.yaml"
                               << "exact" << flatFull;
        QTest::newRow("fsdp2") << "accelerate-fsdp2"
                               << "s1_accelerate_fsdp2.yaml"
                               << "exact" << flatFull + QStringList{"plan.tp=4", "plan.dp=16"};
    }
    void golden()
    {
        QFETCH(QString, name);
        QFETCH(QString, file);
        QFETCH(QString, verdict);
        QFETCH(QStringList, overrides);
        const QString folder = QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/golden/");
        QFile golden(folder + file);
        if (!golden.open(QIODevice::ReadOnly))
            QSKIP("the golden files of the shared data are not beside this checkout");
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const Result<Scenario> read = loadScenario((folder + "s1.json").toStdString(), changes);
        QVERIFY(read);
        const LaunchExport launch = exportLaunch(*read, target(name.toUtf8()));
        QCOMPARE(QString::fromUtf8(nameOf(launch.verdict).data()), verdict);
        const Settings wanted = settingsOf(golden.readAll().toStdString(), file.toStdString());
        const Settings written = settingsOf(launch.files.front().text, launch.files.front().name);
        QVERIFY(wanted.size() > 5);
        for (const auto& [path, value] : wanted) {
            const auto found = written.find(path);
            QVERIFY2(found != written.end(), path.c_str());
            QVERIFY2(found->second == value || isPlaceholder(path), (path + ": " + value + " became " + found->second).c_str());
        }
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* title, const char* name, const QStringList& overrides, const char* verdict, const char* says) {
            QTest::newRow(title) << name << overrides << verdict << says;
        };
        row("a plain plan", "megatron", {}, "exact", "");
        row("zero bubble", "megatron", {"plan.schedule=zb-h1"}, "not-expressible", "no schedule zb-h1");
        row("V-Half", "megatron", {"plan.schedule=v-half"}, "not-expressible", "no schedule v-half");
        row("V-Min", "torchtitan", {"plan.zero=3", "plan.recompute=full", "model.preset=llama-3.1-70b", "plan.schedule=v-min"},
            "not-expressible", "v-min");
        row("scales that Megatron lacks", "megatron", {"training.precision=fp8", "training.software.fp8_recipe=rowwise"}, "approximate",
            "training.software.fp8_recipe rowwise becomes tensorwise");
        row("per operator", "megatron", {"plan.recompute=per-op"}, "approximate", "per-op becomes selective");
        row("a model of two kinds", "megatron", {"model.preset=gpt-oss-20b", "plan.pp=2", "plan.dp=8"}, "not-expressible",
            "its layers are of different kinds");
        row("stages as written", "nanotron", {"plan.stage_layers=[23,19,19,19]"}, "approximate", "plan.stage_layers");
        row("more than ZeRO 1", "nanotron", {"plan.zero=2"}, "approximate", "plan.zero 2 becomes 1");
        row("another model", "nanotron",
            {"model.preset=gpt2-xl", "plan.tp=5", "plan.pp=1", "plan.dp=8", "cluster.nodes=5", "plan.sequence_parallel=false",
             "training.sequence_length=1024"},
            "not-expressible", "Llama, Qwen2");
        row("FSDP", "torchtitan-0.2.2", {"plan.zero=3", "plan.recompute=per-op", "model.preset=llama-3.1-70b"}, "exact", "");
        row("Llama 3 without the scaling of 3.1", "torchtitan-0.2.2", {"plan.zero=3", "plan.recompute=per-op"}, "approximate",
            "scaled by none in this model but by llama3 × 8");
        row("no pipelining function", "torchtitan-0.2.2", {"plan.zero=3", "plan.recompute=full", "model.preset=qwen3-14b"},
            "not-expressible", "no pipeline for its models qwen3 and gpt_oss");
        row("no pipelining function for experts", "torchtitan-0.2.2", {"plan.zero=3", "plan.recompute=full", "model.preset=gpt-oss-20b"},
            "not-expressible", "no pipeline for its models qwen3 and gpt_oss");
        const QStringList shared{"plan.zero=3", "plan.recompute=full", "plan.pp=1", "plan.cp=4", "plan.tp=1", "plan.dp=16"};
        row("a sequence over FlexAttention", "torchtitan-0.2.2", shared + QStringList{"model.preset=deepseek-v3", "plan.ep=8"},
            "not-expressible", "cp must be 1, not 4");
        row("a sequence over sinks", "torchtitan-0.2.2", shared + QStringList{"model.preset=gpt-oss-20b", "training.sequence_length=4096"},
            "not-expressible", "cp must be 1, not 4");
        const QStringList fp8{"plan.zero=3",
                              "plan.recompute=full",
                              "training.precision=fp8",
                              "model.preset=deepseek-v3",
                              "plan.tp=1",
                              "plan.sequence_parallel=false",
                              "plan.ep=8",
                              "plan.etp=1"};
        row("experts in FP8", "torchtitan-0.2.2", fp8 + QStringList{"plan.pp=1", "plan.dp=64"}, "exact", "");
        row("experts in FP8 beside a pipeline", "torchtitan-0.2.2", fp8 + QStringList{"plan.pp=4", "plan.dp=16"}, "approximate",
            "experts compute in bf16");
        row("selective recomputation", "nanotron", {"plan.pp=1", "plan.dp=16"}, "approximate", "plan.recompute selective becomes none");
        const QStringList mixtral{"model.preset=mixtral-8x7b", "plan.pp=1", "plan.dp=16", "plan.recompute=full"};
        row("fp32 under flash attention", "nanotron", {"plan.pp=1", "plan.dp=16", "plan.recompute=full", "training.precision=fp32"},
            "approximate", "training.precision fp32 becomes bf16");
        row("experts over tensor ranks", "nanotron", mixtral, "not-expressible", "etp must be 1, not 4");
        row("experts on each rank", "nanotron", mixtral + QStringList{"plan.etp=1"}, "exact", "");
        row("a sequence over ranks", "nanotron",
            {"plan.pp=1", "plan.cp=4", "plan.dp=4", "plan.cp_layout=contiguous", "plan.recompute=full"}, "approximate",
            "only from a checkpoint");
        const QStringList pure{"training.recipe=pure-bf16", "plan.recompute=full"};
        row("no weights in fp32, Megatron", "megatron", pure, "approximate", "training.recipe pure-bf16 becomes megatron");
        row("no weights in fp32, torchtitan", "torchtitan-0.2.2", pure + QStringList{"plan.zero=3", "model.preset=llama-3.1-70b"},
            "approximate", "training.recipe pure-bf16 becomes fsdp2");
        const QStringList flat{"plan.tp=1", "plan.pp=1", "plan.dp=64", "plan.sequence_parallel=false", "training.sequence_length=2048"};
        row("a gate of GELU", "megatron", flat + QStringList{"model.preset=gemma-7b"}, "approximate", "gates with GELU");
        row("ReLU", "megatron-bridge", flat + QStringList{"model.preset=opt-1.3b"}, "approximate", "activation function is ReLU");
        row("half rotated", "megatron", flat + QStringList{"model.preset=glm-4.5-air"}, "approximate", "to a part of each head");
        row("half rotated, as its recipe says", "megatron-bridge", flat + QStringList{"model.preset=glm-4.5-air"}, "exact", "");
        row("layers without positions", "nanotron", flat + QStringList{"model.preset=smollm3-3b", "plan.recompute=full"}, "approximate",
            "Every fourth layer");
        row("no flavor", "torchtitan-0.2.2", {"plan.zero=3", "plan.recompute=full", "model.preset=smollm2-360m", "plan.tp=1", "plan.dp=16"},
            "approximate", "flavor smollm2-360m");
        row("pipeline", "deepspeed", {}, "not-expressible", "PipelineModule");
        row("ZeRO 1 as FSDP", "accelerate-fsdp2", {"plan.pp=1", "plan.dp=16", "plan.sequence_parallel=false", "plan.recompute=full"},
            "approximate", "ZeRO stage 1");
        const QStringList experts{
            "model.preset=qwen3-30b-a3b", "plan.pp=1", "plan.dp=16", "plan.ep=8", "plan.etp=1", "training.software.moe_dispatcher=deepep",
            "plan.recompute=full"};
        row("DeepEP on Hopper", "megatron-bridge", experts, "exact", "");
        row("DeepEP on B200", "megatron-bridge", experts + QStringList{"cluster.gpu=b200-sxm"}, "exact", "");
        row("DeepEP on GB200", "megatron-bridge", experts + QStringList{"cluster.gpu=gb200"}, "approximate", "deepep becomes hybridep");
        row("DeepEP on a workstation", "megatron-bridge", experts + QStringList{"cluster.gpu=rtx-pro-6000-bw"}, "approximate",
            "deepep becomes alltoall");
        row("DeepEP on GB300, Megatron-LM", "megatron", experts + QStringList{"cluster.gpu=gb300"}, "exact", "");
        row("a ring in torchtitan's main branch", "torchtitan",
            {"model.preset=qwen3-30b-a3b", "plan.tp=1", "plan.pp=1", "plan.cp=2", "plan.dp=32", "plan.zero=3", "plan.recompute=full",
             "plan.sequence_parallel=false", "plan.order=tp-cp-ep-dp-pp"},
            "approximate", "plan.cp_layout zigzag becomes all-gather");
        row("tensor ranks", "accelerate-fsdp1", {"plan.pp=1", "plan.dp=16"}, "not-expressible", "version 2");
    }
    void verdicts()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, overrides);
        QFETCH(QString, verdict);
        QFETCH(QString, says);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const Scenario made = exportedScenario(changes);
        QVERIFY(made.architecture);
        const LaunchExport launch = exportLaunch(made, target(name.toUtf8()));
        QVERIFY2(launch.refusals.empty() && told(launch).startsWith(verdict) && told(launch).contains(says), qPrintable(told(launch)));
        QCOMPARE(launch.files.empty(), verdict == "not-expressible");
        QCOMPARE(launch.changes.empty(), verdict == "exact");
        QVERIFY(!launch.version.empty());
    }

    void illegalPlansAreRefused()
    {
        const LaunchExport launch = exportLaunch(exportedScenario({"training.global_batch=99"}), Target::DeepSpeed);
        QVERIFY(launch.files.empty() && !launch.refusals.empty());
        QCOMPARE(launch.refusals.front().rule, std::string("C-4"));
        QVERIFY(launch.isIllegal);
        // A setting of one launcher alone.
        const LaunchExport other = exportLaunch(exportedScenario({"plan.zero=3", "plan.pp=1", "plan.tp=1", "plan.dp=64",
                                                                  "plan.sequence_parallel=false", "training.sequence_length=8191"}),
                                                Target::Torchtitan022);
        QVERIFY(!other.isIllegal && other.files.empty() && !other.refusals.empty());
        // 10 key/value heads over tp 4 pass nanotron's check of its file, and its model asserts that they divide.
        const LaunchExport unbuilt = exportLaunch(exportedScenario({"model.preset=phi-4", "plan.recompute=full"}), Target::Nanotron);
        QVERIFY2(unbuilt.files.empty() && told(unbuilt).contains("10 key/value heads are not divisible by tp 4"),
                 qPrintable(told(unbuilt)));
    }

    /// The names under which v0.2.2 registers its converters (components/quantization/float8.py); another is a KeyError.
    void converters()
    {
        const std::vector<std::string> flat{"plan.zero=3", "plan.recompute=full", "training.precision=fp8",      "plan.tp=1",
                                            "plan.pp=1",   "plan.dp=64",          "plan.sequence_parallel=false"};
        std::vector<std::string> ofExperts = flat;
        ofExperts.insert(ofExperts.end(), {"model.preset=deepseek-v3", "plan.ep=8", "plan.etp=1"});
        const auto written = [](const std::vector<std::string>& overrides) {
            return exportLaunch(exportedScenario(overrides), Target::Torchtitan022).files.front().text;
        };
        QVERIFY(written(flat).find("converters = [\"quantize.linear.float8\"]\n") != std::string::npos);
        const std::string experts = written(ofExperts);
        QVERIFY(experts.find("converters = [\"quantize.linear.float8\", \"quantize.grouped_mm.float8\"]\n") != std::string::npos);
        QVERIFY(experts.find("[quantize.grouped_mm.float8]\nfqns = [\"experts\"]\n") != std::string::npos);
    }

    /// Both branches of torchtitan have switches for a deterministic run and for balanced experts, of which v0.2.2 asks in deepseek_v3 alone.
    void debugSwitches()
    {
        const Scenario asked = exportedScenario({"model.preset=deepseek-v3", "plan.zero=3", "plan.recompute=full", "plan.tp=1", "plan.pp=1",
                                                 "plan.dp=64", "plan.sequence_parallel=false", "plan.ep=8", "plan.etp=1",
                                                 "training.software.deterministic=true", "training.software.moe_routing=forced-balance"});
        const LaunchExport former = exportLaunch(asked, Target::Torchtitan022);
        QVERIFY2(former.files.front().text.find("[debug]\ndeterministic = true\nmoe_force_load_balance = true\n") != std::string::npos,
                 qPrintable(told(former)));
        const LaunchExport main = exportLaunch(asked, Target::Torchtitan);
        for (const char* flag : {" --debug.deterministic ", " --debug.moe_force_load_balance "})
            QVERIFY2(main.files.front().text.find(flag) != std::string::npos, qPrintable(told(main)));
        const auto leavesOpen = [](const LaunchExport& launch, const char* field) {
            return std::count(launch.open.begin(), launch.open.end(), field) > 0;
        };
        for (const LaunchExport& launch : {former, main})
            QVERIFY(!leavesOpen(launch, "training.software.deterministic") && !leavesOpen(launch, "training.software.moe_routing"));
        const Scenario other =
            exportedScenario({"model.preset=gpt-oss-20b", "plan.zero=3", "plan.recompute=full", "plan.tp=1", "plan.pp=1", "plan.dp=64",
                              "plan.sequence_parallel=false", "plan.ep=8", "plan.etp=1", "training.software.moe_routing=forced-balance"});
        const LaunchExport open = exportLaunch(other, Target::Torchtitan022);
        QVERIFY(open.files.front().text.find("moe_force") == std::string::npos && leavesOpen(open, "training.software.moe_routing"));
    }

    /// MLM-11: before Blackwell 1 with tensor or context ranks, and never with FSDP.
    void connections_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("begins");
        QTest::newRow("tensor ranks") << QStringList() << "export CUDA_DEVICE_MAX_CONNECTIONS=1";
        QTest::newRow("none") << QStringList{"plan.tp=1", "plan.dp=16", "plan.sequence_parallel=false"} << "";
        QTest::newRow("FSDP") << QStringList{"plan.zero=3"} << "unset CUDA_DEVICE_MAX_CONNECTIONS";
        QTest::newRow("Blackwell") << QStringList{"cluster.preset=dgx-b200"} << "";
    }
    void connections()
    {
        QFETCH(QStringList, overrides);
        QFETCH(QString, begins);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const LaunchExport launch = exportLaunch(exportedScenario(changes), Target::Megatron);
        QVERIFY2(!launch.files.empty(), qPrintable(told(launch)));
        const QString first = launch.environment.empty() ? QString() : QString::fromStdString(launch.environment.front());
        QVERIFY2(begins.isEmpty() ? first.isEmpty() : first.startsWith(begins), qPrintable(first));
        QVERIFY(launch.environment.empty() || launch.files.front().text.find(launch.environment.front()) != std::string::npos);
    }

    /// accelerate estimate-memory takes float32, float16, int8 and int4.
    void accelerateEstimatesInKnownTypes()
    {
        const std::vector<std::string> flat{"plan.zero=3", "plan.recompute=full", "plan.tp=1",
                                            "plan.pp=1",   "plan.dp=64",          "plan.sequence_parallel=false"};
        std::vector<std::string> whole = flat;
        whole.emplace_back("training.precision=fp32");
        QVERIFY(exportLaunch(exportedScenario(flat), Target::AccelerateFsdp2).dryRun.ends_with("--dtypes float16"));
        QVERIFY(exportLaunch(exportedScenario(whole), Target::AccelerateFsdp2).dryRun.ends_with("--dtypes float32"));
    }

    void unevenStages()
    {
        const Scenario uneven = exportedScenario({"plan.stage_layers=[10,30,30,10]"});
        const Settings megatron = settingsOf(exportLaunch(uneven, Target::Megatron).files.front().text, "x.sh");
        QCOMPARE(megatron.at("--pipeline-model-parallel-layout"), std::string("the text \"Et*10|t*30|t*30|t*10L\""));
        QVERIFY(megatron.count("--num-virtual-stages-per-pipeline-rank") == 0);
        // torchtitan's own weights of the ends give [20, 21, 20, 19]; this split has to be named.
        const Settings named = settingsOf(exportLaunch(uneven, Target::Torchtitan022).files.front().text, "x.toml");
        QCOMPARE(named.at("parallelism.module_fqns_per_model_part.0"), std::string("[11]"));
        const Settings weighted = settingsOf(
            exportLaunch(exportedScenario({"plan.stage_layers=[20,21,20,19]"}), Target::Torchtitan022).files.front().text, "x.toml");
        QCOMPARE(weighted.at("parallelism.pipeline_parallel_first_stage_less_layers"), std::string("1"));
        QVERIFY(weighted.count("parallelism.module_fqns_per_model_part") == 0);
    }
};

QTEST_APPLESS_MAIN(TestLaunchExport)
#include "test_launch_export.moc"
