// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate_fields.h"
#include "core/io/estimate_json.h"
#include "core/step/step.h"
#include "tests/support/properties.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;
using test::unlessSame;

namespace {

std::string text(double number) { return std::to_string(number); }

/// The step of the scenario after `change`; infinite where there is none.
template <typename Change>
double stepAfter(const Estimate& estimate, Change change)
{
    Scenario scenario = estimate.scenario();
    change(scenario);
    const Result<Estimate> changed = shardscope::estimate(std::move(scenario));
    return changed && changed->step() ? changed->step()->step.value() : HUGE_VAL;
}

template <typename Change>
std::string unlessNoSlower(const Estimate& estimate, const char* what, Change change)
{
    if (!estimate.step())
        return {};
    const double before = estimate.step()->step.value();
    const double after = stepAfter(estimate, change);
    return after <= before * (1 + 1e-9) ? std::string() : std::string(what) + ": " + text(before) + " s became " + text(after) + " s";
}

std::string moreFlop(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, "twice the FLOP/s", [](Scenario& scenario) {
        for (auto& peak : scenario.cluster.gpu.densePeak) {
            if (peak)
                *peak *= 2;
        }
    });
}

std::string moreMemoryBandwidth(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, "twice the memory bandwidth", [](Scenario& scenario) { scenario.cluster.gpu.memoryBandwidth *= 2; });
}

std::string moreScaleUp(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, "twice the scale-up bandwidth", [](Scenario& scenario) { scenario.cluster.gpu.scaleUpBandwidth *= 2; });
}

std::string moreNetwork(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, "twice the network's bandwidth", [](Scenario& scenario) { scenario.cluster.network.bandwidth *= 2; });
}

std::string moreHostBandwidth(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, "twice the host bandwidth", [](Scenario& scenario) {
        if (scenario.cluster.gpu.hostBandwidth)
            *scenario.cluster.gpu.hostBandwidth *= 2;
    });
}

std::string moreMemoryFits(const Estimate& estimate, Draw&)
{
    if (!estimate.fits())
        return {};
    Scenario scenario = estimate.scenario();
    Gpu& gpu = scenario.cluster.gpu;
    gpu.memory *= 1.5;
    if (gpu.usableMemory)
        *gpu.usableMemory *= 1.5;
    const Result<Estimate> more = shardscope::estimate(std::move(scenario));
    return more && more->fits() ? std::string() : "fits, but not in half as much again";
}

/// Activations and what is computed again, of every rank: none ≥ selective ≥ full.
std::string recomputingHoldsLess(const Estimate& estimate, Draw&)
{
    Scenario scenario = estimate.scenario();
    scenario.plan.recomputeLayers.reset();
    scenario.plan.offloadActivations = 0;
    double before = HUGE_VAL;
    std::string kept;
    for (const Recompute mode : {Recompute::None, Recompute::Selective, Recompute::Full}) {
        scenario.plan.recompute = mode;
        const Result<Estimate> made = shardscope::estimate(scenario);
        if (!made || !made->isLegal())
            return {};
        const double peak = made->memory().peak.value();
        if (peak > before * (1 + 1e-9))
            return std::string(nameOf(mode)) + " peaks at " + text(peak) + " bytes, " + kept + " at " + text(before);
        before = peak;
        kept = nameOf(mode);
    }
    return {};
}

Bytes statesOf(const StageMemory& stage)
{
    return stage.of(MemoryClass::Parameters) + stage.of(MemoryClass::Gradients) + stage.of(MemoryClass::Optimizer);
}

std::string zeroHoldsNoMore(const Estimate& estimate, Draw&)
{
    Scenario scenario = estimate.scenario();
    std::vector<double> before;
    for (int zero = 0; zero <= 3; ++zero) {
        scenario.plan.zero = zero;
        const Result<Estimate> made = shardscope::estimate(scenario);
        if (!made || !made->isLegal())
            return {};
        std::vector<double> now;
        for (const StageMemory& stage : made->memory().stages)
            now.push_back(statesOf(stage).value());
        for (std::size_t stage = 0; stage < before.size(); ++stage) {
            if (now[stage] > before[stage] * (1 + 1e-9))
                return "zero " + std::to_string(zero) + " holds " + text(now[stage]) + " bytes of states, one stage less " +
                       text(before[stage]);
        }
        before = std::move(now);
    }
    return {};
}

