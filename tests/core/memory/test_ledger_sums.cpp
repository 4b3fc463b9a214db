// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <random>

#include "core/memory/memory.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// Properties of every ledger, over random plans of dense and expert models.
class TestLedgerSums : public QObject {
    Q_OBJECT

    template <typename T>
    static T pick(std::mt19937& random, std::initializer_list<T> values)
    {
        return *(values.begin() + std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random));
    }

    static Scenario randomScenario(std::mt19937& random)
    {
        fixture::ModelSize size;
        size.layers = pick(random, {3, 16, 80});
        size.experts = pick(random, {0, 8});
        Scenario scenario = fixture::scenario(size, 64);
        scenario.cluster.gpu.memory = Bytes(80e9);
        scenario.training.recipe = pick(random, {Recipe::Megatron, Recipe::Nanotron, Recipe::DeepSpeed, Recipe::Fsdp2});
        scenario.training.precision = pick(random, {Precision::Bf16, Precision::Fp8, Precision::Fp32});
        scenario.plan.tp = pick(random, {1, 2, 8});
        scenario.plan.sequenceParallel = pick(random, {true, false});
        scenario.plan.cp = pick(random, {1, 2});
        scenario.plan.pp = pick(random, {1, 2, 4});
        scenario.plan.schedule = pick(
            random, {ScheduleKind::OneFOneB, ScheduleKind::Afab, ScheduleKind::Interleaved, ScheduleKind::ZbV, ScheduleKind::DualPipe});
        scenario.plan.chunks = scenario.plan.schedule == ScheduleKind::Interleaved ? 2 : 1;
        scenario.plan.ep = size.experts > 0 ? pick(random, {1, 4}) : 1;
        scenario.plan.zero = pick(random, {0, 1, 2, 3});
        scenario.plan.recompute = pick(random, {Recompute::None, Recompute::Selective, Recompute::PerOperator, Recompute::Full});
        scenario.plan.offload = pick(random, {Offload::None, Offload::Optimizer, Offload::OptimizerAndParameters});
        return scenario;
    }

private slots:
    void partsSumToTotals()
    {
        std::mt19937 random(20261120);
        for (int i = 0; i < 500; ++i) {
            const Scenario scenario = randomScenario(random);
            const MemoryEstimate estimate = test::memoryOf(scenario);
            QCOMPARE(static_cast<int>(estimate.stages.size()), scenario.plan.pp);
            Bytes largest;
            for (const StageMemory& stage : estimate.stages) {
                std::array<Bytes, 6> byClass{};
                for (const LedgerLine& line : stage.lines) {
                    QVERIFY(line.bytes > Bytes());
                    byClass[static_cast<std::size_t>(line.memoryClass)] += line.bytes;
                }
                QVERIFY(byClass == stage.byClass);
                QVERIFY(stage.allocated < stage.reserved && stage.reserved < stage.total());
                largest = std::max(largest, stage.total());
            }
            QCOMPARE(estimate.peak.value(), largest.value());
            QCOMPARE(estimate.stages[static_cast<std::size_t>(estimate.peakStage)].total().value(), largest.value());
        }
    }

    void moreSplittingNeverCostsMore()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 100; ++i) {
            Scenario scenario = randomScenario(random);
            scenario.training.recipe = Recipe::Megatron;
            double last = 1e300;
            for (const int zero : {0, 1, 2}) {
                scenario.plan.zero = zero;
                const double peak = test::memoryOf(scenario).peak.value();
                QVERIFY(peak <= last);
                last = peak;
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLedgerSums)
#include "test_ledger_sums.moc"
