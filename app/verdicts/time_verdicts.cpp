// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verdicts/time_verdicts.h"

#include <algorithm>
#include <cmath>

#include "app/text/estimate_text.h"
#include "app/verdicts/verdict_band.h"
#include "app/verdicts/verdict_delta.h"
#include "core/estimate/estimate.h"
#include "core/estimate/step_shares.h"
#include "core/estimate/throughput.h"
#include "core/step/step.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// Returns the step of the baseline, if it has times too.
const StepEstimate* stepOf(const Estimate* baseline) { return baseline && baseline->step() ? baseline->step().get() : nullptr; }

/// Steps are compared in seconds, however long they take.
QString stepText(double seconds)
{
    if (seconds < 60 || seconds >= 9999.5)
        return durationText(seconds);
    return tr("%1 s", "seconds").arg(QLocale().toString(seconds, 'f', seconds < 99.95 ? 1 : 0));
}

/// Adds the change of shares: the change in points, which are no percent of anything.
void addShareDelta(TileData& tile, double now, double before, Better better)
{
    addDelta(tile, now, before, tr("%1 pt", "percentage points").arg(QLocale().toString(100 * std::abs(now - before), 'f', 1)), better);
}

Verdict stepTime(const Estimate& estimate, const Estimate* baseline)
{
    const StepEstimate& step = *estimate.step();
    TileData tile;
    tile.caption = tr("Step");
    tile.value = stepText(step.step.value());
    tile.subline =
        step.ranks.size() > 1 ? tr("last: %1", "stage that ends last").arg(stageName(estimate, step.endingRank)) : tr("one stage");
    addBand(tile, estimate, TrustedFigure::Time);
    if (const StepEstimate* before = stepOf(baseline))
        addDelta(tile, step.step.value(), before->step.value(), stepText(std::abs((step.step - before->step).value())), Better::Less);
    return {tile, QStringLiteral("/time/step_s"), QStringLiteral("step")};
}

Verdict tokens(const Estimate& estimate, const Estimate* baseline)
{
    const Throughput& throughput = *estimate.throughput();
    TileData tile;
    tile.caption = tr("Tokens/s/GPU");
    const double rate = throughput.tokensPerSecondPerGpu;
    tile.value = QLocale().toString(rate, 'f', rate < 100 ? 1 : 0);
    tile.subline = tr("%1 TFLOP/s", "model FLOP per second of one GPU").arg(QLocale().toString(throughput.modelTflopsPerGpu, 'f', 0));
    if (throughput.usefulShare) {
        tile.subline = tr("useful: %1 % of all", "tokens").arg(QLocale().toString(100 * *throughput.usefulShare, 'f', 0));
        tile.detail = tr("Documents of %1 tokens on average, L* %2; the slowest pipeline computes %3 times the mean one")
                          .arg(QLocale().toString(*throughput.meanTokens, 'f', 0), QLocale().toString(*throughput.effectiveTokens, 'f', 0),
                               QLocale().toString(*throughput.slowestOverMean, 'f', 2));
    }
    if (stepOf(baseline)) {
        const double before = baseline->throughput()->tokensPerSecondPerGpu;
        addDelta(tile, rate, before, percentText(std::abs(rate / before - 1)), Better::More);
    }
    return {tile, QStringLiteral("/throughput/tokens_per_s_per_gpu"), QStringLiteral("tokens")};
}

Verdict utilisation(const Estimate& estimate, const Estimate* baseline)
{
    const Throughput& throughput = *estimate.throughput();
    TileData tile;
    tile.caption = tr("MFU, causal", "model FLOP utilisation, causal attention counted once");
    tile.value = percentText(*throughput.mfu);
    tile.subline = tr("mean of all GPUs");
    tile.detail = tr("Counting everything the step computes, including recomputation (HFU): %1.").arg(percentText(*throughput.hfu));
    if (stepOf(baseline) && baseline->throughput()->mfu)
        addShareDelta(tile, *throughput.mfu, *baseline->throughput()->mfu, Better::More);
    return {tile, QStringLiteral("/throughput/mfu"), QStringLiteral("mfu")};
}