std::string partsSumToTotals(const Estimate& estimate, Draw&)
{
    std::string problem;
    for (const StageMemory& stage : estimate.memory().stages) {
        std::array<Bytes, 6> byClass{};
        Bytes sum;
        for (const LedgerLine& line : stage.lines)
            byClass[static_cast<std::size_t>(line.memoryClass)] += line.bytes;
        for (std::size_t each = 0; each < byClass.size(); ++each) {
            problem += unlessSame("lines of a class", byClass[each].value(), stage.byClass[each].value());
            sum += stage.byClass[each];
        }
        problem += unlessSame("classes of a stage", sum.value(), stage.total().value());
    }
    if (!estimate.step())
        return problem;
    const StepEstimate& step = *estimate.step();
    const Seconds parts = step.compute + step.bubble + sumOf(step.exposed) + step.optimizer + step.overhead;
    problem += unlessSame("parts of the step", parts.value(), step.step.value());
    for (const RankTime& rank : step.ranks) {
        const Seconds idle = rank.exposed[static_cast<std::size_t>(Axis::Pp)] + rank.bubble;
        Seconds busy = rank.compute + rank.hostWait + idle;
        for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep})
            busy += rank.exposed[static_cast<std::size_t>(axis)];
        // What the data-parallel stream exposes within the passes is in the last block; what follows is between it and the synchronisation.
        busy += rank.exposed[static_cast<std::size_t>(Axis::Dp)];
        problem += unlessSame("parts of a rank", busy.value(), rank.synchronised.value());
    }
    return problem;
}

std::string utilisationIsBounded(const Estimate& estimate, Draw&)
{
    if (!estimate.throughput() || !estimate.throughput()->mfu)
        return {};
    const double mfu = *estimate.throughput()->mfu;
    const double hfu = *estimate.throughput()->hfu;
    return mfu > 0 && mfu <= hfu * (1 + 1e-12) && hfu <= 1 ? std::string() : "MFU " + text(mfu) + ", HFU " + text(hfu);
}

std::string nothingIsNegative(const Estimate& estimate, Draw&)
{
    for (const EstimateField& field : estimateFields(estimate)) {
        if (!std::isfinite(field.value) || field.value < 0 || (field.value == 0 && std::signbit(field.value)))
            return field.pointer + " is " + text(field.value);
    }
    return {};
}

std::string equalScenariosEqualBytes(const Estimate& estimate, Draw&)
{
    const Result<Estimate> again = shardscope::estimate(Scenario(estimate.scenario()));
    return again && estimateToJson(*again) == estimateToJson(estimate) ? std::string() : "two documents of one scenario differ";
}

const std::vector<test::Property>& properties()
{
    static const std::vector<test::Property> all{
        {"more FLOP per second is never slower", moreFlop},
        {"more memory bandwidth is never slower", moreMemoryBandwidth},
        {"more scale-up bandwidth is never slower", moreScaleUp},
        {"more network bandwidth is never slower", moreNetwork},
        {"more host bandwidth is never slower", moreHostBandwidth},
        {"more memory never unfits", moreMemoryFits},
        {"recomputing more never raises the peak", recomputingHoldsLess},
        {"a higher ZeRO stage never holds more states", zeroHoldsNoMore},
        {"parts sum to totals", partsSumToTotals},
        {"MFU <= HFU <= 1", utilisationIsBounded},
        {"nothing is negative or infinite", nothingIsNegative},
        {"equal scenarios give equal bytes", equalScenariosEqualBytes},
    };
    return all;
}

}  // namespace

/// How an estimate moves when one thing is bettered, and what holds of each by itself.
class TestMetamorphic : public QObject {
    Q_OBJECT

    std::vector<std::string> m_found;

private slots:
    void initTestCase() { m_found = test::counterExamples(properties(), 11, test::scenarioCount(2000)); }

    void holds_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < properties().size(); ++i)
            QTest::newRow(properties()[i].name) << i;
    }
    void holds()
    {
        QFETCH(std::size_t, index);
        QVERIFY2(m_found[index].empty(), m_found[index].c_str());
    }
};

QTEST_APPLESS_MAIN(TestMetamorphic)
#include "test_metamorphic.moc"
