// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/learn/likeness.h"
#include "core/model/layer_name.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "core/validate/validation.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario pipelined()
{
    Scenario scenario = fixture::llama70b(64);
    scenario.cluster.gpu.memory = Bytes(80e9);
    scenario.plan.tp = 8;
    scenario.plan.pp = 4;
    return scenario;
}

Run runOf(Scenario scenario, std::optional<double> bytes = std::nullopt)
{
    Run run;
    run.id = "run";
    run.scenario = std::move(scenario);
    if (bytes)
        run.measured.peakMemory = Bytes(*bytes);
    return run;
}

ValidationRow validated(Run run) { return validateRuns({{"file", {std::move(run)}}}).rows.front(); }

ValidationRow row(std::optional<double> memoryError, const std::string& group = {}, bool counted = true)
{
    ValidationRow result;
    result.group = group;
    result.counted = counted;
    result.memoryError = memoryError;
    result.estimatedFits = true;
    return result;
}

}  // namespace

class TestValidation : public QObject {
    Q_OBJECT

private slots:
    /// Rows of a source that the evidence has are held against bands made without it, whatever the folder.
    void knownSourcesHaveTheirBandsWithoutThem()
    {
        Scenario scenario = pipelined();
        const Likeness likeness = likenessOf(scenario);
        const Evidence evidence({{"tight", "", "", likeness, {0.01, 0.02, -0.03}, {}, {}},
                                 {"loose", "", "", likeness, {0.2, -0.3, 0.4}, {}, {}},
                                 {"third", "", "", likeness, {0.1}, {}, {}}});
        const auto band = [&](const std::string& file) {
            Run run = runOf(scenario);
            run.measured.stepTime = Seconds(1);
            return *validateRuns({{file, {run}}}, evidence).rows.front().timeBand;
        };
        QVERIFY(band("runs/tight.json") > band("runs/other.json"));
        QVERIFY(band("runs/loose.json") < band("runs/other.json"));
        QVERIFY(!validateRuns({{"f", {runOf(scenario)}}}).rows.front().timeBand);
    }

    void configurationsInTheirBandsAreCounted()
    {
        std::vector<ValidationRow> rows{row(0.1), row(-0.1), row(0.3), row(0.1), row(0.5, {}, false)};
        for (ValidationRow& each : rows)
            each.memoryBand = 0.2;
        rows[3].memoryBand.reset();
        const SourceSummary summary = summariseSource("f", rows);
        QCOMPARE(summary.memoryBand.inside, 2);
        QCOMPARE(summary.memoryBand.of, 3);
        QCOMPARE(summary.timeBand.of, 0);
    }

