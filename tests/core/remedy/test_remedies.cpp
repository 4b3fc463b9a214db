// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/remedies.h"

#include <QTest>

#include <algorithm>
#include <set>

#include "core/estimate/estimate.h"
#include "core/framework/tuning_defaults.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/memory/framework_memory.h"
#include "core/plan/check_plan.h"
#include "core/remedy/searched_settings.h"
#include "core/remedy/wastes.h"
#include "core/search/search_space.h"
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
    if (!made || figuresOf(*made, before.memoryBand()) != said)
        return "other figures than were said; ";
    return hasErrors(checkPlan(after)) ? "an illegal plan; " : "";
}

std::vector<PlanSetting> sorted(std::vector<PlanSetting> settings)
{
    std::sort(settings.begin(), settings.end());
    return settings;
}

bool changesTraining(const Remedy& remedy) { return remedy.training != TrainingChange::None; }

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
        if (each.settings.empty() || each.settings.size() > kMostTurned || each.settings != sorted(settingsTurnedBy(each.changes)))
            problem += "more than three settings, or others than it changes; ";
        if (each.training != trainingChangeOf(each.changes) || trainingRemarks(each.changes).empty() == changesTraining(each))
            problem += "does not say what becomes of the training; ";
        if (changesTraining(each) && !isFineTune(estimate.scenario().training))
            problem += "another training of a pretraining; ";
        if (each.after.fit != Fit::Fits && each.after.fit != Fit::Tight)
            problem += "another verdict than fits or tight; ";
    }
    // What keeps the training comes first.
    const auto firstOther = std::find_if(offered.begin(), offered.end(), changesTraining);
    const bool isSorted =
        std::is_sorted(firstOther, offered.end(), [](const Remedy& a, const Remedy& b) { return a.training < b.training; });
    const auto firstTight = std::find_if(offered.begin(), firstOther, [](const Remedy& each) { return each.after.fit != Fit::Fits; });
    const auto isFaster = [](const Remedy& a, const Remedy& b) { return *a.after.tokensPerSecondPerGpu > *b.after.tokensPerSecondPerGpu; };
    const bool isRanked = std::is_sorted(offered.begin(), firstTight, isFaster) && std::is_sorted(firstTight, firstOther, isFaster) &&
                          std::all_of(firstTight, firstOther, [](const Remedy& each) { return each.after.fit == Fit::Tight; });
    const bool isTightForNothing = std::any_of(
        firstTight, firstOther, [&](const Remedy& each) { return firstTight != offered.begin() && !isFaster(each, offered.front()); });
    if (!isSorted || !std::all_of(firstOther, offered.end(), changesTraining))
        problem += "a change of the training among those that keep it; ";
    return problem + (isRanked ? "" : "not what fits first, and the fastest of that; ") +
           (isTightForNothing ? "tight and no faster; " : "");
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
        if (traitsOf(each.setting).waste.empty())
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
        const int count = test::scenarioCount(100, 2000);
        for (const std::string& counterExample : test::counterExamples(properties, 20261122, count))
            QVERIFY2(counterExample.empty(), counterExample.c_str());
        QVERIFY2(count < 80 || (offered > 10 && told > 20), std::to_string(offered).c_str());
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

    /// 87 GiB on 80 GB: in addition to the fastest there is a remedy of one setting.
    void oneSettingIsEnoughWhereItIs()
    {
        const std::vector<Remedy> offered = remedies(estimated({"plan.tp=4", "plan.dp=4"}));
        const auto turnsOne = [](const Remedy& each) { return each.settings.size() == 1; };
        QVERIFY(std::count_if(offered.begin(), offered.end(), turnsOne) >= 3);
        QVERIFY(isOffered(offered, "plan.tp"));
    }

    void noPlanWithinThreeSettingsIsFaster_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::newRow("dense, too wide a micro-batch") << "model.preset=llama-3.1-8b cluster.nodes=1 training.global_batch=16 plan.tp=1 "
                                                          "plan.pp=1 plan.dp=8 plan.micro_batch=2 plan.recompute=none";
        QTest::newRow("dense, everything replicated")
            << "model.preset=gemma-3-27b cluster.nodes=2 training.global_batch=32 plan.tp=1 plan.pp=1 plan.dp=16 plan.recompute=none";
        QTest::newRow("experts, none shared out") << "model.preset=mixtral-8x7b cluster.nodes=2 training.global_batch=16 plan.tp=4 "
                                                     "plan.pp=1 plan.dp=4 plan.ep=1 plan.recompute=none";
        // 62 layers on four stages: no launcher's rule that the plan itself breaks may open the way to another framework's plans.
        QTest::newRow("layers that do not divide") << "model.preset=gemma-3-27b cluster.nodes=2 training.global_batch=32 plan.tp=1 "
                                                      "plan.pp=4 plan.dp=4 plan.zero=0 plan.recompute=none";
    }
    /// Held against every plan of the search's space, estimated one by one.
    void noPlanWithinThreeSettingsIsFaster()
    {
        QFETCH(QString, overrides);
        std::vector<std::string> list;
        for (const QString& each : overrides.split(' '))
            list.push_back(each.toStdString());
        const Estimate start = estimated(list);
        QVERIFY(start.isLegal() && !start.fits());
        const std::vector<Remedy> offered = remedies(start);
        QVERIFY(!offered.empty() && offered.front().after.fit == Fit::Fits);
        const double fastest = *offered.front().after.tokensPerSecondPerGpu;
        Trial trial(start, {});
        int fitting = 0;
        bool isFastest = true;
        SearchRequest request{start.scenario()};
        request.anyFramework = true;
        SearchSpace(request).forEach([&](const Plan& plan) {
            Scenario scenario = start.scenario();
            scenario.plan = plan;
            if (settingsTurnedBy(changesBetween(start.scenario(), scenario)).size() > kMostTurned)
                return true;
            const std::optional<Tried> tried = trial.tried(std::move(scenario));
            if (!tried || !tried->figures.isSafe())
                return true;
            ++fitting;
            isFastest = isFastest && *tried->figures.tokensPerSecondPerGpu <= fastest * (1 + 1e-9);
            return true;
        });
        QVERIFY(fitting > 10);
        QVERIFY(isFastest);
    }

    void whatAPersonWouldTryIsReached_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::addColumn<QString>("other");
        // The two cases: what was offered before was 1.6 and 1.1 times slower than these.
        QTest::newRow("Qwen3 235B")
            << "model.preset=qwen3-235b-a22b cluster.nodes=64 training.sequence_length=8192 training.global_batch=1024 "
               "plan.tp=8 plan.pp=4 plan.dp=16 plan.recompute=none"
            << "plan.ep=8 plan.etp=1";
        QTest::newRow("gemma 3 27B")
            << "model.preset=gemma-3-27b cluster.nodes=64 training.sequence_length=8192 training.global_batch=1024 "
               "plan.tp=1 plan.pp=1 plan.dp=512 plan.recompute=none"
            << "plan.tp=4 plan.cp=2 plan.dp=64";
    }
    void whatAPersonWouldTryIsReached()
    {
        QFETCH(QString, overrides);
        QFETCH(QString, other);
        const auto estimateOf = [](const QString& text) {
            std::vector<std::string> list;
            for (const QString& each : text.split(' '))
                list.push_back(each.toStdString());
            return estimated(list);
        };
        const Estimate start = estimateOf(overrides);
        QVERIFY(start.isLegal() && !start.fits());
        const Figures wanted = figuresOf(estimateOf(overrides + ' ' + other));
        QVERIFY(wanted.fits);
        const std::vector<Remedy> offered = remedies(start);
        const auto isAsGood = [&](const Remedy& each) {
            return *each.after.tokensPerSecondPerGpu >= *wanted.tokensPerSecondPerGpu * (1 - 1e-9) &&
                   (each.after.fit == Fit::Fits || wanted.fit == Fit::Tight);
        };
        QVERIFY(std::any_of(offered.begin(), offered.end(), isAsGood));
    }

    /// Locked fields stay unchanged.
    void fixedFieldsStay()
    {
        const Estimate estimate = estimated({"plan.tp=4", "plan.dp=4"});
        for (const Remedy& each : remedies(estimate, {}, {.fixed = {"plan.tp", "plan.pp"}})) {
            const Scenario after = withChanges(estimate.scenario(), each.changes);
            QCOMPARE(after.plan.tp, 4);
            QCOMPARE(after.plan.pp, estimate.scenario().plan.pp);
        }
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
            const Figures figures = figuresOf(shardscope::estimate(less).value(), estimate.memoryBand());
            QVERIFY(!figures.hasRoom || figures.fit != Fit::Fits);
        }
    }

    /// A third setting that changes nothing is not offered with two that are enough.
    void noSettingIsTurnedForNothing()
    {
        const std::vector<Remedy> offered = remedies(estimated({"model.preset=llama-3.1-405b"}));
        for (const Remedy& more : offered) {
            for (const Remedy& fewer : offered) {
                const std::set<PlanSetting> turned(more.settings.begin(), more.settings.end());
                const bool contains =
                    std::all_of(fewer.settings.begin(), fewer.settings.end(), [&](PlanSetting each) { return turned.contains(each); });
                QVERIFY(!contains || fewer.settings.size() == more.settings.size() || fewer.after.fit > more.after.fit ||
                        *more.after.tokensPerSecondPerGpu > *fewer.after.tokensPerSecondPerGpu);
            }
        }
    }

    void severalSettingsWhereNoneAloneIsEnough()
    {
        const std::vector<Remedy> offered = remedies(estimated({"model.preset=llama-3.1-405b"}));
        QVERIFY(!offered.empty());
        for (const Remedy& each : offered)
            QVERIFY(each.settings.size() > 1 && each.settings.size() <= kMostTurned);
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
