// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/io/answers.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/simulation.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

struct Sample {
    explicit Sample(const PipelineShape& shape, double hop = 0)
        : schedule(makeSchedule(shape)), simulation(simulated(schedule, uniformTimes(shape, {}), hop))
    {
    }
    Schedule schedule;
    Simulation simulation;
};

QJsonObject parsed(const std::string& text)
{
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("not JSON: %s", qPrintable(error.errorString()));
    return document.object();
}

}  // namespace

class TestScheduleJson : public QObject {
    Q_OBJECT
private slots:
    /// contract.md, `shardscope.schedule/1`, to the letter.
    void writesTheContract()
    {
        const Sample sample(shapeOf(ScheduleKind::OneFOneB, 2, 1));
        const char* expected =
            R"({"schema": "shardscope.schedule/1", "kind": "1f1b", "stages": 2, "microbatches": 1, "chunks": 1, "makespan": 6.0,
 "bubble": {"of_total": 0.5, "of_ideal": 1.0, "of_span": 0.5},
 "ranks": [
  {"rank": 0, "peak_live": 1, "ops": [{"op": "F", "microbatch": 0, "chunk": 0, "start": 0.0, "end": 1.0}, {"op": "B", "microbatch": 0, "chunk": 0, "start": 4.0, "end": 6.0}]},
  {"rank": 1, "peak_live": 1, "ops": [{"op": "F", "microbatch": 0, "chunk": 0, "start": 1.0, "end": 2.0}, {"op": "B", "microbatch": 0, "chunk": 0, "start": 2.0, "end": 4.0}]}]}
)";
        QCOMPARE(QString::fromStdString(scheduleJson(sample.schedule, sample.simulation)), QString(expected));
    }
    void matchesTheContractsExample()
    {
        const Sample sample(shapeOf(ScheduleKind::OneFOneB, 4, 8));
        const QJsonObject bubble = parsed(scheduleJson(sample.schedule, sample.simulation))["bubble"].toObject();
        QVERIFY(std::abs(bubble["of_total"].toDouble() - 0.2727) < 5e-5);
        QCOMPARE(bubble["of_ideal"].toDouble(), 0.375);
    }
    void writesFusedBlocks()
    {
        const Sample sample(shapeOf(ScheduleKind::DualPipe, 4, 8));
        const QJsonObject root = parsed(scheduleJson(sample.schedule, sample.simulation));
        QCOMPARE(root["chunks"].toInt(), 2);
        const QJsonObject fused = root["ranks"][0]["ops"][7].toObject();
        QCOMPARE(fused, (QJsonObject{{"op", "FB"},
                                     {"microbatch", 3},
                                     {"chunk", 0},
                                     {"backward_microbatch", 5},
                                     {"backward_chunk", 1},
                                     {"start", fused["start"]},
                                     {"end", fused["end"]}}));
    }
    /// Whatever is written reads back as the same double.
    void roundsNothing()
    {
        const Sample sample(shapeOf(ScheduleKind::ZbV, 3, 7), 1.0 / 3);
        const QJsonArray ranks = parsed(scheduleJson(sample.schedule, sample.simulation))["ranks"].toArray();
        for (int rank = 0; rank < 3; ++rank) {
            const QJsonArray ops = ranks[rank].toObject()["ops"].toArray();
            QCOMPARE(std::size_t(ops.size()), sample.schedule.rank(rank).size());
            for (qsizetype i = 0; i < ops.size(); ++i) {
                const BlockSpan& span = sample.simulation.spans[sample.schedule.begin(rank) + std::size_t(i)];
                QVERIFY(ops[i].toObject()["start"].toDouble() == span.start && ops[i].toObject()["end"].toDouble() == span.end);
            }
        }
    }
    /// A document larger than one piece arrives whole and in order.
    void writesPiecewise()
    {
        const Sample sample(shapeOf(ScheduleKind::ZbV, 8, 1024), 0.1);
        int pieces = 0;
        std::string together;
        const TextSink sink = [&](std::string_view piece) {
            ++pieces;
            together += piece;
        };
        writeScheduleJson(sample.schedule, sample.simulation, sink);
        QVERIFY(pieces > 2);
        std::size_t blocks = 0;
        for (const QJsonValue& rank : parsed(together)["ranks"].toArray())
            blocks += std::size_t(rank["ops"].toArray().size());
        QCOMPARE(blocks, sample.schedule.blocks.size());
        together.clear();
        pieces = 0;
        writeScheduleTrace(sample.schedule, sample.simulation, sink);
        QVERIFY(pieces > 2);
        QVERIFY(parsed(together)["traceEvents"].toArray().size() > qsizetype(blocks));
    }
    void leavesOutABubbleOfNothing()
    {
        const auto shape = shapeOf(ScheduleKind::Afab, 2, 2);
        const Schedule schedule = makeSchedule(shape);
        const QJsonObject root = parsed(scheduleJson(schedule, simulated(schedule, uniformTimes(shape, {0, 0, 0, 0, 0}))));
        QVERIFY(!root.contains("bubble"));
        QCOMPARE(root["makespan"].toDouble(), 0.0);
    }

    void traceNamesEveryTrack()
    {
        const Sample sample(shapeOf(ScheduleKind::DualPipeV, 3, 6));
        QStringList names;
        for (const QJsonValue& event : parsed(scheduleTrace(sample.schedule, sample.simulation))["traceEvents"].toArray()) {
            if (event["name"] == "thread_name")
                names << event["args"]["name"].toString();
        }
        QCOMPARE(names, QStringList({"rank 0", "rank 1", "rank 2"}));
    }
    /// One slice per block, in microseconds; one flow per result that crosses ranks, each end inside its block.
    void traceHoldsBlocksAndFlows()
    {
        const Sample sample(shapeOf(ScheduleKind::DualPipeV, 3, 6), 0.25);
        QList<QJsonObject> slices;
        QMap<int, QList<QJsonObject>> flows;
        for (const QJsonValue& event : parsed(scheduleTrace(sample.schedule, sample.simulation))["traceEvents"].toArray()) {
            if (event["ph"] == "X")
                slices << event.toObject();
            if (event["ph"] == "s" || event["ph"] == "f")
                flows[event["id"].toInt()] << event.toObject();
        }
        QCOMPARE(std::size_t(slices.size()), sample.schedule.blocks.size());
        QCOMPARE(slices[0]["dur"].toDouble(), 1e6);
        QCOMPARE(slices[0]["name"].toString(), QString("F0a"));
        // 6 micro-batches pass 5 borders between 6 stages both ways, of which the one at the turn is inside a rank.
        QCOMPARE(flows.size(), 6 * 4 * 2);
        for (const auto& flow : flows) {
            QCOMPARE(flow.size(), 2);
            QCOMPARE(flow[0]["ph"].toString() + flow[1]["ph"].toString(), QString("sf"));
            QVERIFY(flow[0]["tid"] != flow[1]["tid"]);
            QVERIFY(flow[0]["ts"].toDouble() + 0.25e6 < flow[1]["ts"].toDouble());
            for (const QJsonObject& end : flow)
                QVERIFY(std::any_of(slices.begin(), slices.end(), [&](const QJsonObject& slice) { return encloses(slice, end); }));
        }
    }

private:
    static bool encloses(const QJsonObject& slice, const QJsonObject& point)
    {
        const double at = point["ts"].toDouble() - slice["ts"].toDouble();
        return slice["tid"] == point["tid"] && at >= 0 && at < slice["dur"].toDouble();
    }
};

QTEST_APPLESS_MAIN(TestScheduleJson)
#include "test_schedule_json.moc"
