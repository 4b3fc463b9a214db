// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>
#include <QSet>

#include <algorithm>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

Outcome trace(const QStringList& overrides)
{
    QStringList arguments{"trace", example(), "--set", "training.global_batch=32"};
    for (const QString& override : overrides)
        arguments << "--set" << override;
    return run(arguments);
}

QList<QJsonObject> events(const QJsonObject& trace, const QString& phase)
{
    QList<QJsonObject> found;
    for (const QJsonValue& event : trace["traceEvents"].toArray()) {
        if (event["ph"].toString() == phase)
            found << event.toObject();
    }
    return found;
}

double endOf(const QJsonObject& slice) { return slice["ts"].toDouble() + slice["dur"].toDouble(); }

}  // namespace

class TestTrace : public QObject {
    Q_OBJECT

private slots:
    void everyRankHasItsTracks()
    {
        const Outcome outcome = trace({});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        QSet<QString> names;
        for (const QJsonObject& event : events(outcome.json(), "M")) {
            if (event["name"].toString().endsWith("_name"))
                names << event["args"]["name"].toString();
        }
        const QSet<QString> expected{"pipeline rank 0", "pipeline rank 1",  "pipeline rank 2",  "pipeline rank 3", "blocks",
                                     "compute",         "TP communication", "PP communication", "DP communication"};
        QCOMPARE(names, expected);
        const QJsonObject about = outcome.json()["otherData"].toObject();
        QCOMPARE(about["ranks_written"].toInt(), 4);
        QCOMPARE(about["detail"].toString(), QString("operators"));
    }

    void slicesOfATrackFollowEachOther()
    {
        const QJsonObject json = trace({"plan.overlap.grad_reduce=false"}).json();
        const double step = json["otherData"]["step_s"].toDouble() * 1e6;
        QHash<QPair<int, int>, double> ends;
        double last = 0;
        const QList<QJsonObject> slices = events(json, "X");
        QVERIFY(slices.size() > 1000);
        for (const QJsonObject& slice : slices) {
            double& end = ends[{slice["pid"].toInt(), slice["tid"].toInt()}];
            QVERIFY2(slice["ts"].toDouble() >= end - 1e-6 * step * 1e-6, qPrintable(slice["name"].toString()));
            end = endOf(slice);
            last = std::max(last, end);
        }
        QVERIFY(qAbs(last - step) <= 1e-9 * step);
    }

    void exposedAndHiddenAreToldApart()
    {
        const QJsonObject json = trace({}).json();
        int exposed = 0;
        int hidden = 0;
        for (const QJsonObject& slice : events(json, "X")) {
            if (slice["tid"].toInt() <= 1)
                continue;
            const bool waits = slice["args"]["exposed"].toBool();
            (waits ? exposed : hidden) += 1;
            QCOMPARE(slice.contains("cname"), waits);
        }
        QVERIFY(exposed > 0 && hidden > 0);
    }

    void arrowsLeadFromRankToRank()
    {
        const QJsonObject json = trace({}).json();
        const QList<QJsonObject> starts = events(json, "s");
        const QList<QJsonObject> ends = events(json, "f");
        QCOMPARE(starts.size(), 2 * 3 * 16);  // forward and back over three borders, for 16 micro-batches
        QCOMPARE(ends.size(), starts.size());
        for (qsizetype i = 0; i < starts.size(); ++i) {
            QCOMPARE(starts[i]["id"].toInt(), ends[i]["id"].toInt());
            QCOMPARE(qAbs(starts[i]["pid"].toInt() - ends[i]["pid"].toInt()), 1);
            QVERIFY(starts[i]["ts"].toDouble() < ends[i]["ts"].toDouble());
        }
    }

    void aLongStepSaysWhatIsLeftOut()
    {
        const QJsonObject about =
            run({"trace", example(), "--set", "training.global_batch=4096", "--set", "plan.micro_batch=1"}).json()["otherData"].toObject();
        QVERIFY(about["detail"].toString() != "operators");
        QCOMPARE(about["ranks"].toInt(), 4);
        QVERIFY(about["ranks_written"].toInt() >= 1);
    }

    void anIllegalPlanIsAnsweredWithItsFindings()
    {
        const Outcome outcome = run({"trace", example(), "--set", "plan.tp=3", "--json"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(!outcome.json()["findings"].toArray().isEmpty());
        QVERIFY(!outcome.json().contains("traceEvents"));
        QCOMPARE(run({"trace", example(), "--set", "plan.tp=3"}).status, 1);
    }

    void badInputIsRefused() { QVERIFY(isRefusal(run({"trace", "nowhere.json"}), {"nowhere.json", "this file does not exist"})); }
};

QTEST_APPLESS_MAIN(TestTrace)
#include "test_trace.moc"
