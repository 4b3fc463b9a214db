// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <map>
#include <utility>

#include "core/io/scenario_file.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/operator_seconds.h"
#include "core/step/step.h"

using namespace shardscope;

/// Seconds by operator are those of the drawn streams, block by block.
class TestOperatorSeconds : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheStreams_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::newRow("example") << QStringList{};
        QTest::newRow("selective") << QStringList{"plan.recompute=selective"};
        QTest::newRow("split backward") << QStringList{"plan.schedule=zb-v", "plan.chunks=2"};
        QTest::newRow("one stage") << QStringList{"plan.pp=1", "plan.dp=8"};
        QTest::newRow("experts") << QStringList{"model.preset=mixtral-8x7b", "plan.ep=8", "plan.tp=1", "plan.dp=16",
                                                "plan.sequence_parallel=false"};
    }
    void areThoseOfTheStreams()
    {
        QFETCH(QStringList, overrides);
        QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::vector<std::string> values{"training.global_batch=128"};
        for (const QString& each : overrides)
            values.push_back(each.toStdString());
        const Basis basis(*parseScenario(file.readAll().toStdString(), "example", values));
        const StepEstimate step = *estimateStep(basis);
        for (int rank = 0; rank < basis.plan.pp; ++rank) {
            std::map<std::pair<int, StreamWork>, double> drawn;
            for (const StreamSpan& span : stepStreams(basis, step, rank, {StreamDetail::Operators, 10'000'000}).spans) {
                if (span.stream == Stream::Compute && isComputing(span.work))
                    drawn[{span.op ? static_cast<int>(*span.op) : -1, span.work}] += span.seconds();
            }
            double sum = 0;
            const std::vector<OperatorSeconds> rows = operatorSeconds(basis, step, rank);
            QCOMPARE(rows.size(), drawn.size());
            for (const OperatorSeconds& row : rows) {
                const double seconds = row.seconds.value();
                QVERIFY(qAbs(seconds - drawn[{row.op ? static_cast<int>(*row.op) : -1, row.work}]) <= 1e-9 * step.step.value());
                QVERIFY(row.times > 0);
                sum += seconds;
            }
            const double compute = step.ranks[static_cast<std::size_t>(rank)].compute.value();
            QVERIFY(compute > 0 && qAbs(sum - compute) <= 1e-9 * compute);
        }
    }

    /// Attention runs once for each layer and micro-batch.
    void countsRuns()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Basis basis(*parseScenario(file.readAll().toStdString(), "example", {"training.global_batch=128"}));
        const StepEstimate step = *estimateStep(basis);
        double runs = 0;
        for (int rank = 0; rank < basis.plan.pp; ++rank) {
            for (const OperatorSeconds& row : operatorSeconds(basis, step, rank))
                runs += row.op == OperatorId::Attention && row.work == StreamWork::Forward ? row.times : 0;
        }
        QCOMPARE(runs, 80.0 * static_cast<double>(basis.plan.microBatches));
    }
};

QTEST_APPLESS_MAIN(TestOperatorSeconds)
#include "test_operator_seconds.moc"
