// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/launch/torchtitan_configs.h"
#include "core/launch/torchtitan_model.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

Scenario torchtitanScenario(const std::string& preset, const std::vector<std::string>& overrides = {})
{
    const std::string text = R"({"schema": "shardscope.scenario/1", "name": "A plan", "model": {"preset": ")" + preset + R"("},
        "cluster": {"preset": "dgx-h100", "nodes": 8}, "training": {"sequence_length": 4096, "global_batch": 128},
        "plan": {"tp": 2, "sequence_parallel": true, "dp": 32, "zero": 3, "recompute": "full"}})";
    const Result<Scenario> read = parseScenario(text, "test", overrides);
    return read ? *read : Scenario{};
}

QString exportTold(const LaunchExport& launch)
{
    QString text = QString::fromUtf8(nameOf(launch.verdict).data());
    for (const std::vector<Finding>* list : {&launch.changes, &launch.refusals}) {
        for (const Finding& finding : *list)
            text += "\n" + QString::fromStdString(findingText(finding));
    }
    return text;
}

/// Whether a setting is stated, as a value or as a switch that is on or off.
bool isStated(const Settings& settings, std::string_view path)
{
    std::string off = "--" + std::string(path);
    const bool isOn = settings.count(off) > 0;
    off.insert(off.rfind('.') + 1, "no_");
    return isOn || settings.count(off) > 0;
}

const TorchtitanModel* modelOf(const TorchtitanConfig& config)
{
    for (const char* module : {"llama3", "qwen3", "deepseek_v3", "gpt_oss"}) {
        if (const TorchtitanModel* model = torchtitanModelNamed(module, config.name))
            return model;
    }
    return nullptr;
}

}  // namespace

