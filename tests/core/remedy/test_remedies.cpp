// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/remedies.h"

#include <QTest>

#include <algorithm>
#include <set>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/memory/framework_memory.h"
#include "core/plan/check_plan.h"
#include "core/remedy/wastes.h"
#include "core/text/waste_text.h"
#include "tests/support/properties.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

namespace {

Estimate estimated(const std::vector<std::string>& overrides, const std::string& example = "llama-3-70b-64-h100")
{
    return estimate(parseScenario(resource("examples/" + example + ".json"), example, overrides).value(), measuredEvidence()).value();
}

bool hasWarning(const std::vector<Finding>& findings, const std::set<std::string>& known)
{
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& each) { return each.severity != Severity::Hint && !known.contains(each.id); });
}

/// Whether a change does what it says: from this estimate's scenario to a plan of exactly these figures.
std::string unlessTrue(const Estimate& before, const std::vector<FieldChange>& changes, const Figures& said)
{
    const Scenario after = withChanges(before.scenario(), changes);
    if (changes.empty() || changesBetween(before.scenario(), after).size() != changes.size())
        return "the fields do not take what is offered; ";
    const Result<Estimate> made = estimate(after);
    if (!made || figuresOf(*made) != said)
        return "other figures than were said; ";
    return hasErrors(checkPlan(after)) ? "an illegal plan; " : "";
}

std::string problemOfRemedies(const Estimate& estimate)
{
    const std::vector<Remedy> offered = remedies(estimate);
    if (estimate.fits())
        return offered.empty() ? "" : "a remedy for what fits";
    std::set<std::string> known;
    for (const Finding& finding : checkPlan(estimate.scenario()))
        known.insert(finding.id);
    std::string problem;
    for (const Remedy& each : offered) {
        problem += unlessTrue(estimate, each.changes, each.after);
        if (!each.after.fits || !each.after.hasRoom || !each.after.tokensPerSecondPerGpu || each.before != figuresOf(estimate))
            problem += "does not fit, or is not timed; ";
        if (hasWarning(checkPlan(withChanges(estimate.scenario(), each.changes)), known))
            problem += "warns anew; ";
        if (each.settings.empty() || each.settings.size() > 3 || (each.settings.size() == 1) != (offered.front().settings.size() == 1))
            problem += "more than three settings, or several where one is enough; ";
    }
    const bool isRanked = std::is_sorted(offered.begin(), offered.end(), [](const Remedy& a, const Remedy& b) {
        return *a.after.tokensPerSecondPerGpu > *b.after.tokensPerSecondPerGpu;
    });
    return problem + (isRanked ? "" : "not the fastest first; ");
}

std::string problemOfWastes(const Estimate& estimate)
{
    const std::vector<Waste> told = wastes(estimate);
    if (!estimate.fits() && !told.empty())
        return "a waste of what does not fit";
    const double margin = std::max(kRoomForLeast, estimate.memoryBand().value_or(0));
    std::string problem;
    for (const Waste& each : told) {
        problem += unlessTrue(estimate, each.changes, each.after);
        const double gain = *each.after.tokensPerSecondPerGpu / estimate.throughput()->tokensPerSecondPerGpu - 1;
        if (each.gain() != gain || gain < kLeastGain)
            problem += "another gain than the two estimates have; ";
        if (!each.after.fits || (each.after.peak > estimate.memory().peak && each.after.peak > each.after.capacity * (1 - margin)))
            problem += "without a margin; ";
        if (wasteText(each.setting).empty())
            problem += "nothing to say; ";
    }
    return problem;
}

bool isOffered(const std::vector<Remedy>& offered, std::string_view path)
{
    return std::any_of(offered.begin(), offered.end(), [path](const Remedy& each) { return each.changes.front().parameter->path == path; });
}

const Waste* wasteOf(const std::vector<Waste>& told, PlanSetting setting)
{
    const auto found = std::find_if(told.begin(), told.end(), [setting](const Waste& each) { return each.setting == setting; });
    return found == told.end() ? nullptr : &*found;
}

}  // namespace

class TestRemedies : public QObject {
    Q_OBJECT
private slots:
    void holdOfRandomScenarios()
    {
        int offered = 0;
        int told = 0;
        const std::vector<test::Property> properties{
            {"remedies",
             [&](const Estimate& estimate, test::Draw&) {
                 offered += static_cast<int>(remedies(estimate).size());
                 return problemOfRemedies(estimate);
             }},
            {"wastes",
             [&](const Estimate& estimate, test::Draw&) {
                 told += static_cast<int>(wastes(estimate).size());
                 return problemOfWastes(estimate);
             }},
        };
        const int count = test::scenarioCount(150, 2000);
        for (const std::string& counterExample : test::counterExamples(properties, 20261122, count))
            QVERIFY2(counterExample.empty(), counterExample.c_str());
        QVERIFY2(count < 100 || (offered > 10 && told > 20), std::to_string(offered).c_str());
    }

