// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/bubble_cause.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

#include "app/search/cure_text.h"
#include "app/text/fit_text.h"
#include "core/balance/even_stages.h"
#include "core/estimate/estimate.h"
#include "core/estimate/step_shares.h"
#include "core/field/parameters.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/basis.h"
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

QString whatRankHolds(const Estimate& estimate, int rank)
{
    const ResolvedPlan& plan = estimate.plan();
    if (rank < plan.ranksBeforeLanguage())
        return Cause::tr("encoder");
    int layers = 0;
    bool hasFirst = false;
    bool hasLast = false;
    for (const int stage : plan.stagesOfRank(rank)) {
        layers += plan.stageLayers[static_cast<std::size_t>(stage)];
        hasFirst = hasFirst || stage == plan.ranksBeforeLanguage();
        hasLast = hasLast || stage + 1 == static_cast<int>(plan.stageLayers.size());
    }
    QStringList parts{Cause::tr("%n layer(s)", nullptr, layers)};
    if (hasFirst)
        parts.prepend(Cause::tr("embedding"));
    if (hasFirst && !estimate.basis()->ledger.operators.encoders.empty())
        parts.prepend(Cause::tr("encoder"));
    if (hasLast)
        parts << Cause::tr("head");
    return parts.join(QStringLiteral(" + "));
}

/// The rank that computes longest, where moving a layer is worthwhile.
void nameSlowestRank(BubbleCause& cause, const Estimate& estimate)
{
    std::vector<double> busy = computingOfRanks(*estimate.step());
    const int before = estimate.plan().ranksBeforeLanguage();
    busy.erase(busy.begin(), busy.begin() + before);
    if (busy.size() < 2)
        return;
    const auto slowest = std::max_element(busy.begin(), busy.end());
    const double others = (std::accumulate(busy.begin(), busy.end(), 0.0) - *slowest) / static_cast<double>(busy.size() - 1);
    if (others <= 0 || *slowest < kWorthTelling * others)
        return;
    cause.rank = before + static_cast<int>(slowest - busy.begin());
    cause.ratio = *slowest / others;
    cause.holds = whatRankHolds(estimate, cause.rank);
}

FieldChange change(const char* path, Value value) { return {findParameter(path), std::move(value)}; }

/// What may shorten the wait, whether it is legal or not.
std::vector<std::vector<FieldChange>> possibleCures(const Estimate& estimate, const std::stop_token& stop)
{
    std::vector<std::vector<FieldChange>> cures;
    const ResolvedPlan& plan = estimate.plan();
    const Result<std::vector<int>> layers = evenStages(estimate.scenario(), EvenOut::Time, stop);
    if (layers && *layers != plan.stageLayers)
        cures.emplace_back().push_back(change("plan.stage_layers", std::vector<std::int64_t>(layers->begin(), layers->end())));
    const int microBatch = estimate.scenario().plan.microBatch;
    if (microBatch % 2 == 0)
        cures.emplace_back().push_back(change("plan.micro_batch", std::int64_t{microBatch / 2}));
    const ScheduleTraits& present = traitsOf(plan.schedule);
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        const ScheduleTraits& traits = traitsOf(kind);
        const bool isItsInterleaving = present.megatron == MegatronSchedule::Plain && traits.megatron == MegatronSchedule::Interleaving;
        if (!traits.chunks.isFree() || !(kind == plan.schedule || isItsInterleaving))
            continue;
        for (const int chunks : {2 * plan.chunks, 4 * plan.chunks}) {
            std::vector<FieldChange>& changes = cures.emplace_back();
            if (isItsInterleaving)
                changes.push_back(change("plan.schedule", std::string(name)));
            changes.push_back(change("plan.chunks", std::int64_t{chunks}));
        }
    }
    return cures;
}

}  // namespace

std::optional<BubbleCause> causeOfBubble(const Estimate& estimate)
{
    if (!estimate.isLegal() || !estimate.step() || estimate.plan().pp < 2)
        return std::nullopt;
    BubbleCause cause;
    nameSlowestRank(cause, estimate);
    cause.fillAndDrain = estimate.shares().fillAndDrain;
    cause.stages = estimate.plan().pp;
    cause.microBatches = estimate.plan().microBatches;
    if (cause.rank < 0 && cause.fillAndDrain < kWorthTelling - 1)
        return std::nullopt;
    return cause;
}

std::shared_ptr<const BubbleCause> withCure(BubbleCause cause, const Estimate& estimate, const std::stop_token& stop)
{
    for (std::vector<FieldChange>& changes : possibleCures(estimate, stop)) {
        if (stop.stop_requested())
            break;
        const Result<Estimate> after = shardscope::estimate(withChanges(estimate.scenario(), changes), measuredEvidence());
        if (!after || !after->isLegal() || !after->step() || (after->fit() == Fit::DoesNotFit && estimate.fit() != Fit::DoesNotFit))
            continue;
        const double change = after->step()->step / estimate.step()->step - 1;
        if (change < std::min(cause.change, -kWorthDoing)) {
            cause.cure = std::move(changes);
            cause.change = change;
            cause.fit = after->fit();
        }
    }
    return std::make_shared<const BubbleCause>(std::move(cause));
}

QString causeSentence(const BubbleCause& cause)
{
    if (cause.rank >= 0)
        return Cause::tr("Rank %1 computes %2 times as long as the others (%3).")
            .arg(cause.rank)
            .arg(QLocale().toString(cause.ratio, 'f', 2), cause.holds);
    return Cause::tr("%1 of all GPU time goes into filling and draining the pipeline: %2 micro-batches pass through %3 stages.")
        .arg(percentText(cause.fillAndDrain), QLocale().toString(static_cast<qlonglong>(cause.microBatches)),
             QString::number(cause.stages));
}

QString cureText(const BubbleCause& cause)
{
    if (cause.cure.empty())
        return {};
    // As short as the line below the chart; `cureMeaning` says it whole.
    const std::string path = std::string(cause.cure.front().parameter->path);
    const QString form = path == "plan.stage_layers"  ? Cause::tr("Even out: step %1 shorter")
                         : path == "plan.micro_batch" ? Cause::tr("Smaller micro-batch: step %1 shorter")
                                                      : Cause::tr("Interleave: step %1 shorter");
    const QString text = form.arg(percentText(-cause.change));
    return cause.fit == Fit::Fits ? text : Cause::tr("%1 (%2)", "a change, a verdict on the memory").arg(text, fitWord(cause.fit));
}

QString cureMeaning(const BubbleCause& cause)
{
    const bool isSplit = cause.cure.front().parameter->path == "plan.stage_layers";
    const QString what = isSplit ? Cause::tr("Move layers between the stages") : changesText(cause.cure);
    return Cause::tr("%1. The whole step was estimated with this change.", "a change").arg(what.left(1).toUpper() + what.mid(1));
}

}  // namespace shardscope
