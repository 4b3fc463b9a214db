// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/without_wastes.h"

#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/remedy/remedies.h"
#include "core/remedy/searched_settings.h"
#include "core/search/search.h"

using namespace shardscope;

namespace {

Estimate estimatedAlone(const QString& overrides)
{
    std::vector<std::string> list;
    for (const QString& each : overrides.split(' ', Qt::SkipEmptyParts))
        list.push_back(each.toStdString());
    return estimate(parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", list).value(), measuredEvidence()).value();
}

std::optional<Plan> bestOfSearch(const Estimate& present)
{
    SearchRequest request{present.scenario()};
    request.evidence = &measuredEvidence();
    request.top = 1;
    request.threads = 1;
    const Result<SearchResult> found = search(request);
    return found && !found->plans.empty() ? std::optional(found->plans.front().plan) : std::nullopt;
}

}  // namespace

/// Findings, search, best plan and cures turn the same settings and say the same of them.
class TestAgreement : public QObject {
    Q_OBJECT
private slots:
    void noFindingPromisesMoreThanTheBestPlan_data()
    {
        QTest::addColumn<QString>("overrides");
        const QString node = "cluster.nodes=1 training.global_batch=32 training.sequence_length=4096 plan.pp=1 plan.dp=null ";
        for (const char* model : {"llama-3.1-8b", "qwen3-8b", "mixtral-8x7b"}) {
            for (const char* plan : {"plan.tp=2 plan.zero=1 plan.recompute=full", "plan.tp=4 plan.zero=3 plan.overlap.tensor=false",
                                     "plan.tp=8 plan.overlap.grad_reduce=false plan.overlap.param_gather=false plan.recompute=full",
                                     "plan.tp=2 plan.zero=3 plan.offload=optimizer plan.recompute=full"})
                QTest::addRow("%s %s", model, plan) << node + "model.preset=" + model + ' ' + plan;
        }
    }
    void noFindingPromisesMoreThanTheBestPlan()
    {
        QFETCH(QString, overrides);
        const Estimate present = estimatedAlone(overrides);
        if (!present.fits() || !present.step())
            QSKIP("this plan does not fit: nothing is wasted");
        const std::optional<LeanPlan> best = fastestOf(present, bestOfSearch(present), measuredEvidence());
        QVERIFY(best && best->figures.isSafe());
        for (const Waste& each : wastes(present)) {
            if (each.after.fit == Fit::Fits)
                QVERIFY2(*best->figures.tokensPerSecondPerGpu >= *each.after.tokensPerSecondPerGpu * (1 - 1e-9),
                         nameOf(each.setting).data());
        }
        const Estimate lean = estimate(best->scenario, measuredEvidence()).value();
        for (const Waste& each : wastes(lean))
            QVERIFY2(each.after.fit != Fit::Fits, nameOf(each.setting).data());
    }

    /// Every field that a waste or a cure turns and that a search turns as well is known as such.
    void theSearchedFieldsAreOneList()
    {
        for (const std::string_view path : searchedFields())
            QVERIFY2(findParameter(path), path.data());
        const std::set<std::string> all = fieldsToFix({}, {});
        QVERIFY(!all.contains("plan.dp") && all.contains("plan.tp"));
        const std::set<std::string> rest = fieldsToFix({PlanSetting::ExpertParallel, PlanSetting::PipelineParallel}, {"plan.ep"});
        QVERIFY(rest.contains("plan.ep") && !rest.contains("plan.pp") && !rest.contains("plan.stage_layers") && rest.contains("plan.etp"));
    }

    /// None of them changes a locked field.
    void whatIsLockedIsNobodysToTurn()
    {
        const Estimate present = estimatedAlone("plan.tp=8 plan.pp=4 plan.dp=2 plan.recompute=full");
        QVERIFY(present.fits());
        const TrialRules rules{.fixed = {"plan.tp", "plan.pp"}, .target = {}};
        for (const Waste& each : wastes(present, {}, rules))
            QVERIFY(each.setting != PlanSetting::TensorParallel && each.setting != PlanSetting::PipelineParallel);
        const LeanPlan lean = withoutWastes(present, measuredEvidence(), {}, rules);
        QCOMPARE(lean.scenario.plan.tp, 8);
        QCOMPARE(lean.scenario.plan.pp, 4);
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "test_agreement.moc"
