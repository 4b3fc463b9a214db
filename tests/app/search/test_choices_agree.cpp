// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "app/search/best_plan_finder.h"
#include "app/search/search_question.h"
#include "core/estimate/estimate.h"
#include "core/io/model_presets.h"
#include "core/io/residuals_json.h"
#include "core/remedy/remedies.h"
#include "core/remedy/searched_settings.h"
#include "core/search/own_framework.h"
#include "tests/app/estimates.h"
#include "tests/support/random_draw.h"

using namespace shardscope;

namespace {

constexpr double kRounding = 1e-6;
constexpr double kNoMore = 1e-3;  ///< a remedy that changes one setting more is offered from this gain on

/// Returns a plausible plan for this model on this cluster, the same for a seed.
std::vector<std::string> writtenPlan(test::Draw& draw)
{
    const int tp = draw.of({1, 2, 4, 8});
    return {"cluster.nodes=" + std::to_string(draw.of({1, 4, 16})),
            "plan.tp=" + std::to_string(tp),
            "plan.cp=" + std::to_string(draw.of({1, 1, 2})),
            "plan.pp=" + std::to_string(draw.of({1, 1, 2, 4})),
            "plan.dp=null",
            "plan.ep=1",
            "plan.zero=" + std::to_string(draw.of({0, 1, 1, 2, 3})),
            std::string("plan.recompute=") + draw.of({"none", "none", "selective", "full"}),
            std::string("plan.sequence_parallel=") + (tp > 1 ? "true" : "false"),
            "training.global_batch=256",
            "training.sequence_length=2048"};
}

QByteArray settings(const std::vector<FieldChange>& changes)
{
    QByteArray text;
    for (const FieldChange& change : changes)
        text += QByteArray(change.parameter->path.data(), static_cast<qsizetype>(change.parameter->path.size())) + ' ';
    return text;
}

double mostOf(const SearchResult& found) { return found.plans.empty() ? 0 : found.plans.front().figures.tokensPerSecondPerGpu; }

}  // namespace

/// The plans that a search lists, the best plan and the cures of a plan that does not fit, over all presets: none promises what another
/// denies. `test_promises` holds findings and advice against the best plan.
class TestChoicesAgree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void searchAndCuresAgree_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("cluster");
        QTest::addColumn<int>("seed");
        test::Draw draw(27);
        int seed = 0;
        const std::vector<std::string> clusters{"dgx-h100", "dgx-a100", "dgx-b200", "aws-p4d", "gb200-nvl72"};
        const bool isLong = qEnvironmentVariableIsSet("SHARDSCOPE_LONG");
        for (const ModelPreset& preset : modelPresets()) {
            for (const std::string& cluster : clusters) {
                const bool isOfUnevenStages = (preset.id == "llama-3.1-405b" || preset.id == "deepseek-v3") && cluster == "dgx-h100";
                if (isLong || isOfUnevenStages || draw.chance(20))
                    QTest::addRow("%s on %s", preset.id.data(), cluster.data())
                        << QString::fromStdString(preset.id) << QString::fromStdString(cluster) << seed;
                ++seed;
            }
        }
    }
    void searchAndCuresAgree()
    {
        QFETCH(QString, preset);
        QFETCH(QString, cluster);
        QFETCH(int, seed);
        test::Draw draw(static_cast<std::uint64_t>(seed));
        std::vector<std::string> overrides = writtenPlan(draw);
        overrides.insert(overrides.begin(), {"cluster.preset=" + cluster.toStdString(), "model.preset=" + preset.toStdString()});
        const Result<Scenario> scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides);
        QVERIFY2(scenario, preset.toUtf8());
        const Result<Estimate> present = estimate(*scenario, measuredEvidence());
        QVERIFY(present);
        if (!present->isLegal() || !present->step())
            QSKIP("no such plan of this model");
        const SearchRequest request = searchRequest(*scenario, {.top = 10}, {});
        const Result<SearchResult> found = search(request);
        const std::optional<BestPlan> best = bestPlanOf(request);
        QVERIFY(found && best && best->isProven);
        rowsAreWhatTheirEstimatesSay(*scenario, *found);
        if (!found->plans.empty())
            QVERIFY(best->plan && *best->plan->figures.tokensPerSecondPerGpu >= mostOf(*found) * (1 - kRounding));
        if (present->fits())
            return;
        const std::vector<Remedy> cures = remedies(*present);
        noCureIsFasterThanTheFirst(cures, *found);
        theFirstIsACure(cures, *present, *found);
    }

private:
    static void rowsAreWhatTheirEstimatesSay(const Scenario& scenario, const SearchResult& found)
    {
        for (const FoundPlan& each : found.plans) {
            Scenario own = scenario;
            own.plan = each.plan;
            const Result<Estimate> estimated = estimate(own, measuredEvidence());
            QVERIFY(estimated && estimated->fit() == Fit::Fits && each.figures.fit == Fit::Fits);
            QCOMPARE(each.needs.has_value(), neededLaunchers(own).has_value());
        }
    }

    /// But for one that says which field a search leaves, or that the launcher refuses it.
    static void noCureIsFasterThanTheFirst(const std::vector<Remedy>& cures, const SearchResult& found)
    {
        for (const Remedy& each : cures) {
            const bool isSearched = std::all_of(each.changes.begin(), each.changes.end(), isTurnedBySearch) && !each.isRefused;
            if (isSearched && each.after.fit == Fit::Fits)
                QVERIFY2(mostOf(found) >= *each.after.tokensPerSecondPerGpu * (1 - kRounding), settings(each.changes));
        }
    }

    /// Where it turns three settings at the most.
    static void theFirstIsACure(const std::vector<Remedy>& cures, const Estimate& present, const SearchResult& found)
    {
        if (found.plans.empty())
            return;
        Scenario own = present.scenario();
        own.plan = found.plans.front().plan;
        const std::vector<FieldChange> changes = changesBetween(present.scenario(), own);
        if (settingsTurnedBy(changes).size() > kMostTurned)
            return;
        const double best = cures.empty() ? 0 : *cures.front().after.tokensPerSecondPerGpu;
        QVERIFY2(best >= mostOf(found) * (1 - kNoMore),
                 settings(changes) + QByteArray::number(best) + " below " + QByteArray::number(mostOf(found)));
    }
};

QTEST_GUILESS_MAIN(TestChoicesAgree)
#include "test_choices_agree.moc"