    void eachCounterIsHeldAgainstItsOwnFigure_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("rank");
        for (const auto& [kind, kindName] : EnumNames<MemoryKind>::names) {
            for (const auto& [rank, rankName] : EnumNames<MemoryRank>::names)
                QTest::addRow("%s of %s", kindName.data(), rankName.data()) << static_cast<int>(kind) << static_cast<int>(rank);
        }
    }
    void eachCounterIsHeldAgainstItsOwnFigure()
    {
        QFETCH(int, kind);
        QFETCH(int, rank);
        const Result<Estimate> expected = estimate(pipelined());
        QVERIFY(expected && expected->isLegal());
        const MemoryEstimate& memory = expected->memory();
        const auto memoryRank = static_cast<MemoryRank>(rank);
        const StageMemory& stage = memoryRank == MemoryRank::First  ? memory.stages.front()
                                   : memoryRank == MemoryRank::Last ? memory.stages.back()
                                                                    : memory.stages[static_cast<std::size_t>(memory.peakStage)];
        Bytes counter = stage.allocated;
        if (static_cast<MemoryKind>(kind) == MemoryKind::Reserved)
            counter = stage.reserved;
        if (static_cast<MemoryKind>(kind) == MemoryKind::NvidiaSmi)
            counter = stage.total();

        Run run = runOf(pipelined(), 40e9);
        run.measured.memoryKind = static_cast<MemoryKind>(kind);
        run.measured.memoryRank = memoryRank;
        run.measured.rankIsStated = true;
        const ValidationRow result = validated(run);
        QCOMPARE(result.estimatedMemory->value(), counter.value());
        QCOMPARE(*result.memoryError, counter.value() / 40e9 - 1);
        QCOMPARE(result.estimatedFits, std::optional<bool>(expected->fits()));
    }

    /// nanotron prints the memory of its first rank: a run that does not say which rank it reports is held against that.
    void aRankThatIsNotStatedIsTheOneThatIsPrinted()
    {
        Scenario scenario = pipelined();
        scenario.plan.stageLayers = std::nullopt;
        scenario.training.recipe = Recipe::Nanotron;
        for (const auto& [framework, isFirst] : {std::pair{Framework::Nanotron, true}, std::pair{Framework::Megatron, false}}) {
            scenario.training.software.framework = framework;
            const Result<Estimate> expected = estimate(scenario);
            QVERIFY(expected && expected->isLegal());
            const MemoryEstimate& memory = expected->memory();
            const StageMemory& stage = memory.stages[isFirst ? 0 : static_cast<std::size_t>(memory.peakStage)];
            QCOMPARE(validated(runOf(scenario, 40e9)).estimatedMemory->value(), stage.allocated.value());
        }
    }

    void anEstimateDependsOnTheScenarioAlone()
    {
        Run plain = runOf(pipelined(), 40e9);
        Run dressed = plain;
        dressed.id = "other";
        dressed.source = "elsewhere";
        dressed.framework = "another";
        dressed.notes = "selective";
        dressed.tier = RunTier::D;
        dressed.measured.peakMemory = Bytes(1e9);
        QCOMPARE(validated(plain).estimatedMemory->value(), validated(dressed).estimatedMemory->value());
    }

    void timesAreHeldAgainstTheStep()
    {
        const double step = estimate(pipelined())->step()->step.value();
        Run run = runOf(pipelined());
        run.measured.stepTime = Seconds(step / 1.25);
        QCOMPARE(validated(run).estimatedTime->value(), step);
        QCOMPARE(validated(run).timeError.value(), 0.25);
        run.measured.stepTime.reset();
        run.measured.tokensPerSecondPerGpu = 1024.0 * 8192 / 64 / step * 2;
        QCOMPARE(validated(run).timeError.value(), 1.0);
        QVERIFY(!validated(run).experts);
        QVERIFY(validated(runOf(fixture::mixtral8x7b(16))).experts);
    }

    void denseModelsAndExpertsAreToldApart()
    {
        const auto timed = [](double error, bool experts, const std::string& group = {}) {
            ValidationRow result = row(std::nullopt, group);
            result.timeError = error;
            result.experts = experts;
            return result;
        };
        const SourceSummary summary =
            summariseSource("f", {timed(0.1, false), timed(-0.3, false), timed(0.5, true, "g"), timed(0.7, true, "g")});
        QCOMPARE(summary.timeDense.count, 2);
        QCOMPARE(summary.timeDense.mape, 0.2);
        QCOMPARE(summary.timeExperts.count, 1);
        QCOMPARE(summary.timeExperts.mape, 0.6);
        QCOMPARE(summary.time.count, 3);
        QCOMPARE(summary.time.mape, 1.0 / 3);
    }

    void whatWasNotMeasuredHasNoError()
    {
        const ValidationRow result = validated(runOf(pipelined()));
        QVERIFY(!result.memoryError && !result.memory && !result.timeError && !result.time);
        QVERIFY(result.estimatedMemory && result.estimatedTime && !result.refused);
    }

    void anIllegalPlanIsRefusedWithItsErrorsAlone()
    {
        Scenario scenario = pipelined();
        scenario.plan.tp = 7;
        const ValidationRow result = validated(runOf(scenario, 40e9));
        QVERIFY(result.refused && !result.refused->findings.empty());
        for (const Finding& finding : result.refused->findings)
            QCOMPARE(finding.severity, Severity::Error);
        QVERIFY(!result.estimatedMemory && !result.memoryError && !result.estimatedFits && !result.estimatedTime);
    }

    void aScenarioThatWasNotReadIsRefused()
    {
        Run run;
        run.scenario = Error{ErrorCode::UnknownName, {"GPU", "h900", "h100-sxm", ""}, "file", "/rows/0/scenario/cluster/gpu"};
        run.measured.tokensPerSecondPerGpu = 100;
        const ValidationRow result = validated(run);
        QVERIFY(result.refused && result.refused->error);
        QVERIFY(!result.time);
    }

    void whichRowsCount()
    {
        Run run = runOf(pipelined(), 40e9);
        QVERIFY(validated(run).counted);
        run.nearDuplicate = true;
        QVERIFY(!validated(run).counted);
        run.nearDuplicate = false;
        for (const auto& [tier, name] : EnumNames<RunTier>::names) {
            run.tier = tier;
            QCOMPARE(validated(run).counted, tier != RunTier::D && tier != RunTier::X);
        }
    }

    void aGroupCountsOnceByItsMedian()
    {
        const SourceSummary summary = summariseSource("f", {row(0.1, "a"), row(-0.5, "a"), row(0.2, "a"), row(0.3), row(0.5)});
        QCOMPARE(summary.rows, 5);
        QCOMPARE(summary.memory.count, 3);
        QCOMPARE(summary.memory.mape, 0.3);
        QCOMPARE(summary.fit.right(), 3);
    }

    void whatIsNotCountedIsStillARow()
    {
        const SourceSummary summary = summariseSource("f", {row(0.1), row(9.0, {}, false), row(std::nullopt)});
        QCOMPARE(summary.rows, 3);
        QCOMPARE(summary.memory.count, 1);
        QCOMPARE(summary.memory.mape, 0.1);
        QCOMPARE(summary.fit.right(), 2);
    }

    void groupsOfTwoFilesAreTwo()
    {
        Run run = runOf(pipelined(), 40e9);
        run.group = "same";
        const Validation validation = validateRuns({{"a", {run, run}}, {"b", {run}}});
        QCOMPARE(validation.rows.size(), std::size_t(3));
        QCOMPARE(validation.sources.size(), std::size_t(2));
        QCOMPARE(validation.sources[0].memory.count, 1);
        QCOMPARE(validation.sources[1].memory.count, 1);
        QCOMPARE(validation.sources[1].file, std::string("b"));
    }

    void fitIsWrongInBothDirections()
    {
        ValidationRow ranOut = row(std::nullopt);
        ranOut.fits = false;
        ValidationRow refused = row(std::nullopt);
        refused.estimatedFits.reset();
        ValidationRow tooCareful = row(std::nullopt);
        tooCareful.estimatedFits = false;
        const SourceSummary summary = summariseSource("f", {ranOut, refused, tooCareful, row(0.1)});
        QCOMPARE(summary.fit.right(), 1);
        QCOMPARE(summary.fit.wrong(), 2);
        QCOMPARE(summary.fit.recall(), std::optional(0.0));
        QCOMPARE(summary.fit.wrongRefusals(), std::optional(0.5));
    }
    /// Of a configuration that ran twice and ran out once, both are counted, each once.
    void runsThatRanAndThatRanOutAreCountedApart()
    {
        const auto judged = [](bool fits, bool estimatedFits) {
            ValidationRow result = row(std::nullopt, "g");
            result.fits = fits;
            result.estimatedFits = estimatedFits;
            return result;
        };
        const SourceSummary summary = summariseSource("f", {judged(true, true), judged(true, true), judged(false, false)});
        QCOMPARE(summary.fit.ran, 1);
        QCOMPARE(summary.fit.refused, 0);
        QCOMPARE(summary.fit.ranOut, 1);
        QCOMPARE(summary.fit.recognised, 1);
        const PooledSummary all = pooled({summary, summariseSource("h", {judged(true, false)})});
        QCOMPARE(all.fit.ran, 2);
        QCOMPARE(all.fit.wrongRefusals(), std::optional(0.5));
        QCOMPARE(all.fit.recall(), std::optional(1.0));
        QVERIFY(!summariseSource("f", {row(0.1)}).fit.recall());
        QVERIFY(!summariseSource("f", {}).fit.wrongRefusals());
    }
};

QTEST_GUILESS_MAIN(TestValidation)
#include "test_validation.moc"
