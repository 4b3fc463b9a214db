// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <thread>

#include "core/schedule/block_graph.h"
#include "core/schedule/rank_ends.h"
#include "core/text/finding_text.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

using Nearest = QMap<QString, QList<double>>;

namespace {

StageTimes timesOf(const PipelineShape& shape)
{
    return uniformTimes(shape, {.forward = 1, .backward = 2, .inputGrad = 1, .weightGrad = 1, .fused = 3});
}

}  // namespace

class TestScheduleLimits : public QObject {
    Q_OBJECT
private slots:
    void refuses_data();
    void refuses()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(QString, id);
        QFETCH(Nearest, nearest);
        const auto limits = checkShape(shape);
        QCOMPARE(limits.size(), std::size_t(1));
        const Finding finding = toFinding(limits.front());
        QCOMPARE(QString::fromStdString(finding.id), id);
        QCOMPARE(finding.severity, Severity::Error);
        Nearest given;
        for (const auto& [field, values] : finding.nearest) {
            for (const NearestValue& value : values)
                given[QString::fromStdString(field)] << std::get<double>(value);
        }
        QCOMPARE(given, nearest);
    }

    /// contract.md: m < p is legal for these, and one rank or one micro-batch wherever nothing else forbids it.
    void acceptsFewMicroBatches()
    {
        for (const ScheduleKind kind : {ScheduleKind::Afab, ScheduleKind::OneFOneB, ScheduleKind::ZbH1, ScheduleKind::ZbH2,
                                        ScheduleKind::ZbV, ScheduleKind::Zb1pInterleaved}) {
            for (const int microBatches : {1, 2, 7})
                QVERIFY2(checkShape(shapeOf(kind, 8, microBatches)).empty(), describe(shapeOf(kind, 8, microBatches)));
            QVERIFY(checkShape(shapeOf(kind, 1, 1)).empty());
        }
        QVERIFY(checkShape(shapeOf(ScheduleKind::Interleaved, 1, 1, 2)).empty());
        QVERIFY(checkShape(shapeOf(ScheduleKind::LoopedBfs, 1, 1, 2)).empty());
        QVERIFY(checkShape(shapeOf(ScheduleKind::DualPipeV, 1, 2)).empty());
        QVERIFY(checkShape(shapeOf(ScheduleKind::DualPipeV, 3, 7)).empty());
    }

    /// Every value that is offered works, and none nearer on its side does.
    void offersOnlyTheNearestThatWork()
    {
        int offered = 0;
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (int stages = 1; stages <= 6; ++stages) {
                for (int microBatches = 1; microBatches <= 14; ++microBatches) {
                    for (const int chunks : {1, 2, 3}) {
                        for (const auto& limit : checkShape(shapeOf(kind, stages, microBatches, chunks)))
                            offered += checkOffers(limit);
                    }
                }
            }
        }
        QVERIFY(offered > 200);
    }

    void refusesMoreThanMemoryAtOnce()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 2'000'000'000, std::int64_t{1} << 53);
        const auto limits = checkShape(shape);
        QCOMPARE(limits.size(), std::size_t(1));
        QCOMPARE(limits.front().id, std::string_view("schedule-too-large"));
        QVERIFY(checkShape(shapeOf(ScheduleKind::OneFOneB, 128, 65536)).empty());
        const auto justTooMany = checkShape(shapeOf(ScheduleKind::OneFOneB, 128, 65537));
        QCOMPARE(justTooMany.front().nearest.front().second, std::vector<std::int64_t>{65536});
    }

    /// An estimate and a picture take less than the command that prints a schedule; what they offer instead is as few.
    void thereAreFewerForWhoLaysThemOutOftener()
    {
        for (const std::int64_t most : {kMaxDrawnBlocks, kMaxEstimatedBlocks, kMaxBlocks}) {
            const auto shape = shapeOf(ScheduleKind::OneFOneB, 64, most / 128);
            QCOMPARE(countBlocks(shape), most);
            QVERIFY(checkShape(shape, GroupChoice::Follows, most).empty());
            const auto one = checkShape(shapeOf(ScheduleKind::OneFOneB, 64, most / 128 + 1), GroupChoice::Follows, most);
            QCOMPARE(one.size(), std::size_t(1));
            QCOMPARE(one.front().nearest.front().second, std::vector<std::int64_t>{most / 128});
            QCOMPARE(one.front().most, most);
        }
        QCOMPARE(countBlocks(shapeOf(ScheduleKind::OneFOneB, 2'000'000'000, std::int64_t{1} << 53)), kMaxBlocks + 1);
    }

    /// Closed forms and steady states reach further than the built schedules; no more is promised.
    void whatAnEstimateMayKnow()
    {
        using enum ScheduleKind;
        QVERIFY(mayKnowEnds(shapeOf(OneFOneB, 4096, std::int64_t{1} << 40)));
        QVERIFY(mayKnowEnds(shapeOf(Afab, 4096, std::int64_t{1} << 40)));
        QVERIFY(mayKnowEnds(shapeOf(ZbH1, 64, std::int64_t{1} << 40)));
        QVERIFY(!mayKnowEnds(shapeOf(ZbH1, 4096, 131072)));
        QVERIFY(!mayKnowEnds(shapeOf(ZbH1, 1024, 4096)));
        QVERIFY(!mayKnowEnds(shapeOf(DualPipe, 1024, 4096)));
        QVERIFY(mayKnowEnds(shapeOf(DualPipe, 16, 4096)));
    }

    /// A search over deep pipelines kept a graph of each shape that it looked at.
    void graphsThatWereMadeAreNotAllKept()
    {
        BlockGraphs graphs;
        for (int stages = 200; stages < 230; ++stages) {
            const auto shape = shapeOf(ScheduleKind::ZbH1, stages, 400);
            std::vector<double> ends;
            QVERIFY(graphs.play(shape, timesOf(shape), 0, ends).isSound);
            QVERIFY(graphs.blocks() <= BlockGraphs::kMostBlocks);
        }
    }

    /// Every thread of every search kept a graph of up to two million blocks of its own: 0.5 GB.
    void aLargeGraphIsThereOnce()
    {
        const std::vector<PipelineShape> shapes{shapeOf(ScheduleKind::ZbH1, 400, 1000), shapeOf(ScheduleKind::ZbH1, 300, 900)};
        std::vector<std::vector<double>> expected;
        for (const PipelineShape& shape : shapes) {
            const Schedule schedule = makeSchedule(shape);
            const auto simulation = simulate(schedule, timesOf(shape), 0.1);
            QVERIFY(simulation.hasValue());
            expected.push_back(lastEndsOf(schedule, *simulation));
        }
        std::vector<std::int64_t> kept(4);
        std::vector<std::vector<double>> ends(4);
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < kept.size(); ++i) {
                threads.emplace_back([&, i] {
                    BlockGraphs graphs;
                    for (int turn = 0; turn < 2; ++turn)
                        (void)graphs.play(shapes[i % 2], timesOf(shapes[i % 2]), 0.1, ends[i]);
                    kept[i] = graphs.blocks();
                });
            }
        }
        for (std::size_t i = 0; i < kept.size(); ++i) {
            QCOMPARE(kept[i], std::int64_t(0));
            const std::vector<double>& own = expected[i % 2];
            QCOMPARE(ends[i].size(), own.size());
            for (std::size_t rank = 0; rank < own.size(); ++rank)
                QVERIFY(std::abs(ends[i][rank] - own[rank]) <= 1e-9 * own[rank]);
        }
    }

    void groupFollowsWhereItWasNotWritten()
    {
        QCOMPARE(defaultGroup(ScheduleKind::Interleaved, 4, 8), 4);
        QCOMPARE(defaultGroup(ScheduleKind::Zb1pInterleaved, 4, 10), 5);
        QCOMPARE(defaultGroup(ScheduleKind::Zb1pInterleaved, 4, 3), 3);
        QCOMPARE(defaultGroup(ScheduleKind::Zb1pInterleaved, 4, 4), 4);
        QCOMPARE(defaultGroup(ScheduleKind::OneFOneB, 4, 8), 1);
    }

    void everyLimitHasASentence()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (const ShapeRule& rule : traitsOf(kind).rules) {
                const PipelineShape shape = shapeOf(kind, 4, 8, 2);
                const std::string text = findingText(toFinding({rule.id, shape, {}, rule.source}));
                QVERIFY2(!text.empty() && text.find('{') == std::string::npos, text.c_str());
            }
        }
        const std::string text = findingText(toFinding(checkShape(shapeOf(ScheduleKind::OneFOneB, 128, 65537)).front()));
        QVERIFY2(!text.empty() && text.find('{') == std::string::npos, text.c_str());
    }

