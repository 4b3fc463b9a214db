// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/layer/document_rows.h"
#include "core/lengths/unequal_blocks.h"
#include "core/lengths/work_distribution.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

bool isClose(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::abs(b); }

double sumOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

Scenario of(RowFilling filling, int gpus = 16)
{
    Scenario scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, gpus);
    scenario.training.globalBatch = 16 * gpus;
    scenario.training.documents = fixture::documents(filling);
    return scenario;
}

Scenario pipelined(RowFilling filling)
{
    Scenario scenario = of(filling, 16);
    scenario.plan.pp = 4;
    return scenario;
}

}  // namespace

class TestUnevenMicroBatches : public QObject {
    Q_OBJECT

private slots:
    /// Without stages the slowest rank's sum is known exactly.
    void withoutStagesTheSlowestSumIsExact()
    {
        const Basis basis(of(RowFilling::PadFree));
        const auto rows = basis.ledger.shape.documents;
        const double expected = slowestOverMean(rows->work, basis.plan.dp, basis.plan.microBatches);
        QVERIFY(isClose(sumOf(basis.factors) / static_cast<double>(basis.factors.size()), expected));
        QVERIFY(expected > 1.1);
    }
    /// With stages the drawn step is as long as the mean of the slowest of many steps, each simulated.
    void withStagesTheStepIsTheMeanOfTheSlowest()
    {
        const Basis basis(pipelined(RowFilling::PadFree));
        const Result<StepEstimate> step = estimateStep(basis);
        QVERIFY(step);
        const Result<WorkDistribution> makespans =
            unequalMakespans(*step->schedule, step->times, step->hops, basis.ledger.shape.documents->work, 64);
        QVERIFY(makespans);
        const double expected = makespans->meanLargest(basis.plan.dp);
        QVERIFY2(isClose(step->simulation->makespan, expected, 0.06),
                 QByteArray::number(step->simulation->makespan / expected).constData());
    }
    void theBlocksOfADocumentTakeTheirOwnTime()
    {
        const Basis basis(pipelined(RowFilling::PadFree));
        const Result<StepEstimate> step = estimateStep(basis);
        QVERIFY(step);
        const Schedule& schedule = *step->schedule;
        for (std::size_t i = 0; i < schedule.blocks.size(); ++i) {
            const Block& block = schedule.blocks[i];
            const auto stage = static_cast<std::size_t>(schedule.rankOf(static_cast<std::uint32_t>(i)));
            const BlockTimes& times = step->times[stage];
            const double mean = block.kind == BlockKind::Forward ? times.forward : times.backward;
            const BlockSpan& span = step->simulation->spans[i];
            QVERIFY(isClose(span.end - span.start, mean * step->factors[block.microBatch], 1e-6));
        }
    }
    /// Ranks that exchange weights or tokens in every layer wait in every micro-batch: longer than those that meet once a step.
    void waitingEachMicroBatchTakesLonger()
    {
        Scenario once = of(RowFilling::PadFree);
        once.training.recipe = Recipe::Fsdp2;
        Scenario each = once;
        each.plan.zero = 3;
        once.plan.zero = 2;
        QCOMPARE(waitingRanks(Basis(once).plan).eachMicroBatch, 1);
        QCOMPARE(waitingRanks(Basis(each).plan).eachMicroBatch, 16);
        QCOMPARE(waitingRanks(Basis(each).plan).eachStep, 1);
        QVERIFY(sumOf(Basis(each).factors) > 1.5 * sumOf(Basis(once).factors));
    }
    void balancingByCostShortensTheStep()
    {
        Scenario plain = of(RowFilling::Pack);
        Scenario balanced = plain;
        balanced.training.documents.balance = RankBalance::Cost;
        const double before = sumOf(Basis(plain).factors);
        const double after = sumOf(Basis(balanced).factors);
        const auto count = static_cast<double>(Basis(plain).factors.size());
        QVERIFY(after < before && after >= count * (1 - 1e-9));
    }
    /// Balanced ranks that exchange weights in every layer still wait in every micro-batch, but for less than ranks that take theirs as they come.
    void balancedRanksWaitEachMicroBatch()
    {
        Scenario once = of(RowFilling::PadFree);
        once.training.recipe = Recipe::Fsdp2;
        once.training.documents.balance = RankBalance::Cost;
        once.plan.zero = 2;
        Scenario each = once;
        each.plan.zero = 3;
        Scenario plain = each;
        plain.training.documents.balance = {};
        QVERIFY(sumOf(Basis(each).factors) > 1.01 * sumOf(Basis(once).factors));
        QVERIFY(sumOf(Basis(each).factors) < sumOf(Basis(plain).factors));
    }
    /// Documents of the sequence length are the sequences of a pretraining, to the last digits: one way is a closed form, the other one
    /// simulates every block.
    void equalDocumentsAreAPretraining_data()
    {
        QTest::addColumn<int>("filling");
        for (const auto& [filling, name] : EnumNames<RowFilling>::names)
            QTest::newRow(std::string(name).c_str()) << static_cast<int>(filling);
    }
    void equalDocumentsAreAPretraining()
    {
        QFETCH(int, filling);
        for (Scenario scenario : {of(RowFilling::Full), pipelined(RowFilling::Full)}) {
            scenario.training.documents = {};
            const Result<Estimate> plain = estimate(scenario);
            scenario.training.documents = fixture::equalDocuments(static_cast<RowFilling>(filling), 8192);
            const Result<Estimate> documents = estimate(scenario);
            QVERIFY(plain && documents && plain->step() && documents->step());
            QVERIFY(isClose(documents->step()->step.value(), plain->step()->step.value()));
            QVERIFY(isClose(documents->memory().peak.value(), plain->memory().peak.value()));
            QVERIFY(isClose(documents->throughput()->tokensPerSecond, plain->throughput()->tokensPerSecond));
            QVERIFY(isClose(*documents->throughput()->mfu, *plain->throughput()->mfu, 1e-6));
            QVERIFY(isClose(*documents->throughput()->hfu, *plain->throughput()->hfu, 1e-6));
        }
    }
    /// Packing computes fewer tokens in vain than padding; its memory is that of full rows.
    void packingIsFasterThanPadding()
    {
        Scenario padded = of(RowFilling::Pad);
        padded.plan.microBatch = 4;
        Scenario packed = padded;
        packed.training.documents.filling = RowFilling::Pack;
        const Result<Estimate> pad = estimate(padded);
        const Result<Estimate> pack = estimate(packed);
        QVERIFY(pad && pack);
        QVERIFY(pack->throughput()->tokensPerSecond > 1.5 * pad->throughput()->tokensPerSecond);
        QVERIFY(*pad->throughput()->usefulShare < 0.5 && *pack->throughput()->usefulShare > 0.95);
        QVERIFY(*pad->throughput()->computedTokensPerSecond > pad->throughput()->tokensPerSecond);
        QVERIFY(!pad->throughput()->lossTokensPerSecond);
    }
    void theLossCountsItsShare()
    {
        Scenario scenario = of(RowFilling::Pack);
        scenario.training.documents.lossShare = 0.66;
        const Result<Estimate> made = estimate(scenario);
        QVERIFY(made);
        QVERIFY(isClose(*made->throughput()->lossTokensPerSecond, 0.66 * made->throughput()->tokensPerSecond));
    }
};

QTEST_GUILESS_MAIN(TestUnevenMicroBatches)
#include "test_uneven_micro_batches.moc"
