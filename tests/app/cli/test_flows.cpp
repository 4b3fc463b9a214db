// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

QJsonObject answered(QStringList arguments) { return run(QStringList(arguments) << example() << "--json").json(); }

}  // namespace

/// `flows`: the list that the estimate times.
class TestFlows : public QObject {
    Q_OBJECT

private slots:
    /// Seconds by dimension are those of the estimate's ranks.
    void theSecondsAreTheEstimates()
    {
        const QJsonArray ranks = answered({"flows"})["by_rank"].toArray();
        const QJsonArray estimated = answered({"estimate"})["time"].toObject()["by_rank"].toArray();
        QVERIFY(!ranks.isEmpty());
        QCOMPARE(ranks.size(), estimated.size());
        for (qsizetype rank = 0; rank < ranks.size(); ++rank) {
            double exposed = 0;
            double all = 0;
            for (const QJsonValue flow : ranks[rank].toObject()["flows"].toArray()) {
                if (flow["group"].toString() != "tp")
                    continue;
                exposed += flow["exposed_s"].toDouble();
                all += flow["seconds"].toDouble();
                QVERIFY(flow["sent_bytes"].toObject()["inside"].toDouble() > 0);
                QCOMPARE(flow["sent_bytes"].toObject()["network"].toDouble(), 0.0);
            }
            const double expected = estimated[rank].toObject()["exposed_s"].toObject()["tp"].toDouble();
            QVERIFY(expected > 0);
            QVERIFY(qAbs(exposed - expected) <= 1e-9 * expected);
            QVERIFY(qAbs(all - expected - estimated[rank].toObject()["hidden_s"].toObject()["tp"].toDouble()) <= 1e-9 * all);
        }
    }

    /// In the unit that its column names.
    void theTableIsInGigabytes()
    {
        const QJsonObject flow = answered({"flows"})["by_rank"].toArray()[0].toObject()["flows"].toArray()[0].toObject();
        const QList<QByteArray> lines = run({"flows", example()}).out.split('\n');
        QVERIFY2(lines[0].contains(" sent GB "), lines[0].constData());
        QVERIFY2(lines[1].contains(QByteArray::number(flow["sent_bytes"]["inside"].toDouble() / 1e9, 'f', 1)), lines[1].constData());
    }

    void anIllegalPlanHasFindings()
    {
        const Outcome outcome = run({"flows", example(), "--set", "plan.tp=3", "--json"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(!outcome.json()["findings"].toArray().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestFlows)
#include "test_flows.moc"