private:
    static PipelineShape with(PipelineShape shape, ShapeField field, std::int64_t value)
    {
        const bool groupFollows = shape.group == defaultGroup(shape.kind, shape.stages, shape.microBatches) && field != ShapeField::Group;
        if (field == ShapeField::Stages)
            shape.stages = int(value);
        else if (field == ShapeField::MicroBatches)
            shape.microBatches = value;
        else if (field == ShapeField::Chunks)
            shape.chunks = int(value);
        else
            shape.group = int(value);
        if (groupFollows)
            shape.group = int(defaultGroup(shape.kind, shape.stages, shape.microBatches));
        return shape;
    }
    static std::int64_t valueOf(const PipelineShape& shape, ShapeField field)
    {
        return field == ShapeField::Stages         ? shape.stages
               : field == ShapeField::MicroBatches ? shape.microBatches
               : field == ShapeField::Chunks       ? shape.chunks
                                                   : shape.group;
    }
    static int checkOffers(const ScheduleLimit& limit)
    {
        int offered = 0;
        for (const auto& [field, values] : limit.nearest) {
            for (const std::int64_t value : values) {
                ++offered;
                if (!checkShape(with(limit.shape, field, value)).empty())
                    qFatal("%s: an offered value is refused", describe(limit.shape).constData());
                const std::int64_t now = valueOf(limit.shape, field);
                for (std::int64_t nearer = std::min(now, value) + 1; nearer < std::max(now, value); ++nearer) {
                    if (checkShape(with(limit.shape, field, nearer)).empty())
                        qFatal("%s: a nearer value would do", describe(limit.shape).constData());
                }
            }
        }
        return offered;
    }
};

