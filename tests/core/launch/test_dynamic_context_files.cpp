// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;

namespace {

/// Llama 3.1 8B on one node, whose documents choose their context-parallel ranks.
Scenario choosing(const std::vector<std::string>& overrides = {})
{
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
        "cluster": {"preset": "dgx-h100", "nodes": 1}, "training": {"sequence_length": 16384, "global_batch": 64,
        "lengths": {"mean": 2000, "sigma": 1.1, "max": 16384}, "packing": "pad-free", "balance": "dynamic-cp"},
        "plan": {"cp": 4, "zero": 1, "recompute": "full"}})",
                         "test", overrides)
        .value();
}

std::string fileOf(const LaunchExport& launch) { return launch.files.empty() ? std::string() : launch.files.front().text; }

/// The script of the export, one word replaced.
QByteArray script(const char* from = "", const char* to = "")
{
    return QByteArray::fromStdString(fileOf(exportLaunch(choosing(), Target::Megatron))).replace(from, to);
}

Result<ImportedLaunch> imported(const QByteArray& text, const Scenario& fill)
{
    const ImportFill from{fill, "the test"};
    return importLaunch(text.toStdString(), "megatron.sh", Target::Megatron, test::llamaBase(), &from);
}

}  // namespace

class TestDynamicContextFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFileStatesIt()
    {
        const LaunchExport launch = exportLaunch(choosing(), Target::Megatron);
        for (const Finding& finding : launch.changes)
            qInfo("%s", findingText(finding).c_str());
        QVERIFY(launch.verdict == LaunchVerdict::Exact);
        const test::Settings settings = test::settingsOf(fileOf(launch), "megatron.sh");
        QCOMPARE(settings.at("--max-seqlen-per-dp-cp-rank"), std::string("4096"));
        QCOMPARE(settings.at("--context-parallel-size"), std::string("4"));
        for (const char* flag : {"--hybrid-context-parallel", "--calculate-per-token-loss", "--sft"})
            QCOMPARE(settings.at(flag), std::string("true"));
        QVERIFY(fileOf(launch).find("--dataloader-type single") != std::string::npos);
        // Lengths are in no file, and neither is a group of ranks that gathers them without a cluster.
        QVERIFY(std::find(launch.open.begin(), launch.open.end(), "training.lengths") != launch.open.end());
        QVERIFY(launch.dryRun.empty());
    }
    void othersHaveNone()
    {
        for (const Target target : {Target::MegatronBridge, Target::Torchtitan, Target::DeepSpeed, Target::Trl}) {
            const LaunchExport launch = exportLaunch(choosing(), target);
            QVERIFY(launch.verdict == LaunchVerdict::NotExpressible);
            QVERIFY(std::any_of(launch.changes.begin(), launch.changes.end(),
                                [](const Finding& finding) { return finding.id == "dynamic-cp-not-in-launcher"; }));
        }
    }
    /// Another balance is in no file, and is left open.
    void anotherBalanceIsOpen()
    {
        Scenario scenario = choosing({"training.packing=full", "training.balance=cost"});
        scenario.training.documents.lengths.reset();
        const LaunchExport launch = exportLaunch(scenario, Target::Megatron);
        QVERIFY(fileOf(launch).find("--hybrid-context-parallel") == std::string::npos && !fileOf(launch).empty());
        QVERIFY(std::find(launch.open.begin(), launch.open.end(), "training.balance") != launch.open.end());
    }

    void itIsReadBack()
    {
        QCOMPARE(test::wrongFields(imported(script(), choosing()), {"training.balance=dynamic-cp", "training.packing=pad-free", "plan.cp=4",
                                                                    "training.sequence_length=16384"}),
                 QString());
    }
    /// Without lengths every sequence is full, and the flag is told to be without effect.
    void withoutLengthsRowsAreFull()
    {
        Scenario plain = choosing();
        plain.training.documents = {};
        const Result<ImportedLaunch> read = imported(script(), plain);
        QCOMPARE(test::wrongFields(read, {"training.balance=null", "training.packing=null", "plan.cp=4"}), QString());
        QVERIFY(test::noteOf(read->ignored, "--hybrid-context-parallel"));
    }
    void theNumberAloneHasNoEffect()
    {
        const Result<ImportedLaunch> read = imported(script("--hybrid-context-parallel ", ""), choosing());
        QVERIFY(read.hasValue());
        QVERIFY(test::noteOf(read->ignored, "--max-seqlen-per-dp-cp-rank"));
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& told) { QTest::newRow(name) << text << told; };
        add("another number of tokens", script("--max-seqlen-per-dp-cp-rank 4096", "--max-seqlen-per-dp-cp-rank 8192"),
            {"--max-seqlen-per-dp-cp-rank", "8192", "4096"});
        add("no number of tokens", script("--max-seqlen-per-dp-cp-rank 4096", ""), {"--max-seqlen-per-dp-cp-rank", "4096"});
        add("a loss of another mean", script("--calculate-per-token-loss", ""), {"--calculate-per-token-loss"});
        add("another loader", script("--dataloader-type single", "--dataloader-type cyclic"), {"--dataloader-type", "cyclic", "single"});
    }
    void isRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        QCOMPARE(test::missingParts(imported(text, choosing()), told), QString());
    }
};

QTEST_APPLESS_MAIN(TestDynamicContextFiles)
#include "test_dynamic_context_files.moc"
