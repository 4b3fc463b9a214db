// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"
#include "tests/probe/probe_run.h"

#include <QDir>

#include "core/io/profile_file.h"
#include "core/text/error_text.h"

using namespace shardscope;
using namespace shardscope::probe_run;

class TestRun : public QObject {
    Q_OBJECT

private slots:
    void greetsPlansRunsAndEnds()
    {
        const Outcome outcome = run(simulated());
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 0);
        const QJsonObject hello = outcome.lines.first();
        QCOMPARE(hello["protocol"].toInt(), 1);
        QVERIFY(hello["simulated"].toBool());
        QCOMPARE(hello["backend"].toString(), QString("simulated"));
        const QJsonArray stages = outcome.events("plan").value(0)["stages"].toArray();
        QVERIFY(stages.size() >= 10);
        for (const QJsonValue& stage : stages) {
            QVERIFY(stage["seconds"].toDouble() > 0);
            QCOMPARE(outcome.ending(stage["id"].toString())["outcome"].toString(), QString("done"));
        }
        QCOMPARE(outcome.result()["outcome"].toString(), QString("complete"));
        QCOMPARE(outcome.result()["done"].toInt(), stages.size());
        QVERIFY(outcome.events("device").value(0)["units"].toArray().size() == 8);
    }

    /// Every stage's samples are in the file, a simulated one bears its mark, and the reader takes it.
    void writesTheProfile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        const Outcome outcome = run(simulated({}, path));
        QCOMPARE(outcome.result()["file"].toString(), path);
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile);
        QCOMPARE(profile->origin, ProfileOrigin::Simulated);
        QVERIFY(profile->isComplete);
        QCOMPARE(profile->device.gpu, std::string("h100-sxm"));
        int collectives = 0;
        for (const QJsonObject& sample : outcome.events("sample"))
            collectives += sample["of"] == "collective" ? 1 : 0;
        std::size_t kept = 0;
        for (const CollectiveSeries& series : profile->collectives)
            kept += series.samples.size();
        QCOMPARE(static_cast<int>(kept), collectives);
        QVERIFY(!profile->matrixMultiply.empty() && profile->matrixMultiply.front().fit && !profile->bandwidth.empty() &&
                !profile->launch.empty());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"p.json"});
    }

    /// Simulated measurements do not calibrate; those of this machine do.
    void aSimulatedFileIsNoCalibration()
    {
        const QTemporaryDir folder;
        const QString simulatedPath = folder.filePath("s.json"), hostPath = folder.filePath("h.json");
        QCOMPARE(run(simulated({}, simulatedPath) << "--stages"
                                                  << "launch")
                     .status,
                 0);
        QCOMPARE(run({"--backend", "host", "--quick", "--stages", "launch", "--out", hostPath}).status, 0);
        Scenario scenario;
        scenario.cluster.profile = simulatedPath.toStdString();
        const Result<void> refused = loadProfile(scenario, "");
        QVERIFY(!refused && errorText(refused.error()).find("simulated") != std::string::npos);
        scenario.cluster.profile = hostPath.toStdString();
        QVERIFY(loadProfile(scenario, ""));
    }

    void runsWhatIsAskedForAndWhatThatNeeds()
    {
        const Outcome outcome = run(simulated() << "--stages"
                                                << "all_gather");
        QStringList stages;
        for (const QJsonObject& stage : outcome.events("stage"))
            stages << stage["stage"].toString();
        QCOMPARE(stages, (QStringList{"identify", "correctness", "all_gather"}));
        QCOMPARE(outcome.status, 0);
    }

    /// The real thing: the processor is measured, and what comes out is physics.
    void measuresTheHost()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QStringList arguments{"--backend", "host", "--quick", "--patience", "10", "--out", path};
#ifdef __SANITIZE_THREAD__
        // ThreadSanitizer supports no threads in a forked process, which a multiply during a collective needs.
        arguments << "--stages"
                  << "launch,memory,matmul,matmul-hot,attention,all_reduce,all_gather,reduce_scatter,all_to_all,send_recv";
        constexpr std::size_t kContentions = 0;
#else
        constexpr std::size_t kContentions = 1;
#endif
        const Outcome outcome = run(arguments);
        QVERIFY2(outcome.isWellFormed(), outcome.out.right(2000).constData());
        QCOMPARE(outcome.status, 0);
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile);
        QCOMPARE(profile->origin, ProfileOrigin::Host);
        QVERIFY(!profile->device.name.empty());
        QCOMPARE(profile->collectives.size(), 5u);
        QCOMPARE(profile->contention.size(), kContentions);
        for (const char* state : {"cool", "steady"}) {
            const auto isMedian = [state](const MatrixMultiplySeries& series) {
                return series.conditions.state == state && series.conditions.statistic == "median" && series.samples.size() >= 6;
            };
            QVERIFY(std::any_of(profile->matrixMultiply.begin(), profile->matrixMultiply.end(), isMedian));
        }
        for (const MatrixMultiplySeries& series : profile->matrixMultiply) {
            for (const MatrixMultiplySample& sample : series.samples) {
                const double rate = 2 * sample.m * sample.n * sample.k / sample.seconds.value();
                QVERIFY(rate > 1e5 && rate < 1e14);
            }
        }
        QVERIFY(!profile->attention.empty());
    }

    void measuresTheScenariosShapes()
    {
        const QString scenario = QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json");
        const Outcome outcome = run(simulated() << "--stages"
                                                << "scenario"
                                                << "--scenario" << scenario);
        QCOMPARE(outcome.status, 0);
        // Llama 3 70B on tp 8: the fused projection makes (8192 + 2 · 1024) / 8 columns of 8192 inputs.
        bool hasProjection = false;
        for (const QJsonObject& sample : outcome.events("sample"))
            hasProjection = hasProjection || (sample["n"] == 1280 && sample["k"] == 8192 && sample["m"] == 8192);
        QVERIFY(hasProjection);
    }
};

QTEST_APPLESS_MAIN(TestRun)
#include "test_run.moc"
