// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_charts.h"

#include <algorithm>
#include <cmath>

#include "core/estimate/memory_timeline.h"
#include "core/field/parameters.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/text/finding_text.h"
#include "tests/app/estimates.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

class TestMemoryCharts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Weights that do not learn are a part of their own, below the adapters, whose states are all that learns.
    void frozenWeightsAreApart()
    {
        const Scenario scenario = parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", {}).value();
        const Estimate made = estimate(scenario).value();
        const StackedBarsData bars = barsByStage(made);
        QCOMPARE(bars.series.size(), partsOfBar(made));
        QCOMPARE(bars.series.size(), 7);
        const StageMemory& stage = made.memory().stages.front();
        QVERIFY(qAbs(bars.bars.front().total() - stage.total().value()) < 1);
        QVERIFY(qAbs(bars.bars.front().values[0] + bars.bars.front().values[1] - stage.of(MemoryClass::Parameters).value()) < 1);
        QVERIFY(bars.bars.front().values[0] > 20 * bars.bars.front().values[1]);
        QCOMPARE(partOfBar(made, 0, 0).field, QStringLiteral("/memory/by_stage/0/lines/frozen-weights"));
        QCOMPARE(partOfBar(made, 0, 1).name, QStringLiteral("parameters"));
        QCOMPARE(partOfBar(*test::estimateWith(), 0, 0).name, QStringLiteral("parameters"));
    }
    void init() { test::failOnWarnings(); }

    void aBarIsAStageAndSumsToItsTotal()
    {
        const auto estimate = test::estimateWith();
        const StackedBarsData bars = barsByStage(*estimate);
        QCOMPARE(bars.bars.size(), 4);
        QCOMPARE(bars.series.size(), 6);
        QCOMPARE(bars.limit.value, estimate->memory().capacity.value());
        for (int i = 0; i < 4; ++i)
            QVERIFY(std::abs(bars.bars[i].total() / estimate->memory().stages[static_cast<std::size_t>(i)].total().value() - 1) < 1e-12);
    }

    /// The line of one kind of GPU would mislead over the bar of another; the Overview draws the same bars.
    void aBarStandsAgainstItsOwnGpus()
    {
        Scenario scenario = test::exampleScenario({"plan.pp=2", "plan.dp=4"});
        const std::string groups = R"([{"gpu":"h100-sxm","nodes":4},{"gpu":"a100-sxm-40","nodes":4}])";
        QVERIFY(!setParameter(scenario, *findParameter("cluster.groups"), groups));
        const Estimate made = estimate(scenario).value();
        QVERIFY(made.isLegal());
        const StackedBarsData bars = barsByStage(made);
        QCOMPARE(bars.limit.value, 0.0);
        for (std::size_t stage = 0; stage < 2; ++stage)
            QCOMPARE(bars.bars[static_cast<int>(stage)].ownLimit.value, made.memory().stages[stage].capacity.value());
        QVERIFY(bars.bars[0].ownLimit.value > bars.bars[1].ownLimit.value);
        QVERIFY(!barsByStage(*test::estimateWith()).hasOwnLimits());
    }

    void variants_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<qsizetype>("count");
        QTest::addColumn<int>("current");
        QTest::newRow("ZeRO") << static_cast<int>(VariantKind::Zero) << qsizetype{4} << 1;
        QTest::newRow("recompute") << static_cast<int>(VariantKind::Recompute) << qsizetype{4} << 1;
        QTest::newRow("sequence length") << static_cast<int>(VariantKind::SequenceLength) << qsizetype{7} << 2;
    }

    /// The bar of the value that the scenario has is the estimate in the window.
    void variants()
    {
        QFETCH(int, kind);
        QFETCH(qsizetype, count);
        QFETCH(int, current);
        const auto estimate = test::estimateWith();
        const auto variants = memoryVariants(estimate->scenario(), static_cast<VariantKind>(kind));
        const StackedBarsData bars = barsOfVariants(*variants, static_cast<VariantKind>(kind), capacityLimit(*estimate));
        QCOMPARE(bars.bars.size(), count);
        for (int i = 0; i < bars.bars.size(); ++i)
            QCOMPARE((*variants)[static_cast<std::size_t>(i)].isCurrent, i == current);
        QCOMPARE(bars.bars[current].total(), estimate->memory().peak.value());
        QVERIFY(bars.bars[current].name.contains("now"));
    }

    void moreShardingHoldsLessState()
    {
        const auto variants = memoryVariants(test::exampleScenario(), VariantKind::Zero);
        for (std::size_t i = 1; i < variants->size(); ++i) {
            const auto states = [&](std::size_t variant) {
                const StageMemory& stage = (*variants)[variant].estimate->memory().stages[0];
                return stage.of(MemoryClass::Parameters) + stage.of(MemoryClass::Gradients) + stage.of(MemoryClass::Optimizer);
            };
            QVERIFY(states(i) < states(i - 1));
        }
    }

    void anImpossibleVariantSaysWhy()
    {
        const auto estimate = test::illegalEstimate();
        const auto variants = memoryVariants(estimate->scenario(), VariantKind::Zero);
        const StackedBarsData bars = barsOfVariants(*variants, VariantKind::Zero, capacityLimit(*estimate));
        for (const StackedBar& bar : bars.bars) {
            QVERIFY(bar.values.isEmpty());
            QVERIFY2(bar.impossible.contains("64 GPUs"), qPrintable(bar.impossible));
        }
    }

    void treemapsSumToTheBar()
    {
        const auto estimate = test::estimateWith({"model.preset=mixtral-8x7b", "plan.ep=2"});
        for (const StageMemory& stage : estimate->memory().stages) {
            const auto sumOf = [](const TreemapData& treemap) {
                double sum = 0;
                for (const TreemapGroup& group : treemap.groups)
                    sum += group.total();
                return sum;
            };
            QVERIFY(std::abs(sumOf(ledgerTreemap(*estimate, stage.rank)) / stage.total().value() - 1) < 1e-9);
            const double kept = stage.of(MemoryClass::Activations).value();
            QVERIFY(std::abs(sumOf(operatorTreemap(*estimate, stage.rank)) / kept - 1) < 1e-9);
        }
    }

    void aLongStepIsShortenedAndKeepsItsPeak()
    {
        const auto estimate = test::estimateWith();
        const MemoryTimeline timeline = memoryTimeline(*estimate, 0);
        const TimelineData both = stepTimeline(timeline, ShownSteps::Both, *estimate, 0);
        QVERIFY(both.times.size() < static_cast<qsizetype>(timeline.firstStep.size()));
        QVERIFY(std::is_sorted(both.times.begin(), both.times.end()));
        QCOMPARE(both.values.size(), 6);
        double peak = 0;
        for (const MemoryMoment& moment : timeline.laterStep)
            peak = std::max(peak, moment.total().value());
        double drawn = 0;
        for (qsizetype i = 0; i < both.times.size(); ++i)
            drawn = std::max(drawn, both.totalAt(i));
        QCOMPARE(drawn, peak);
    }

    /// Times on the axis include the part that is left out.
    void theAxisTellsTrueTimes()
    {
        const auto estimate = test::estimateWith();
        const MemoryTimeline timeline = memoryTimeline(*estimate, 0);
        const TimelineData step = stepTimeline(timeline, ShownSteps::Later, *estimate, 0);
        QVERIFY(timeline.inSeconds);
        QCOMPARE(step.timeText(0), durationText(0));
        QCOMPARE(step.timeText(step.times.last()), durationText(timeline.laterStep.back().time));
    }

    void aShortStepIsWhole()
    {
        const auto estimate = test::estimateWith({"training.global_batch=16"});
        const MemoryTimeline timeline = memoryTimeline(*estimate, 1);
        const TimelineData first = stepTimeline(timeline, ShownSteps::First, *estimate, 1);
        QCOMPARE(first.times.size(), static_cast<qsizetype>(timeline.firstStep.size()));
    }
};

QTEST_MAIN(TestMemoryCharts)
#include "test_memory_charts.moc"
