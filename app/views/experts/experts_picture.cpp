// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/experts/experts_picture.h"

#include <QLocale>

#include "app/text/core_text.h"
#include "app/text/estimate_text.h"
#include "app/views/mesh/mesh_links.h"
#include "core/estimate/estimate.h"
#include "core/experts/expert_ladder.h"
#include "core/io/residuals_json.h"
#include "core/plan/plan_facts.h"
#include "core/plan/rank_grid.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "widgets/text/fit_word.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

ExpertMapData mapOf(const Scenario& scenario, const ResolvedPlan& plan, const ExpertLoads& loads)
{
    ExpertMapData map;
    map.title = tr("Tokens by expert-parallel rank");
    map.domainName = domainName(scenario.cluster);
    map.capacity = loads.capacityOfRank;
    const std::vector<int> group = expertGrid(plan, scenario.plan.order).groupOf(0, Axis::Ep);
    const auto domain = islandOfJob(scenario.cluster);
    const std::size_t perRank = loads.ofExpert.size() / group.size();
    for (std::size_t rank = 0; rank < group.size(); ++rank) {
        ExpertRank of{group[rank], group[rank] / domain, static_cast<int>(rank * perRank), {}, {}};
        for (std::size_t expert = rank * perRank; expert < (rank + 1) * perRank; ++expert) {
            of.routed << loads.ofExpert[expert];
            of.kept << loads.keptOfExpert[expert];
        }
        map.ranks << of;
    }
    return map;
}

/// Returns the format for one layer's tokens: too little for gigabytes.
ValueFormat mebibytes()
{
    const double unit = bytesPerGiga(ByteUnit::Binary) / 1024;
    const auto figure = [unit](double bytes) { return QLocale().toString(bytes / unit, 'f', bytes < 10 * unit ? 1 : 0); };
    return {unit, QStringLiteral("MiB"), figure, [](double bytes) { return bytesText(bytes); }};
}

StackedBarsData volumesOf(const Basis& basis)
{
    StackedBarsData bars;
    bars.title = tr("Bytes sent by one GPU to dispatch the tokens of one layer");
    bars.category = tr("dispatcher");
    bars.series = {{tr("in the domain"), ColorRole::Idle}, {tr("over NICs"), ColorRole::ExpertParallel}};
    bars.whenEmpty = tr("No communication: every GPU has all experts.");
    bars.format = mebibytes();
    const std::pair<DispatchStyle, QString> styles[] = {{DispatchStyle::Everything, tr("to all ranks")},
                                                        {DispatchStyle::PerExpert, tr("per expert")},
                                                        {DispatchStyle::PerDomain, tr("per domain")}};
    for (const auto& [style, name] : styles) {
        if (basis.plan.ep <= 1)
            break;
        const Wires wires = dispatchOfGroup(basis, style).front();
        bars.bars << StackedBar{name, name, {wires.domain.value(), wires.network.value()}, {}};
    }
    return bars;
}

LadderRung rungText(const ExpertRung& rung)
{
    switch (rung.kind) {
    case ExpertRungKind::Naive:
        return {tr("Naive dense"), tr("Every token goes through every expert, and every GPU stores all experts."), {}, {}};
    case ExpertRungKind::TopK:
        return {tr("Top-k"), tr("A router sends each token to its k best experts. Memory stays the same."), {}, {}};
    case ExpertRungKind::Distributed:
        return {tr("Distributed"), tr("Experts are distributed over %1 ranks. Each token is sent once per expert.").arg(rung.ep), {}, {}};
    case ExpertRungKind::Tuned:
        return {tr("Tuned"), tr("Tokens are sent once per domain, then forwarded. The router balances the experts."), {}, {}};
    }
    return {};
}

LadderData ladderOf(const Estimate& estimate)
{
    LadderData ladder;
    ladder.title = tr("From naive to tuned");
    ladder.figures = QStringList{tr("worst GPU"), tr("step time"), tr("over NICs, per layer"), tr("experts, per token")};
    for (const ExpertRung& rung : expertLadder(estimate.scenario(), estimate.memoryBand())) {
        LadderRung drawn = rungText(rung);
        if (rung.isLegal) {
            const double sent = rung.dispatch.network.value();
            const double seconds = rung.step ? rung.step->value() : 0;
            drawn.figures = {{rung.peak.value(), bytesText(rung.peak.value()), rung.fit == Fit::Fits ? QString() : fitWord(rung.fit)},
                             {seconds, rung.step ? durationText(seconds) : tr("not known"), {}},
                             {sent, sent > 0 ? bytesText(sent) : tr("nothing"), {}},
                             {rung.expertFlopPerToken.value(), flopText(rung.expertFlopPerToken), {}}};
        } else {
            drawn.impossible = tr("This plan is not legal on these GPUs.");
        }
        ladder.rungs << drawn;
    }
    return ladder;
}

Wires chosenDispatch(const Basis& basis) { return dispatchOfGroup(basis, dispatchStyle(basis.plan.dispatcher)).front(); }

}  // namespace

QString flopText(Flop flop)
{
    const QLocale locale;
    double value = flop.value();
    const char* units[] = {"FLOP", "kFLOP", "MFLOP", "GFLOP", "TFLOP", "PFLOP"};
    std::size_t unit = 0;
    while (value >= 1000 && unit + 1 < std::size(units)) {
        value /= 1000;
        ++unit;
    }
    return locale.toString(value, 'g', 3) + QChar(0x00a0) + QString::fromLatin1(units[unit]);
}

std::shared_ptr<const ExpertsPicture> expertsPicture(const Scenario& scenario, const ExpertSettings& settings)
{
    auto picture = std::make_shared<ExpertsPicture>();
    const Result<Estimate> before = estimate(scenario, measuredEvidence());
    const Result<Estimate> after = estimate(withExperts(scenario, settings), measuredEvidence());
    if (!after || !before || !after->isLegal() || !before->isLegal()) {
        picture->impossible = after && !after->isLegal() ? whyImpossible(*after) : tr("This model cannot be estimated.");
        return picture;
    }
    const Scenario& changed = after->scenario();
    const ResolvedPlan& plan = after->plan();
    const Routing routing = routingOf(*after->basis());
    const ExpertLoads loads = expertLoads(routing);
    picture->map = mapOf(changed, plan, loads);
    picture->volumes = volumesOf(*after->basis());
    picture->ladder = ladderOf(*after);
    ExpertEffect& effect = picture->effect;
    effect.busiest = loads.ofRank.front() / loads.meanOfRank();
    effect.largestImbalance = largestImbalance(routing);
    effect.dropRate = loads.dropRate;
    effect.padding = loads.padding;
    effect.peak = after->memory().peak;
    effect.peakBefore = before->memory().peak;
    effect.fit = after->fit();
    if (after->step())
        effect.step = after->step()->step;
    if (before->step())
        effect.stepBefore = before->step()->step;
    effect.dispatch = chosenDispatch(*after->basis());
    effect.dispatchSeconds = secondsAtLineRate(effect.dispatch, changed.cluster);
    effect.dispatchSecondsBefore = secondsAtLineRate(chosenDispatch(*before->basis()), changed.cluster);
    return picture;
}

}  // namespace shardscope
