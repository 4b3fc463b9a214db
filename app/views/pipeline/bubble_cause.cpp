// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/bubble_cause.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

#include "app/text/fit_text.h"
#include "core/balance/even_stages.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

struct Cause {
    Q_DECLARE_TR_FUNCTIONS(BubbleCause)
};

/// Below this, moving a layer is not worthwhile.
constexpr double kWorthTelling = 1.02;
/// A share of the step: less is rounding.
constexpr double kWorthDoing = 5e-4;

std::vector<double> computingOfRanks(const StepEstimate& step)
{
    const Schedule& schedule = *step.schedule;
    const Simulation& simulation = *step.simulation;
    std::vector<double> busy(static_cast<std::size_t>(schedule.rankCount()), 0);
    for (std::uint32_t block = 0; block < schedule.blocks.size(); ++block)
        busy[static_cast<std::size_t>(schedule.rankOf(block))] += simulation.spans[block].end - simulation.spans[block].start;
    return busy;
}

QString whatRankHolds(const ResolvedPlan& plan, int rank)
{
    int layers = 0;
    bool hasFirst = false;
    bool hasLast = false;
    for (const int stage : plan.stagesOfRank(rank)) {
        layers += plan.stageLayers[static_cast<std::size_t>(stage)];
        hasFirst = hasFirst || stage == 0;
        hasLast = hasLast || stage + 1 == static_cast<int>(plan.stageLayers.size());
    }
    QStringList parts{Cause::tr("%n layer(s)", nullptr, layers)};
    if (hasFirst)
        parts.prepend(Cause::tr("embedding"));
    if (hasLast)
        parts << Cause::tr("head");
    return parts.join(QStringLiteral(" + "));
}

}  // namespace

std::optional<BubbleCause> slowestRank(const Estimate& estimate)
{
    if (!estimate.isLegal() || !estimate.step() || estimate.plan().pp < 2)
        return std::nullopt;
    const std::vector<double> busy = computingOfRanks(*estimate.step());
    const auto slowest = std::max_element(busy.begin(), busy.end());
    const double others = (std::accumulate(busy.begin(), busy.end(), 0.0) - *slowest) / static_cast<double>(busy.size() - 1);
    if (others <= 0 || *slowest < kWorthTelling * others)
        return std::nullopt;
    BubbleCause cause;
    cause.rank = static_cast<int>(slowest - busy.begin());
    cause.ratio = *slowest / others;
    cause.holds = whatRankHolds(estimate.plan(), cause.rank);
    return cause;
}

std::shared_ptr<const BubbleCause> withBestSplit(BubbleCause cause, const Estimate& estimate, const std::stop_token& stop)
{
    const Result<std::vector<int>> layers = evenStages(estimate.scenario(), EvenOut::Time, stop);
    if (layers && *layers != estimate.plan().stageLayers) {
        Scenario evened = estimate.scenario();
        evened.plan.stageLayers = *layers;
        const Result<Estimate> after = shardscope::estimate(evened, measuredEvidence());
        if (after && after->isLegal() && after->step()) {
            const double change = after->step()->step / estimate.step()->step - 1;
            if (change < -kWorthDoing) {
                cause.evened = *layers;
                cause.change = change;
                cause.fit = after->fit();
            }
        }
    }
    return std::make_shared<const BubbleCause>(std::move(cause));
}

QString causeSentence(const BubbleCause& cause)
{
    return Cause::tr("Rank %1 computes %2 times as long as the others (%3).")
        .arg(cause.rank)
        .arg(QLocale().toString(cause.ratio, 'f', 2), cause.holds);
}

QString evenOutText(const BubbleCause& cause)
{
    if (cause.evened.empty())
        return {};
    const QString text = Cause::tr("Even out: step %1 shorter").arg(percentText(-cause.change));
    return cause.fit == Fit::Fits ? text : Cause::tr("%1 (%2)", "a change, a verdict on the memory").arg(text, fitWord(cause.fit));
}

}  // namespace shardscope
