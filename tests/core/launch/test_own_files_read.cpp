// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"

using namespace shardscope;

/// Settings that an export writes besides the plan are recognised when they are read back.
class TestOwnFilesRead : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsLeftUncounted_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<Target>("target");
        for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b", "mixtral-8x7b", "deepseek-v3"}) {
            for (const auto& [target, name] : EnumNames<Target>::names)
                QTest::addRow("%s %s", model, name.data()) << QString(model) << target;
        }
    }
    /// nanotron's file was read with 17 lines of "What it does to memory or time is not counted", accelerate's with 14.
    void nothingIsLeftUncounted()
    {
        QFETCH(QString, model);
        QFETCH(Target, target);
        for (const std::string parallel : {"plan.pp=1 plan.dp=64", "plan.pp=4 plan.dp=16"}) {
            const Scenario scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example",
                                                    {"model.preset=" + model.toStdString(), "plan.tp=1", "plan.sequence_parallel=false",
                                                     "plan.zero=0", "plan.recompute=none", parallel.substr(0, 9), parallel.substr(10)})
                                          .value();
            const LaunchExport launch = exportLaunch(scenario, target);
            if (launch.files.empty())
                continue;
            const ImportFill fill{scenario, "the scenario"};
            const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, launch.files.front().name, target, scenario, &fill);
            QVERIFY(read);
            for (const ImportNote& note : read->ignored)
                QVERIFY2(!note.why.text.ends_with("is not counted."), (note.key + " " + note.value.value_or("")).c_str());
        }
    }

    /// Another value is another matter.
    void otherValuesAreNotTaken()
    {
        const Scenario scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example").value();
        const std::string text = R"({"train_batch_size": 64, "train_micro_batch_size_per_gpu": 1, "zero_optimization": {"stage": 1},
                                     "activation_checkpointing": {"partition_activations": false, "cpu_checkpointing": true}})";
        const ImportFill fill{scenario, "the scenario"};
        const Result<ImportedLaunch> read = importLaunch(text, "ds_config.json", Target::DeepSpeed, scenario, &fill);
        QVERIFY(read);
        int uncounted = 0;
        for (const ImportNote& note : read->ignored)
            uncounted += note.why.text.ends_with("is not counted.") ? 1 : 0;
        QCOMPARE(uncounted, 1);
    }
};

QTEST_GUILESS_MAIN(TestOwnFilesRead)
#include "test_own_files_read.moc"
