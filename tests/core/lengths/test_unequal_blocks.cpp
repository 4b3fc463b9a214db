// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/lengths/log_normal.h"
#include "core/lengths/micro_batch_lengths.h"
#include "core/lengths/unequal_blocks.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"

using namespace shardscope;

namespace {

constexpr BlockTimes kTimes{1, 2, 1, 1, 3};

double makespanOf(const PipelineShape& shape, const std::vector<double>& factors, double hop = 0)
{
    return simulate(makeSchedule(shape), uniformTimes(shape, kTimes), hop, factors).value().makespan;
}

}  // namespace

class TestUnequalBlocks : public QObject {
    Q_OBJECT
private slots:
    /// 1F1B on four ranks, F = c and B = 2c.
    void vectorsOfWorks_data()
    {
        QTest::addColumn<QList<double>>("works");
        QTest::addColumn<double>("makespan");
        QTest::newRow("equal") << QList<double>{1, 1, 1, 1, 1, 1, 1, 1} << 33.0;
        QTest::newRow("rising") << QList<double>{1, 2, 3, 4, 5, 6, 7, 8} << 160.0;
        QTest::newRow("falling") << QList<double>{8, 7, 6, 5, 4, 3, 2, 1} << 162.0;
        QTest::newRow("a long one first") << QList<double>{8, 1, 1, 1, 1, 1, 1, 1} << 117.0;
        QTest::newRow("a long one last") << QList<double>{1, 1, 1, 1, 1, 1, 1, 8} << 117.0;
    }
    void vectorsOfWorks()
    {
        QFETCH(QList<double>, works);
        QTEST(makespanOf({ScheduleKind::OneFOneB, 4, 8}, std::vector<double>(works.begin(), works.end())), "makespan");
    }

    /// Factors of 1 change nothing, in any kind.
    void equalWorksAreTheEqualSchedule()
    {
        int kinds = 0;
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            const PipelineShape shape{kind, 4, 16, traitsOf(kind).chunks.least, 4};
            if (!checkShape(shape).empty())
                continue;
            ++kinds;
            const double plain = makespanOf(shape, {}, 0.25);
            QCOMPARE(makespanOf(shape, std::vector<double>(16, 1), 0.25), plain);
            QVERIFY(std::abs(makespanOf(shape, std::vector<double>(16, 3)) - 3 * makespanOf(shape, {})) < 1e-9);
        }
        QVERIFY(kinds > 5);
    }

    /// A rank computes all works, and the longest passes through all stages: no makespan is below either, or above their sum.
    void boundsHold()
    {
        for (const std::vector<double>& works : {std::vector<double>{1, 9, 1, 1, 4, 1}, {2, 2, 2, 2, 2, 30}, {5, 4, 3, 2, 1, 0.5}}) {
            const double sum = std::accumulate(works.begin(), works.end(), 0.0);
            const double most = *std::max_element(works.begin(), works.end());
            const double makespan = makespanOf({ScheduleKind::OneFOneB, 4, 6}, works);
            QVERIFY(makespan >= 3 * sum && makespan >= 3 * 4 * most);
            QVERIFY(makespan <= 3 * 4 * sum);
        }
    }

    /// A fused block runs the forward of one micro-batch with the backward of another: its time is in between.
    void aFusedBlockIsTheSumOfItsParts()
    {
        PipelineShape shape{ScheduleKind::OneFOneB, 2, 4};
        shape.fusesPairs = true;
        const Schedule schedule = makeSchedule(shape);
        const std::vector<double> factors{1, 2, 3, 4};
        const Simulation simulation = simulate(schedule, uniformTimes(shape, kTimes), 0, factors).value();
        int fused = 0;
        for (std::size_t index = 0; index < schedule.blocks.size(); ++index) {
            const Block& block = schedule.blocks[index];
            const BlockSpan span = simulation.spans[index];
            const double expected = block.isFused() ? factors[block.microBatch] + 2 * factors[block.fusedMicroBatch]
                                                    : (block.kind == BlockKind::Forward ? 1 : 2) * factors[block.microBatch];
            QVERIFY(std::abs(span.end - span.start - expected) < 1e-12);
            fused += block.isFused() ? 1 : 0;
        }
        QVERIFY(fused > 0);
    }

    void wrongFactorsAreRefused()
    {
        const PipelineShape shape{ScheduleKind::OneFOneB, 2, 4};
        const auto codeOf = [&](const std::vector<double>& factors) {
            return simulate(makeSchedule(shape), uniformTimes(shape, kTimes), 0, factors).error().code;
        };
        QVERIFY(codeOf({1, 1}) == ErrorCode::Internal);
        QVERIFY(codeOf({1, 1, -1, 1}) == ErrorCode::OutOfRange);
        QVERIFY(codeOf({1, 1, std::nan(""), 1}) == ErrorCode::NotFinite);
    }

    void factorsHaveAMeanOfOne() { QCOMPARE(blockFactors(std::vector<double>{2, 4, 6}), (std::vector<double>{0.5, 1, 1.5})); }

    /// Unequal micro-batches only add: (m + p − 1)/m where they are equal, more the more they vary.
    void stepsOfManyWorks()
    {
        const PipelineShape shape{ScheduleKind::OneFOneB, 8, 32};
        const Schedule schedule = makeSchedule(shape);
        double last = 0;
        for (const double sigma : {0.0, 0.246, 0.472, 0.833}) {  // CV 0, 0.25, 0.5, 1
            const LengthDistribution lengths = logNormalLengths({1000, sigma, 1e7}).value();
            const MicroBatchLengths microBatch = unpaddedMicroBatches(lengths, 1, 1e7, {1, 0, {}});
            const Result<WorkDistribution> makespans = unequalMakespans(schedule, uniformTimes(shape, kTimes), 0, microBatch.work, 64);
            QVERIFY(makespans);
            const double overWork = makespans->mean() / (3 * 32);
            QVERIFY(overWork > last);
            if (sigma == 0)
                QCOMPARE(overWork, 39.0 / 32);
            QVERIFY(makespans->meanLargest(64) >= makespans->mean());
            last = overWork;
        }
    }
};

QTEST_APPLESS_MAIN(TestUnequalBlocks)
#include "test_unequal_blocks.moc"
