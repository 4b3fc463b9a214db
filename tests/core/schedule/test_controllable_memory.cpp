// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <map>

#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

/// V-Half and V-Min (Qi et al. 2024, arXiv 2405.15362) for many more shapes than `legalShapes` has.
class TestControllableMemory : public QObject {
    Q_OBJECT

    static constexpr int kMostStages = 16;

    static void addKinds()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::newRow("v-half") << ScheduleKind::VHalf;
        QTest::newRow("v-min") << ScheduleKind::VMin;
    }
    /// The published peak of the worst rank, in activations of a chunk.
    static std::int64_t publishedPeak(ScheduleKind kind, int stages)
    {
        return kind == ScheduleKind::VHalf ? 2 * ((stages + 2) / 2) : 2 * ((stages + 4) / 3);
    }
    static double idleOf(const PipelineShape& shape)
    {
        const Schedule schedule = makeSchedule(shape);
        return longestIdle(schedule, simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1))));
    }
    static std::int64_t highestPeak(const PipelineShape& shape)
    {
        const Schedule schedule = makeSchedule(shape);
        std::int64_t highest = 0;
        for (int rank = 0; rank < shape.stages; ++rank)
            highest = std::max(highest, peakLiveOf(schedule.rank(rank)));
        return highest;
    }
    /// Calls `check` for up to 16 ranks and up to 4p micro-batches.
    template <typename Check>
    static void forManyShapes(ScheduleKind kind, Check check)
    {
        for (int stages = 1; stages <= kMostStages; ++stages) {
            for (int microBatches = 1; microBatches <= 4 * stages; ++microBatches)
                check(shapeOf(kind, stages, microBatches));
        }
    }

private slots:
    /// Measured with the authors' own program (sail-sg/zero-bubble-pipeline-parallelism, zbv_greedy.py) for F = I = W without
    /// communication, 2p micro-batches.
    void isAsTheAuthorsMeasure_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("peak");
        QTest::addColumn<double>("idle");
        const auto row = [](ScheduleKind kind, int stages, int peak, double idle) {
            QTest::addRow("%s, %d ranks", nameOf(kind).data(), stages) << kind << stages << peak << idle;
        };
        row(ScheduleKind::VHalf, 2, 4, 1);
        row(ScheduleKind::VHalf, 3, 4, 5);
        row(ScheduleKind::VHalf, 4, 6, 5);
        row(ScheduleKind::VHalf, 5, 6, 11);
        row(ScheduleKind::VHalf, 6, 8, 11);
        row(ScheduleKind::VHalf, 7, 8, 17);
        row(ScheduleKind::VHalf, 8, 10, 17);
        row(ScheduleKind::VMin, 2, 4, 3);
        row(ScheduleKind::VMin, 3, 4, 5);
        row(ScheduleKind::VMin, 4, 4, 11);
        row(ScheduleKind::VMin, 5, 6, 15);
        row(ScheduleKind::VMin, 6, 6, 17);
        row(ScheduleKind::VMin, 7, 6, 23);
        row(ScheduleKind::VMin, 8, 8, 27);
    }
    void isAsTheAuthorsMeasure()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(int, stages);
        QFETCH(int, peak);
        QFETCH(double, idle);
        const PipelineShape shape = shapeOf(kind, stages, 2 * stages);
        QCOMPARE(highestPeak(shape), peak);
        QCOMPARE(idleOf(shape), idle);
        QCOMPARE(bubbleLaw(shape, blockTimes(1, 1, 1)).value(), idle);
    }

    /// Each pass of each micro-batch once and in its order, on every rank.
    void runsEveryPassOnce_data() { addKinds(); }
    void runsEveryPassOnce()
    {
        QFETCH(ScheduleKind, kind);
        forManyShapes(kind, [](const PipelineShape& shape) {
            const Schedule schedule = makeSchedule(shape);
            for (int rank = 0; rank < shape.stages; ++rank) {
                std::map<std::pair<std::uint32_t, int>, QString> passes;
                for (const Block& block : schedule.rank(rank))
                    passes[{block.microBatch, block.chunk}] += QLatin1Char(nameOf(block.kind).front());
                QCOMPARE(std::int64_t(passes.size()), 2 * shape.microBatches);
                for (const auto& [activation, letters] : passes)
                    QVERIFY2(letters == "FIW" && activation.first < shape.microBatches && activation.second < 2, describe(shape));
            }
        });
    }

    void holdsThePublishedPeak_data() { addKinds(); }
    void holdsThePublishedPeak()
    {
        QFETCH(ScheduleKind, kind);
        forManyShapes(kind, [](const PipelineShape& shape) {
            const Schedule schedule = makeSchedule(shape);
            for (int rank = 0; rank < shape.stages; ++rank)
                QVERIFY2(peakLiveOf(schedule, rank) == peakLive(shape, rank), describe(shape));
            const std::int64_t published = publishedPeak(shape.kind, shape.stages);
            QVERIFY2(highestPeak(shape) <= published, describe(shape));
            QVERIFY2(highestPeak(shape) == published || shape.microBatches < 2 * shape.stages, describe(shape));
        });
    }

    /// A whole stage of 1F1B is two chunks, its backward two blocks of each.
    void idlesNoLongerThan1F1B_data() { addKinds(); }
    void idlesNoLongerThan1F1B()
    {
        QFETCH(ScheduleKind, kind);
        forManyShapes(kind, [](const PipelineShape& shape) {
            const double idle = idleOf(shape);
            QVERIFY2(idle <= bubbleLaw(shapeOf(ScheduleKind::OneFOneB, shape.stages, shape.microBatches), blockTimes(2, 2, 2)).value(),
                     describe(shape));
            const auto law = bubbleLaw(shape, blockTimes(1, 1, 1));
            QVERIFY2(!law || *law == idle, describe(shape));
            QVERIFY2(law || shape.microBatches <= shape.stages, describe(shape));
        });
    }

    /// `simulated` fails where ranks wait for each other.
    void toleratesUnevenStages_data() { addKinds(); }
    void toleratesUnevenStages()
    {
        QFETCH(ScheduleKind, kind);
        RandomTimes random(6);
        forManyShapes(kind, [&](const PipelineShape& shape) {
            QVERIFY2(simulate(makeSchedule(shape), random.stages(shape), random.between(0, 3)).hasValue(), describe(shape));
        });
    }

    /// Less memory costs time: ZB-V, V-Half, V-Min.
    void tradesMemoryForTime()
    {
        for (int stages = 4; stages <= kMostStages; ++stages) {
            const auto of = [&](ScheduleKind kind) { return shapeOf(kind, stages, 4 * stages); };
            QCOMPARE_LT(highestPeak(of(ScheduleKind::VHalf)), highestPeak(of(ScheduleKind::ZbV)));
            QCOMPARE_LE(highestPeak(of(ScheduleKind::VMin)), highestPeak(of(ScheduleKind::VHalf)));
            QCOMPARE_LT(idleOf(of(ScheduleKind::ZbV)), idleOf(of(ScheduleKind::VHalf)));
            QCOMPARE_LT(idleOf(of(ScheduleKind::VHalf)), idleOf(of(ScheduleKind::VMin)));
        }
    }
};

QTEST_APPLESS_MAIN(TestControllableMemory)
#include "test_controllable_memory.moc"
