// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/heaviest_live.h"

#include <QTest>

#include <numeric>

#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

double weighed(const std::vector<std::int64_t>& live, const std::vector<double>& weights)
{
    return std::inner_product(live.begin(), live.end(), weights.begin(), 0.0);
}

std::vector<double> randomWeights(RandomTimes& random, int chunks)
{
    std::vector<double> weights;
    for (int chunk = 0; chunk < chunks; ++chunk)
        weights.push_back(random.integer(1, 9));
    return weights;
}

/// The losses of chunk 1 that wait when another is computed, or through a backward of chunk 0.
std::int64_t waitingLosses(std::span<const Block> order)
{
    std::int64_t waiting = 0;
    std::int64_t most = 0;
    for (const Block& block : order) {
        if (block.kind == BlockKind::Forward && block.chunk == 1)
            most = std::max(most, waiting++);
        if (block.kind == BlockKind::InputGrad && block.chunk == 1)
            --waiting;
        if (block.kind == BlockKind::InputGrad && block.chunk == 0)
            most = std::max(most, waiting);
    }
    return most;
}

}  // namespace

class TestHeaviestLive : public QObject {
    Q_OBJECT

    static void compare(const PipelineShape& shape, RandomTimes& random)
    {
        const Schedule schedule = makeSchedule(shape);
        for (int rank = 0; rank < shape.stages; ++rank) {
            const std::vector<double> weights = randomWeights(random, shape.chunks);
            const auto whole = liveAtHeaviest(schedule.rank(rank), weights, fusedActivationsOf(shape));
            const auto quick = heaviestLive(shape, rank, weights);
            QVERIFY2(weighed(whole, weights) == weighed(quick, weights), describe(shape) + " rank " + QByteArray::number(rank));
        }
    }

    static bool passesThrough(std::span<const Block> order, const std::vector<std::int64_t>& counts, FusedActivations fused)
    {
        std::vector<std::int64_t> live(counts.size());
        for (const Block& block : order) {
            const bool inTurn = block.isFused() && fused == FusedActivations::InTurn;
            if (inTurn)
                --live[block.backwardChunk()];
            if (block.hasForward() && (++live[block.chunk], live == counts))
                return true;
            if (block.hasWeightGrad() && !inTurn)
                --live[block.backwardChunk()];
        }
        return false;
    }

private slots:
    /// The ledger's counts equal those of the whole order, for all weights of the chunks.
    void isWhatTheOrderHolds()
    {
        RandomTimes random(11);
        for (const PipelineShape& shape : legalShapes())
            compare(shape, random);
    }
    /// Leaving rounds of the steady state out changes nothing: ten and more of them, last groups of every length.
    void leavesOutOnlyRepetitions()
    {
        RandomTimes random(12);
        int shortened = 0;
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (int i = 0; i < 150; ++i) {
                const int chunks = traitsOf(kind).chunks.nearest(random.integer(1, 4));
                const int group = traitsOf(kind).hasGroups() && random.integer(0, 1) ? random.integer(2, 20) : 0;
                const PipelineShape shape = shapeOf(kind, random.integer(1, 9), random.integer(20, 200), chunks, group);
                if (!checkShape(shape).empty())
                    continue;
                shortened += shape.chunks > 1 && microBatchesThatMatter(shape) < shape.microBatches;
                compare(shape, random);
            }
        }
        QVERIFY2(shortened > 200, QByteArray::number(shortened));
    }
    void agreesWithThePublishedPeak()
    {
        for (const PipelineShape& shape : legalShapes()) {
            const std::vector<double> alike(static_cast<std::size_t>(shape.chunks), 1);
            for (int rank = 0; rank < shape.stages; ++rank)
                QVERIFY2(weighed(heaviestLive(shape, rank, alike), alike) == double(peakLive(shape, rank)), describe(shape));
        }
    }
    /// Also where the closed form answers: what it gives is a moment that the order passes through.
    void isARealMoment()
    {
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const std::vector<double> alike(static_cast<std::size_t>(shape.chunks), 1);
            for (int rank = 0; rank < shape.stages; ++rank)
                QVERIFY2(passesThrough(schedule.rank(rank), heaviestLive(shape, rank, alike), fusedActivationsOf(shape)), describe(shape));
        }
    }
    /// Of all micro-batches as of the few that are looked at: in two schedules other passes may come between a loss and its backward.
    void countsTheLossesThatWait()
    {
        for (const ScheduleKind kind : {ScheduleKind::ZbV, ScheduleKind::VHalf, ScheduleKind::VMin}) {
            for (int stages = 1; stages <= 12; ++stages) {
                for (int microBatches = 1; microBatches <= 4 * stages; ++microBatches) {
                    const PipelineShape shape = shapeOf(kind, stages, microBatches);
                    QVERIFY2(mostWaitingLosses(shape) == waitingLosses(makeSchedule(shape).rank(0)), describe(shape));
                }
            }
        }
        QCOMPARE(mostWaitingLosses(shapeOf(ScheduleKind::ZbV, 4, 8)), 0);
        QCOMPARE(mostWaitingLosses(shapeOf(ScheduleKind::VHalf, 4, 8)), 1);
        QCOMPARE(mostWaitingLosses(shapeOf(ScheduleKind::VMin, 6, 12)), 1);
        QCOMPARE(mostWaitingLosses(shapeOf(ScheduleKind::VMin, 4, 8)), 0);
    }
    /// It takes as long for a million micro-batches as for a hundred.
    void looksAtFewMicroBatches()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            if (kind != ScheduleKind::Afab && kind != ScheduleKind::LoopedBfs)
                QVERIFY(microBatchesThatMatter(shapeOf(kind, 8, std::int64_t{1} << 20, 2)) <= 64);
        }
    }

    /// Offloaded activations have no weight, but are live nevertheless.
    void withoutWeightTheyAreNoFewer()
    {
        const PipelineShape shape{ScheduleKind::ZbV, 4, 12, 2, 1};
        const std::vector<double> nothing(2, 0), alike(2, 1);
        for (int rank = 0; rank < 4; ++rank) {
            const std::vector<std::int64_t> live = heaviestLive(shape, rank, nothing);
            QCOMPARE(live, heaviestLive(shape, rank, alike));
            QVERIFY(live[0] + live[1] > 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestHeaviestLive)
#include "test_heaviest_live.moc"
