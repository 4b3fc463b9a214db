// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>

#include <algorithm>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

QStringList askedSchedule(const QString& kind, const QStringList& more = {}, int stages = 4, int microBatches = 8)
{
    return QStringList{"schedule", "--kind", kind, "--stages", QString::number(stages), "--microbatches", QString::number(microBatches)} +
           more;
}

QList<int> peaksOf(const QJsonObject& schedule)
{
    QList<int> peaks;
    for (const QJsonValue& rank : schedule["ranks"].toArray())
        peaks << rank["peak_live"].toInt();
    return peaks;
}

/// "F0", "B3" of all that a rank runs.
QStringList lettersOf(const QJsonValue& rank)
{
    QStringList letters;
    for (const QJsonValue& op : rank["ops"].toArray())
        letters << op["op"].toString() + QString::number(op["microbatch"].toInt());
    return letters;
}

/// The line of the readable answer that begins with `start`, with single spaces.
QString lineOf(const QByteArray& text, const QString& start)
{
    for (const QString& line : QString::fromUtf8(text).split('\n')) {
        if (line.startsWith(start))
            return line.simplified();
    }
    return {};
}

}  // namespace

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    /// schedules.md, section 2: four ranks, eight micro-batches, unit costs.
    void theWorkedCases_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<double>("makespan");
        QTest::addColumn<double>("ofTotal");
        QTest::addColumn<double>("ofSpan");
        QTest::addColumn<QList<int>>("peaks");
        const auto all = [](int peak) { return QList<int>(4, peak); };
        const QStringList two{"--chunks", "2"};
        QTest::newRow("afab") << askedSchedule("afab") << 33.0 << .2727 << .2727 << all(8);
        QTest::newRow("1f1b") << askedSchedule("1f1b") << 33.0 << .2727 << .2727 << QList<int>{4, 3, 2, 1};
        QTest::newRow("interleaved") << askedSchedule("interleaved", two) << 57.0 << .1579 << .1579 << QList<int>{11, 9, 7, 5};
        QTest::newRow("group of 8") << askedSchedule("interleaved", two + QStringList{"--group", "8"}) << 57.0 << .1579 << .1579
                                    << QList<int>{15, 13, 11, 9};
        QTest::newRow("looped-bfs") << askedSchedule("looped-bfs", two) << 57.0 << .1579 << .1579 << all(16);
        QTest::newRow("zb-h1") << askedSchedule("zb-h1") << 27.0 << .1111 << .1111 << all(4);
        QTest::newRow("zb1p-interleaved") << askedSchedule("zb1p-interleaved", two) << 51.0 << .0588 << .0588 << all(8);
        QTest::newRow("zb-h2") << askedSchedule("zb-h2") << 27.0 << .1111 << 0.0 << all(7);
        QTest::newRow("zb-v") << askedSchedule("zb-v") << 51.0 << .0588 << 0.0 << all(8);
        QTest::newRow("zb-v, chunks written") << askedSchedule("zb-v", two) << 51.0 << .0588 << 0.0 << all(8);
        QTest::newRow("v-half") << askedSchedule("v-half") << 53.0 << .0943 << .0943 << all(6);
        QTest::newRow("v-min") << askedSchedule("v-min") << 59.0 << .1864 << .1864 << all(4);
        QTest::newRow("dualpipe") << askedSchedule("dualpipe") << 26.0 << .0769 << .0769 << all(5);
        QTest::newRow("dualpipe-v") << askedSchedule("dualpipe-v") << 54.0 << .1111 << .1111 << all(9);
    }
    void theWorkedCases()
    {
        QFETCH(QStringList, arguments);
        QFETCH(double, makespan);
        QFETCH(double, ofTotal);
        QFETCH(double, ofSpan);
        QFETCH(QList<int>, peaks);
        const Outcome outcome = run(arguments + QStringList{"--json"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json()["makespan"].toDouble(), makespan);
        const QJsonValue bubble = outcome.json()["bubble"];
        QVERIFY(std::abs(bubble["of_total"].toDouble() - ofTotal) < 5e-5);
        QVERIFY(std::abs(bubble["of_ideal"].toDouble() - ofTotal / (1 - ofTotal)) < 1e-4);
        QVERIFY(std::abs(bubble["of_span"].toDouble() - ofSpan) < 5e-5);
        QCOMPARE(peaksOf(outcome.json()), peaks);

        const Outcome table = run(arguments);
        QCOMPARE(table.status, 0);
        QCOMPARE(lineOf(table.out, "makespan").section(' ', 1, 1), QString::number(makespan));
        QVERIFY(table.out.contains(QString::number(100 * bubble["of_total"].toDouble(), 'f', 2).toUtf8() + " %"));
    }

    void theFlagsAreTimes_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("flags");
        QTest::addColumn<double>("makespan");
        QTest::newRow("p2p 1f1b") << "1f1b" << QStringList{"--p2p", "0.1"} << 34.6;
        QTest::newRow("p2p zb-h1") << "zb-h1" << QStringList{"--p2p", "0.1"} << 28.2;
        QTest::newRow("forward and backward") << "1f1b" << QStringList{"--forward", "2", "--backward", "3"} << 55.0;
        QTest::newRow("whole of two parts") << "1f1b" << QStringList{"--input-grad", "1.5", "--weight-grad", "1.5"} << 44.0;
        // (p - 1) max(F, I, F + I - W) of bubble on 8 · 4 of work; the halves of 3 are 1.5.
        QTest::newRow("halves of one") << "zb-h1" << QStringList{"--backward", "3"} << 36.5;
        QTest::newRow("parts") << "zb-h1" << QStringList{"--forward", "1", "--input-grad", "2", "--weight-grad", "1"} << 38.0;
        // (p/2 - 1)(FB + B - 3W) of bubble on 8 · (F + B) less what fusing saves.
        QTest::newRow("fused") << "dualpipe" << QStringList{"--fused", "2.5"} << 24.0;
    }
    void theFlagsAreTimes()
    {
        QFETCH(QString, kind);
        QFETCH(QStringList, flags);
        QFETCH(double, makespan);
        QVERIFY(std::abs(run(askedSchedule(kind, flags + QStringList{"--json"})).json()["makespan"].toDouble() - makespan) < 1e-9);
    }

    void theDocumentHasTheContractsFields()
    {
        const QJsonObject document = run(askedSchedule("1f1b", {"--json"})).json();
        QCOMPARE(document.keys(), (QStringList{"bubble", "chunks", "kind", "makespan", "microbatches", "ranks", "schema", "stages"}));
        QCOMPARE(document["schema"].toString(), QString("shardscope.schedule/1"));
        QCOMPARE(document["kind"].toString(), QString("1f1b"));
        QCOMPARE(document["stages"].toInt(), 4);
        QCOMPARE(document["microbatches"].toInt(), 8);
        QCOMPARE(document["chunks"].toInt(), 1);
        QCOMPARE(document["bubble"].toObject().keys(), (QStringList{"of_ideal", "of_span", "of_total"}));
        const QJsonValue rank = document["ranks"][3];
        QCOMPARE(rank.toObject().keys(), (QStringList{"ops", "peak_live", "rank"}));
        QCOMPARE(rank["rank"].toInt(), 3);
        QCOMPARE(rank["ops"][1].toObject(), (QJsonObject{{"op", "B"}, {"microbatch", 0}, {"chunk", 0}, {"start", 4.0}, {"end", 6.0}}));
        QCOMPARE(lettersOf(rank).mid(0, 4), (QStringList{"F0", "B0", "F1", "B1"}));
    }

    void aFusedBlockNamesBothItsParts()
    {
        const QJsonObject document = run(askedSchedule("dualpipe", {"--json"})).json();
        QCOMPARE(document["chunks"].toInt(), 2);
        const QJsonArray ops = document["ranks"][0]["ops"].toArray();
        const auto fused = std::find_if(ops.begin(), ops.end(), [](const QJsonValue& op) { return op["op"] == "FB"; });
        QVERIFY(fused != ops.end());
        QCOMPARE(fused->toObject(), (QJsonObject{{"op", "FB"},
                                                 {"microbatch", 3},
                                                 {"chunk", 0},
                                                 {"backward_microbatch", 5},
                                                 {"backward_chunk", 1},
                                                 {"start", 7.0},
                                                 {"end", 10.0}}));
    }

    void whatDoesNotExistIsAFinding_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("id");
        QTest::newRow("last group") << askedSchedule("interleaved", {"--chunks", "2"}, 4, 10) << "schedule-last-group-too-short";
        QTest::newRow("one chunk") << askedSchedule("interleaved") << "schedule-needs-two-chunks";
        QTest::newRow("chunks") << askedSchedule("1f1b", {"--chunks", "2"}) << "schedule-takes-one-chunk";
        QTest::newRow("three chunks") << askedSchedule("zb-v", {"--chunks", "3"}) << "schedule-takes-two-chunks";
        QTest::newRow("odd") << askedSchedule("dualpipe", {}, 3, 8) << "schedule-needs-even-stages";
        QTest::newRow("too few") << askedSchedule("dualpipe-v", {}, 4, 7) << "schedule-needs-more-microbatches";
        QTest::newRow("too large") << askedSchedule("1f1b", {}, 1000000, 1000000) << "schedule-too-large";
    }
    void whatDoesNotExistIsAFinding()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, id);
        const Outcome outcome = run(arguments + QStringList{"--json"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json().keys(), QStringList{"findings"});
        const QJsonValue finding = outcome.json()["findings"][0];
        QCOMPARE(finding["id"].toString(), id);
        QCOMPARE(finding["severity"].toString(), QString("error"));
        QVERIFY(!finding["message"].toString().isEmpty());
        QVERIFY(!finding["nearest"].toObject().isEmpty());

        const Outcome table = run(arguments);
        QCOMPARE(table.status, 1);
        QVERIFY2(table.out.startsWith("NO SUCH SCHEDULE"), table.out.constData());
        QVERIFY(table.out.contains(id.toUtf8()));
    }

    /// Each nearest value, put in the place of the one that was written, makes the schedule exist.
    void theNearestValuesAreRight()
    {
        const QJsonObject nearest =
            run(askedSchedule("interleaved", {"--chunks", "2", "--json"}, 4, 10)).json()["findings"][0]["nearest"].toObject();
        for (const QJsonValue& count : nearest["microbatches"].toArray())
            QCOMPARE(run(askedSchedule("interleaved", {"--chunks", "2"}, 4, count.toInt())).status, 0);
        for (const QJsonValue& group : nearest["group"].toArray())
            QCOMPARE(run(askedSchedule("interleaved", {"--chunks", "2", "--group", QString::number(group.toInt())}, 4, 10)).status, 0);
        QCOMPARE(nearest.keys(), (QStringList{"group", "microbatches"}));
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("kind") << askedSchedule("1f1bb") << QStringList{"--kind", "\"1f1bb\"", "the closest one is \"1f1b\"", "dualpipe-v"};
        QTest::newRow("no stages") << askedSchedule("1f1b", {}, 0) << QStringList{"--stages", "0 is out of range", "from 1"};
        QTest::newRow("word") << askedSchedule("1f1b", {"--chunks", "two"}) << QStringList{"--chunks", "\"two\"", "whole number"};
        QTest::newRow("fraction") << askedSchedule("1f1b", {"--group", "1.5"}) << QStringList{"--group", "\"1.5\"", "whole number"};
        QTest::newRow("overflow") << askedSchedule("1f1b", {"--chunks", "99999999999999999999"})
                                  << QStringList{"--chunks", "99999999999999999999"};
        QTest::newRow("time") << askedSchedule("1f1b", {"--forward", "1s"}) << QStringList{"--forward", "\"1s\"", "plain number"};
        QTest::newRow("empty") << askedSchedule("1f1b", {"--p2p", ""}) << QStringList{"--p2p", "\"\"", "plain number"};
        QTest::newRow("negative") << askedSchedule("1f1b", {"--p2p", "-0.1"}) << QStringList{"--p2p", "-0.1", "from 0"};
        QTest::newRow("zero") << askedSchedule("1f1b", {"--weight-grad", "0"}) << QStringList{"--weight-grad", "above 0"};
        QTest::newRow("not finite") << askedSchedule("1f1b", {"--fused", "inf"}) << QStringList{"--fused", "inf", "finite"};
        QTest::newRow("parts") << askedSchedule("zb-h1", {"--backward", "3", "--input-grad", "1", "--weight-grad", "1"})
                               << QStringList{"--backward 3", "sum"};
        QTest::newRow("format") << askedSchedule("1f1b", {"--format", "csv"}) << QStringList{"--format", "\"csv\"", "trace"};
        QTest::newRow("no kind") << QStringList{"schedule", "--stages", "4", "--microbatches", "8"} << QStringList{"needs --kind"};
    }
    void badValuesAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run(arguments), parts));
        QVERIFY(isRefusal(run(arguments + QStringList{"--json"}), parts));
    }

    void theTraceHasANamedTrackForEachRank()
    {
        const Outcome outcome = run(askedSchedule("1f1b", {"--format", "trace"}));
        QCOMPARE(outcome.status, 0);
        QSet<QString> tracks;
        double end = 0;
        int slices = 0;
        for (const QJsonValue& event : outcome.json()["traceEvents"].toArray()) {
            if (event["name"] == "thread_name")
                tracks << event["args"]["name"].toString();
            if (event["ph"] == "X") {
                end = std::max(end, event["ts"].toDouble() + event["dur"].toDouble());
                ++slices;
            }
        }
        QCOMPARE(tracks, (QSet<QString>{"rank 0", "rank 1", "rank 2", "rank 3"}));
        QCOMPARE(slices, 4 * 16);
        QCOMPARE(end, 33e6);
    }

    /// schedules.md, section 2, "Gantt text".
    void theChartIsThatOfTheTextbook()
    {
        const QByteArray one = run(askedSchedule("1f1b")).out;
        QVERIFY(one.contains("\n0 F0 F1 F2 F3  .  .  .  .  .  . B0  - F4 B1  - F5 B2  - F6 B3  - F7 B4  -  . B5  -  . B6  -  . B7  -\n"));
        QVERIFY(one.contains("\n3  .  .  . F0 B0  - F1 B1  - F2 B2  - F3 B3  - F4 B4  - F5 B5  - F6 B6  - F7 B7  -  .  .  .  .  .  .\n"));
        QVERIFY(one.contains("peak live activations, rank by rank: 4, 3, 2, 1\n"));
        QVERIFY(run(askedSchedule("zb-h2"))
                    .out.contains("\n0 F0 F1 F2 F3 F4 F5 F6 I0 W0 F7 I1 W1 I2 W2 I3 W3 I4 W4 I5 W5 I6 W6 I7 W7  .  .  .\n"));
        const QByteArray dual = run(askedSchedule("dualpipe")).out;
        QVERIFY(dual.contains("\n0 F0a F1a F2a F4b I4b W4b F5b F3a&B5b   -"));
    }

    /// Halves of a unit are columns of half a unit.
    void theChartFindsItsUnit()
    {
        const QByteArray chart = run(askedSchedule("1f1b", {"--forward", "0.5", "--backward", "1"})).out;
        QCOMPARE(lineOf(chart, "0 ").section(' ', 0, 6), QString("0 F0 F1 F2 F3 . ."));
        QVERIFY(chart.contains("\n  0              2.5            5"));
    }

    void aLongOrderIsCutShort()
    {
        const QByteArray text = run(askedSchedule("zb-v", {}, 64, 256)).out;
        QVERIFY(text.contains("in order, not to scale"));
        QVERIFY(lineOf(text, " 0  ").endsWith(QString::fromUtf8("…")));
        QVERIFY(lineOf(text, "63  ").startsWith("63 F0a F0b F1a"));
        QVERIFY(text.count('\n') < 40);
    }

    void smallerChunksAreComparedInWholeStages()
    {
        QVERIFY(run(askedSchedule("interleaved", {"--chunks", "2"}))
                    .out.simplified()
                    .contains("divide makespan and peaks by 2: a makespan of 28.5."));
        QVERIFY(!run(askedSchedule("1f1b")).out.contains("divide"));
    }

    void whatAKindHasNoUseForIsSaid()
    {
        QVERIFY(run(askedSchedule("1f1b", {"--group", "4", "--fused", "2"}))
                    .out.contains("--group changes nothing.\nNote: 1f1b has no fused blocks"));
        QVERIFY(!run(askedSchedule("dualpipe", {"--fused", "2"})).out.contains("changes nothing"));
    }

    void aMillionBlocksAreWritten()
    {
        const Outcome outcome = shell("\"$0\" schedule --kind 1f1b --stages 64 --microbatches 8192 --json | wc -c");
        QVERIFY(outcome.out.trimmed().toLongLong() > 50'000'000);
    }
};

QTEST_GUILESS_MAIN(TestSchedule)
#include "test_schedule.moc"