void TestScheduleLimits::refuses_data()
{
    QTest::addColumn<PipelineShape>("shape");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Nearest>("nearest");
    const auto row = [](const PipelineShape& shape, const char* id, const Nearest& nearest) {
        QTest::newRow(describe(shape)) << shape << QString(id) << nearest;
    };
    row(shapeOf(ScheduleKind::OneFOneB, 4, 8, 2), "schedule-takes-one-chunk", {{"chunks", {1}}});
    row({ScheduleKind::ZbV, 4, 8, 3, 1}, "schedule-takes-two-chunks", {{"chunks", {2}}});
    row(shapeOf(ScheduleKind::Interleaved, 4, 8), "schedule-needs-two-chunks", {{"chunks", {2}}});
    row(shapeOf(ScheduleKind::Interleaved, 4, 3, 2), "schedule-needs-more-microbatches", {{"microbatches", {4}}, {"stages", {3}}});
    row(shapeOf(ScheduleKind::Interleaved, 4, 9, 2), "schedule-last-group-too-short", {{"microbatches", {8, 12}}, {"group", {5}}});
    row(shapeOf(ScheduleKind::Interleaved, 4, 8, 2, 3), "schedule-group-out-of-range", {{"group", {4}}});
    row(shapeOf(ScheduleKind::Interleaved, 4, 8, 2, 9), "schedule-group-out-of-range", {{"group", {8}}});
    row(shapeOf(ScheduleKind::LoopedBfs, 4, 3, 2), "schedule-needs-more-microbatches", {{"microbatches", {4}}, {"stages", {3}}});
    row(shapeOf(ScheduleKind::Zb1pInterleaved, 4, 9, 2), "schedule-last-group-too-short", {{"microbatches", {8, 10}}, {"group", {5}}});
    row(shapeOf(ScheduleKind::Zb1pInterleaved, 4, 12, 2, 5), "schedule-last-group-too-short",
        {{"microbatches", {10, 14}}, {"group", {4, 6}}});
    row(shapeOf(ScheduleKind::DualPipe, 3, 8), "schedule-needs-even-stages", {{"stages", {2, 4}}});
    row(shapeOf(ScheduleKind::DualPipe, 4, 9), "schedule-needs-even-microbatches", {{"microbatches", {8, 10}}});
    row(shapeOf(ScheduleKind::DualPipe, 4, 6), "schedule-needs-more-microbatches", {{"microbatches", {8}}, {"stages", {2}}});
    row(shapeOf(ScheduleKind::DualPipeV, 4, 7), "schedule-needs-more-microbatches", {{"microbatches", {8}}, {"stages", {3}}});
    row(shapeOf(ScheduleKind::DualPipeV, 1, 1), "schedule-needs-more-microbatches", {{"microbatches", {2}}});
}

QTEST_APPLESS_MAIN(TestScheduleLimits)
#include "test_schedule_limits.moc"