    void areTheSameEachTime()
    {
        const Estimate estimate = estimated({"plan.tp=4", "plan.dp=4"});
        const std::vector<Remedy> first = remedies(estimate);
        const std::vector<Remedy> second = remedies(estimate);
        QVERIFY(first.size() >= 4);
        QCOMPARE(second.size(), first.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            QVERIFY(first[i].after == second[i].after && first[i].settings == second[i].settings);
            QCOMPARE(second[i].changes.size(), first[i].changes.size());
        }
    }

    /// 87 GiB on 80 GB: half the micro-batch cannot be, but what a person would try is there.
    void oneSettingIsEnoughWhereItIs()
    {
        const std::vector<Remedy> offered = remedies(estimated({"plan.tp=4", "plan.dp=4"}));
        for (const char* path : {"plan.tp", "plan.zero", "plan.recompute", "plan.offload", "plan.cp"})
            QVERIFY2(isOffered(offered, path), path);
        for (const Remedy& each : offered)
            QCOMPARE(each.settings.size(), std::size_t{1});
    }

    /// The number of layers that recompute is the least that fits.
    void noLayerRecomputesForNothing()
    {
        const Estimate estimate = estimated({"plan.tp=4", "plan.dp=4"});
        for (const Remedy& each : remedies(estimate)) {
            if (each.settings.front() != PlanSetting::RecomputedLayers)
                continue;
            Scenario less = withChanges(estimate.scenario(), each.changes);
            QVERIFY(*less.plan.recomputeLayers > 1);
            --*less.plan.recomputeLayers;
            QVERIFY(!figuresOf(shardscope::estimate(less).value()).hasRoom);
            return;
        }
        QFAIL("no remedy counts layers");
    }

    /// A third setting that changes nothing is not offered beside the two that are enough.
    void noSettingIsTurnedForNothing()
    {
        const std::vector<Remedy> offered = remedies(estimated({"model.preset=llama-3.1-405b"}));
        for (const Remedy& more : offered) {
            for (const Remedy& fewer : offered) {
                const std::set<PlanSetting> turned(more.settings.begin(), more.settings.end());
                const bool contains =
                    std::all_of(fewer.settings.begin(), fewer.settings.end(), [&](PlanSetting each) { return turned.contains(each); });
                QVERIFY(!contains || fewer.settings.size() == more.settings.size());
            }
        }
    }

    void severalSettingsWhereNoneAloneIsEnough()
    {
        const std::vector<Remedy> offered = remedies(estimated({"model.preset=llama-3.1-405b"}));
        QVERIFY(offered.size() >= 3);
        for (const Remedy& each : offered)
            QVERIFY(each.settings.size() > 1 && each.settings.size() < 4);
    }

    void nothingForWhatFitsOrCannotBe()
    {
        QVERIFY(remedies(estimated({})).empty());
        QVERIFY(remedies(estimated({"plan.tp=16", "plan.pp=8", "plan.dp=1"})).empty());
        QVERIFY(wastes(estimated({"plan.tp=16", "plan.pp=8", "plan.dp=1"})).empty());
        QVERIFY(wastes(estimated({"plan.tp=4", "plan.dp=4"})).empty());
    }

    void stopWhenAskedTo()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(remedies(estimated({"plan.tp=4", "plan.dp=4"}), source.get_token()).empty());
        QVERIFY(wastes(estimated({"plan.recompute=full"}), source.get_token()).empty());
    }

    void aSettingThatCostsTimeForNothingIsFound_data()
    {
        const QString llama = "llama-3-70b-64-h100";
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("override");
        QTest::addColumn<PlanSetting>("setting");
        QTest::newRow("recompute") << llama << "plan.recompute=full" << PlanSetting::Recompute;
        QTest::newRow("overlap") << llama << "plan.overlap.tensor=false" << PlanSetting::OverlapTensor;
        QTest::newRow("buckets") << QString("deepseek-v3-2048-h800") << "plan.bucket_bytes=26214400" << PlanSetting::Buckets;
        QTest::newRow("zero") << llama << "plan.zero=3" << PlanSetting::ZeroStage;
        QTest::newRow("reshard") << llama << "plan.zero=3 plan.reshard_after_forward=true" << PlanSetting::ReshardAfterForward;
        QTest::newRow("cp") << llama << "plan.cp=2 plan.dp=1" << PlanSetting::ContextParallel;
    }
    void aSettingThatCostsTimeForNothingIsFound()
    {
        QFETCH(QString, example);
        QFETCH(QString, override);
        QFETCH(PlanSetting, setting);
        std::vector<std::string> overrides;
        for (const QString& each : override.split(' '))
            overrides.push_back(each.toStdString());
        const Estimate wasting = estimated(overrides, example.toStdString());
        QVERIFY(wasting.fits());
        const std::vector<Waste> told = wastes(wasting);
        const Waste* waste = wasteOf(told, setting);
        QVERIFY(waste);
        const Estimate mended = estimate(withChanges(wasting.scenario(), waste->changes)).value();
        const std::vector<Waste> left = wastes(mended);
        QVERIFY(!wasteOf(left, setting));
    }
};

QTEST_GUILESS_MAIN(TestRemedies)
#include "test_remedies.moc"
