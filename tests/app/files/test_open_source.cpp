// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/open_source.h"

#include <QFile>
#include <QTemporaryDir>

#include "core/launch/launch_export.h"
#include "core/text/error_text.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

class TestOpenSource : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aScenarioIsWhole()
    {
        const Result<Opened> opened = openText(scenarioText(test::exampleScenario()), "mine.json");
        QVERIFY(opened);
        QCOMPARE(std::get<Scenario>(*opened).plan.tp, 8);
    }

    void aConfigReplacesTheModelAlone()
    {
        Result<Opened> opened = openFile(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/qwen3_moe.json");
        QVERIFY(opened);
        Scenario current = test::exampleScenario();
        current.training.sequenceLength = 2048;
        current.plan.stageLayers = std::vector<int>{20, 20, 20, 20};
        const Scenario scenario = openedScenario(std::move(opened).value(), current);
        QCOMPARE(scenario.model.kind, ModelSource::Kind::HuggingFaceConfig);
        QCOMPARE(scenario.name, std::string("qwen3_moe"));
        QCOMPARE(scenario.training.sequenceLength, 2048);
        QCOMPARE(scenario.plan.tp, 8);
        QVERIFY(!scenario.plan.stageLayers);
        // An opened scenario can be written and read again.
        QVERIFY(openText(scenarioText(scenario), "again"));
    }

    void aConfigIsNamedAfterItsFolder()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("Llama-X"));
        QVERIFY(QFile::copy(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json", folder.filePath("Llama-X/config.json")));
        const Result<Opened> opened = openFile(folder.filePath("Llama-X/config.json"));
        QVERIFY(opened);
        QCOMPARE(std::get<LoadedModel>(*opened).name, std::string("Llama-X"));
    }

    void wrongFilesSayWhatAndWhere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << "line 1";
        QTest::newRow("not JSON") << QByteArray("\x89PNG\r\n\x1a\n") << "wrong.json";
        QTest::newRow("half a scenario") << QByteArray("{\"schema\": \"shardscope.scenario/1\", \"name\"") << "line 1";
        QTest::newRow("a newer scenario") << QByteArray("{\"schema\": \"shardscope.scenario/9\"}") << "/schema";
        QTest::newRow("another document of ours") << QByteArray("{\"schema\": \"shardscope.runs/1\"}") << "shardscope.runs/1";
        QTest::newRow("a scenario without its schema") << QByteArray("{\"model\": {}, \"training\": {}}") << "schema";
        QTest::newRow("a wrong value") << QByteArray(resource("examples/llama-3-70b-64-h100.json").data(),
                                                     static_cast<qsizetype>(resource("examples/llama-3-70b-64-h100.json").size()))
                                              .replace("\"tp\": 8", "\"tp\": \"eight\"")
                                       << "/plan/tp";
        QTest::newRow("an encoder") << QByteArray("{\"model_type\": \"bert\", \"hidden_size\": 768}") << "bert";
        QTest::newRow("some other JSON") << QByteArray("[1, 2, 3]") << "wrong.json";
    }
    void wrongFilesSayWhatAndWhere()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const Result<Opened> opened = openText(text.toStdString(), "wrong.json");
        QVERIFY(!opened);
        const QString sentence = QString::fromStdString(errorText(opened.error()));
        QVERIFY2(sentence.contains(says) && sentence.contains("wrong.json"), qPrintable(sentence));
    }

    void missingFilesAndFolders()
    {
        QCOMPARE(openFile("/no/such/file.json").error().code, ErrorCode::FileNotFound);
        QCOMPARE(openFile("/").error().code, ErrorCode::FileUnreadable);
    }

    /// A dialog that filters by these names shows what every launcher's export writes, and what clusters call a batch script.
    void whatIsExportedIsSeenWhereFilesAreOpened()
    {
        const QStringList names = openableNames().split(u' ');
        int written = 0;
        for (const auto& [target, id] : EnumNames<Target>::names) {
            const LaunchExport launch = exportLaunch(test::exampleScenario(), target);
            if (launch.files.empty())
                continue;
            ++written;
            QVERIFY2(QDir::match(names, QString::fromStdString(launch.files.front().name)), launch.files.front().name.c_str());
        }
        QVERIFY(written >= 3);
        for (const char* name : {"submit.sbatch", "train.slurm", "config.yaml", "config.yml", "train.toml", "recipe.py", "config.json"})
            QVERIFY2(QDir::match(names, name), name);
    }

    void theExampleIsThere() { QCOMPARE(builtInExample().name, std::string("Llama 3 70B on 64 H100")); }
};

QTEST_GUILESS_MAIN(TestOpenSource)
#include "test_open_source.moc"