class TestTorchtitanConfigs : public QObject {
    Q_OBJECT
private slots:
    /// Nothing that a configuration function sets and a plan decides is left to the function.
    void everySettingIsStated_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < torchtitanConfigs().size(); ++i)
            QTest::newRow(std::string(torchtitanConfigs()[i].name).c_str()) << static_cast<int>(i);
    }
    void everySettingIsStated()
    {
        QFETCH(int, row);
        const TorchtitanConfig& config = torchtitanConfigs()[static_cast<std::size_t>(row)];
        const TorchtitanModel* const model = modelOf(config);
        QVERIFY(model);
        const LaunchExport launch = exportLaunch(torchtitanScenario(std::string(model->preset)), Target::Torchtitan);
        QVERIFY2(!launch.files.empty(), qPrintable(exportTold(launch)));
        const Settings settings = settingsOf(launch.files.front().text, launch.files.front().name);
        for (const TorchtitanSetting& setting : config.sets)
            QVERIFY2(setting.path.empty() || isStated(settings, setting.path), std::string(setting.path).c_str());
        for (const char* always : {"parallelism.expert_parallel_degree", "parallelism.tensor_parallel_degree", "compile.components",
                                   "compile.enable_async_tensor_parallel", "training.disable_cuda_graphs"})
            QVERIFY2(isStated(settings, always), always);
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* title, const char* preset, const QStringList& overrides, const char* says) {
            QTest::newRow(title) << preset << overrides << says;
        };
        row("a function", "llama-3.1-70b", {}, "exact");
        row("per operator", "llama-3.1-70b", {"plan.recompute=per-op"}, "exact");
        row("no recomputation", "llama-3.1-8b", {"plan.recompute=none"}, "exact");
        row("FP8 by its function", "llama-3.1-405b", {}, "630 linear layers in FP8");
        row("FP8 that is wanted", "llama-3.1-405b", {"training.precision=fp8"}, "exact");
        row("FP8 that is not there", "llama-3-70b", {"training.precision=fp8"}, "training.precision fp8 becomes bf16");
        row("no experts spread", "deepseek-v2-lite", {}, "exact");
        row("context ranks", "llama-3.1-8b", {"plan.cp=2", "plan.dp=16", "plan.cp_layout=all-gather"}, "exact");
        row("context ranks in a ring", "llama-3-8b", {"plan.cp=2", "plan.dp=16"}, "plan.cp_layout zigzag becomes all-gather");
        row("context ranks without FlexAttention", "gpt-oss-20b", {"plan.cp=2", "plan.dp=16"},
            "not-expressible\ntorchtitan splits a sequence");
        row("too long a sequence", "deepseek-v2-lite", {"training.sequence_length=32768"}, "not-expressible\nThe configuration function");
        row("no function: Qwen3 8B", "qwen3-8b", {}, "not-expressible\ntorchtitan has no configuration function for qwen3-8b");
        row("no function: Qwen3 235B", "qwen3-235b-a22b", {}, "model_registry(\"235B-A22B\")");
        row("no function: Llama 3.2 1B", "llama-3.2-1b", {}, "not-expressible\ntorchtitan has no configuration function for llama-3.2-1b");
        row("no such model", "smollm2-360m", {"plan.tp=1", "plan.dp=64", "plan.sequence_parallel=false"},
            "not-expressible\ntorchtitan has no configuration function with this model's dimensions");
    }
    void verdicts()
    {
        QFETCH(QString, preset);
        QFETCH(QStringList, overrides);
        QFETCH(QString, says);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const LaunchExport launch = exportLaunch(torchtitanScenario(preset.toStdString(), changes), Target::Torchtitan);
        QVERIFY2(exportTold(launch).contains(says), qPrintable(exportTold(launch)));
        QCOMPARE(launch.files.empty(), launch.verdict == LaunchVerdict::NotExpressible);
    }

    /// Settings that the plan turns off are off, whatever the function sets.
    void valuesOfThePlan()
    {
        const LaunchExport deepSeek = exportLaunch(torchtitanScenario("deepseek-v3"), Target::Torchtitan);
        Settings settings = settingsOf(deepSeek.files.front().text, "torchtitan.sh");
        QCOMPARE(settings.at("--parallelism.expert_parallel_degree"), std::string("1"));
        QCOMPARE(settings.at("--parallelism.pipeline_parallel_schedule"), std::string("the text \"1F1B\""));
        const LaunchExport llama = exportLaunch(torchtitanScenario("llama-3.1-405b"), Target::Torchtitan);
        settings = settingsOf(llama.files.front().text, "torchtitan.sh");
        QVERIFY(settings.count("--compile.no_enable_async_tensor_parallel") == 1);
        QCOMPARE(settings.at("--compile.components"), std::string("the text \"model,loss\""));
    }

    /// A subcommand of tyro takes no flag of the program after it.
    void recomputationStandsLast()
    {
        const LaunchExport launch = exportLaunch(torchtitanScenario("llama-3-70b", {"plan.recompute=none"}), Target::Torchtitan);
        const QString text = QString::fromStdString(launch.files.front().text).trimmed();
        QVERIFY2(text.endsWith("activation-checkpoint:none"), qPrintable(text));
        QVERIFY(QString::fromStdString(launch.dryRun).endsWith("--training.steps 1 activation-checkpoint:none"));
        const Result<ImportedLaunch> read =
            importLaunch(launch.files.front().text, "torchtitan.sh", std::nullopt, torchtitanScenario("llama-3-8b"));
        QVERIFY(read);
        QCOMPARE(read->scenario.plan.recompute, Recompute::None);
    }

    /// Settings that only the function states are read from it.
    void functionsAreRead()
    {
        const std::string script =
            "torchrun --nnodes 1 --nproc_per_node 8 -m torchtitan.train --module deepseek_v3 --config deepseek_v3_16b "
            "--training.max_context_length 4096 --training.num_tokens_per_train_step 65536 "
            "--parallelism.data_parallel_shard_degree 8\n";
        const Result<ImportedLaunch> read = importLaunch(script, "run.sh", Target::Torchtitan, torchtitanScenario("llama-3-8b"));
        QVERIFY(read);
        QCOMPARE(read->scenario.plan.ep, 8);
        QCOMPARE(read->scenario.training.software.compiled, std::optional<bool>(false));
    }
};

QTEST_APPLESS_MAIN(TestTorchtitanConfigs)
#include "test_torchtitan_configs.moc"
