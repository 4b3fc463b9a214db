// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/cuda/cuda_run.h"

using namespace shardscope::cuda_run;

namespace {

bool isNear(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * std::abs(b); }

}  // namespace

/// Every collective, and a multiply during one, on a machine with known figures.
class TestCollectiveStages : public QObject {
    Q_OBJECT
private slots:
    void collectivesAreSwept_data()
    {
        QTest::addColumn<QString>("operation");
        for (const char* operation : {"all_reduce", "all_gather", "reduce_scatter", "all_to_all", "send_recv"})
            QTest::newRow(operation) << operation;
    }
    void collectivesAreSwept()
    {
        QFETCH(QString, operation);
        const StageRun run = runStage(operation, "devices=4");
        QVERIFY2(run.outcome() == "done", qPrintable(run.end()["text"].toString()));
        QVERIFY(run.samples().size() >= 4);
        double last = 0;
        for (const QJsonObject& sample : run.samples()) {
            QCOMPARE(sample["op"].toString(), operation);
            QCOMPARE(sample["ranks"].toInt(), 4);
            QCOMPARE(sample["nodes"].toInt(), 1);
            QCOMPARE(sample["data_type"].toString(), QString("bfloat16"));
            QVERIFY(sample["bytes"].toDouble() > last);
            last = sample["bytes"].toDouble();
            const double part = operation == "all_reduce" || operation == "send_recv" ? last : last / 4;
            QVERIFY(isNear(sample["seconds"].toDouble(), 10e-6 + part / 200e9, 0.01));
        }
    }

    /// This machine's streams don't hold each other up: both slow-downs are one.
    void contentionIsMeasured()
    {
        const StageRun run = runStage("contention", "devices=2,memory=200");
        QVERIFY2(run.outcome() == "done", qPrintable(run.end()["text"].toString()));
        QCOMPARE(run.samples().size(), 6);
        for (const QJsonObject& sample : run.samples()) {
            QVERIFY(isNear(sample["multiply_slowdown"].toDouble(), 1, 0.01));
            QVERIFY(isNear(sample["collective_slowdown"].toDouble(), 1, 0.01));
        }
    }
};

QTEST_MAIN(TestCollectiveStages)
#include "test_collective_stages.moc"