Verdict bubble(const Estimate& estimate, const Estimate* baseline)
{
    const StepShares& shares = estimate.shares();
    TileData tile;
    tile.caption = tr("Bubble");
    tile.value = percentText(shares.bubble);
    tile.subline = tr("mean of all GPUs");
    tile.detail = tr("Share of the step's GPU time that is idle: %1 while the pipeline fills and drains, %2 because its stages take "
                     "unequal time.")
                      .arg(percentText(shares.fillAndDrain), percentText(shares.imbalance));
    if (estimate.throughput()->slowestOverMean)
        tile.detail += u' ' + tr("Waiting for the GPUs with the longest documents is in the second share.");
    if (shares.slowStage)
        tile.detail += u' ' + tr("The slowest stage is %1.").arg(stageName(estimate, *shares.slowStage));
    if (stepOf(baseline))
        addShareDelta(tile, shares.bubble, baseline->shares().bubble, Better::Less);
    return {tile, QStringLiteral("/time/shares/bubble"), QStringLiteral("bubble")};
}

/// "TP 5.1 · DP 1.6": percent of all GPU time.
QString exposedDimensions(const StepShares& shares)
{
    QStringList texts;
    for (const Axis dimension : kDimensions) {
        const double percent = 100 * shares.exposed[static_cast<std::size_t>(dimension)];
        if (percent >= 0.05)
            texts << lettersOf(dimension) + u' ' + QLocale().toString(percent, 'f', 1);
    }
    return texts.join(QStringLiteral(" · "));
}

Verdict exposed(const Estimate& estimate, const Estimate* baseline)
{
    const StepShares& shares = estimate.shares();
    TileData tile;
    tile.caption = tr("Exposed", "communication that nothing hides");
    tile.value = percentText(shares.exposedTotal);
    tile.subline = tr("mean of all GPUs");
    tile.detail = tr("Share of the step's GPU time spent waiting for communication that is not overlapped with compute.");
    if (const QString dimensions = exposedDimensions(shares); !dimensions.isEmpty())
        tile.detail += u' ' + tr("By dimension, in percent: %1.").arg(dimensions);
    if (stepOf(baseline))
        addShareDelta(tile, shares.exposedTotal, baseline->shares().exposedTotal, Better::Less);
    return {tile, QStringLiteral("/time/shares/exposed"), QStringLiteral("exposed")};
}

Verdict days(const Estimate& estimate, const Estimate* baseline)
{
    const RunCost& cost = estimate.cost();
    TileData tile;
    tile.caption = tr("%1 tokens").arg(countText(*estimate.scenario().training.tokenBudget));
    tile.value = durationText(*cost.days * kSecondsPerDay);
    if (cost.price)
        tile.subline = tr("price %1").arg(countText(*cost.price));
    else if (cost.energyWh)
        tile.subline = tr("%1 MWh").arg(QLocale().toString(*cost.energyWh / 1e6, 'f', 1));
    if (stepOf(baseline) && baseline->cost().days)
        addDelta(tile, *cost.days, *baseline->cost().days, durationText(std::abs(*cost.days - *baseline->cost().days) * kSecondsPerDay),
                 Better::Less);
    return {tile, cost.price ? QStringLiteral("/cost/price") : QStringLiteral("/cost/days"), QStringLiteral("training")};
}

Verdict priceOfTokens(const Estimate& estimate, const Estimate* baseline)
{
    const double price = *estimate.cost().pricePerMillionTokens;
    TileData tile;
    tile.caption = tr("Price per M tokens");
    tile.value = QLocale().toString(price, 'g', 3);
    tile.subline = tr("while nothing fails");
    tile.detail = tr("In the currency of the price of a GPU hour.");
    if (stepOf(baseline) && baseline->cost().pricePerMillionTokens) {
        const double before = *baseline->cost().pricePerMillionTokens;
        addDelta(tile, price, before, QLocale().toString(std::abs(price - before), 'g', 3), Better::Less);
    }
    return {tile, QStringLiteral("/cost/price_per_million_tokens"), QStringLiteral("price-per-token"), false};
}

}  // namespace

QList<Verdict> timeVerdicts(const Estimate& estimate, const Estimate* baseline)
{
    QList<Verdict> verdicts{stepTime(estimate, baseline), tokens(estimate, baseline)};
    if (estimate.throughput()->mfu)
        verdicts << utilisation(estimate, baseline);
    verdicts << bubble(estimate, baseline) << exposed(estimate, baseline);
    if (estimate.cost().days)
        verdicts << days(estimate, baseline);
    if (estimate.cost().pricePerMillionTokens)
        verdicts << priceOfTokens(estimate, baseline);
    return verdicts;
}

}  // namespace shardscope
