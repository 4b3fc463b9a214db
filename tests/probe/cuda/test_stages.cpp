// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>

#include "tests/probe/cuda/cuda_run.h"

using namespace shardscope::cuda_run;

namespace {

bool isWithin(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * std::abs(b); }

}  // namespace

/// The stages' own code on a machine whose figures are known: what they report is what that machine does.
class TestStages : public QObject {
    Q_OBJECT
private slots:
    void identifyNamesEverything()
    {
        const StageRun run = runStage("identify", "devices=4");
        QCOMPARE(run.outcome(), QString("done"));
        const QJsonObject device = run.all("device").value(0)["device"].toObject();
        QCOMPARE(device["name"].toString(), QString("NVIDIA Fake"));
        QCOMPARE(device["count"].toInt(), 4);
        QCOMPARE(device["driver"].toString(), QString("580.65.06"));
        QCOMPARE(device["cuda"].toString(), QString("13.0"));
        QCOMPARE(device["nccl"].toString(), QString("2.28.9"));
        for (const char* id : {"driver", "nvrtc", "nccl", "cublaslt", "device-map"})
            QCOMPARE(run.check(id)["level"].toString(), QString("ok"));
        QVERIFY(run.check("device-map")["text"].toString().contains("GPU 3 is 0000:1e:00.0"));
    }

    void memoryIsItsBandwidth()
    {
        const StageRun run = runStage("memory");
        QCOMPARE(run.outcome(), QString("done"));
        QSet<QString> paths;
        for (const QJsonObject& sample : run.samples()) {
            paths << sample["path"].toString();
            QVERIFY(isWithin(sample["seconds"].toDouble(), 2e-6 + sample["bytes"].toDouble() / 3e12, 0.01));
            QVERIFY(sample["runs"].toInt() >= 7);
        }
        QCOMPARE(paths, (QSet<QString>{"device-copy", "device-triad"}));
    }

    void launchIsMeasuredTwice()
    {
        const StageRun run = runStage("launch");
        QCOMPARE(run.outcome(), QString("done"));
        QCOMPARE(run.samples().size(), 2);
        QVERIFY(run.samples()[0]["seconds"].toDouble() > 0);
        QCOMPARE(run.samples()[1]["kind"].toString(), QString("graph"));
        QVERIFY(isWithin(run.samples()[1]["seconds"].toDouble(), 1e-6, 0.01));
    }

    void copiesGoBothWays()
    {
        const StageRun run = runStage("copy");
        QCOMPARE(run.outcome(), QString("done"));
        QVERIFY(run.samples().size() >= 10);
        for (const QJsonObject& sample : run.samples())
            QVERIFY(isWithin(sample["seconds"].toDouble(), 2e-6 + sample["bytes"].toDouble() / 50e9, 0.01));
    }

    void slowLinkIsNamed()
    {
        const StageRun run = runStage("peer", "devices=4,slow=20");
        QCOMPARE(run.outcome(), QString("done"));
        QCOMPARE(run.samples().size(), 4);
        QVERIFY(run.check("slow-link")["text"].toString().contains("1 to 2"));
        QVERIFY(runStage("peer", "devices=4").check("slow-link").isEmpty());
    }

    void multipliesHaveTheirStates_data()
    {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("state");
        QTest::newRow("cool") << "matmul"
                              << "cool";
        QTest::newRow("steady") << "matmul-hot"
                                << "steady";
    }
    void multipliesHaveTheirStates()
    {
        QFETCH(QString, stage);
        QFETCH(QString, state);
        const StageRun run = runStage(stage, "memory=300");
        QCOMPARE(run.outcome(), QString("done"));
        QSet<QString> precisions;
        for (const QJsonObject& sample : run.samples()) {
            precisions << sample["precision"].toString();
            QCOMPARE(sample["state"].toString(), state);
            QCOMPARE(sample["layout"].toString(), QString("tn"));
            const double flop = 2 * sample["m"].toDouble() * sample["n"].toDouble() * sample["k"].toDouble();
            QVERIFY(isWithin(sample["seconds"].toDouble(), 4e-6 + flop / (sample["precision"] == "fp8" ? 1200e12 : 600e12), 0.01));
        }
        QCOMPARE(precisions, (QSet<QString>{"bf16", "fp8"}));
    }

    /// The kernels really run here, compared with the plain ones, before anything is timed.
    void attentionIsComparedFirst()
    {
        const StageRun run = runStage("attention");
        QVERIFY2(run.outcome() == "done", qPrintable(run.end()["text"].toString()));
    }

    void labComparesKernels()
    {
        const StageRun run = runStage("lab", "memory=64");
        QVERIFY2(run.outcome() == "done", qPrintable(run.end()["text"].toString()));
        QSet<QString> kernels;
        for (const QJsonObject& sample : run.samples())
            kernels << sample["kernel"].toString();
        QCOMPARE(kernels,
                 (QSet<QString>{"copy-vectors", "copy-coalesced", "copy-stride-8", "copy-stride-32", "multiply-naive", "multiply-tiled",
                                "multiply-tensor-cores", "multiply-cublaslt", "normalise-fused", "normalise-unfused"}));
    }

    void slowGpuIsNamed()
    {
        const StageRun run = runStage("health", "devices=4,slow=10");
        QCOMPARE(run.outcome(), QString("done"));
        QVERIFY(run.check("gpu-slow")["text"].toString().startsWith("GPU 1 (0000:1c:00.0) is 9 % slower"));
        QVERIFY(run.check("gpus-alike").isEmpty());
        const StageRun alike = runStage("health", "devices=4,slow=3");
        QVERIFY(alike.check("gpu-slow").isEmpty());
        QCOMPARE(alike.check("gpus-alike")["level"].toString(), QString("ok"));
    }
};

QTEST_MAIN(TestStages)
#include "test_stages.moc"
