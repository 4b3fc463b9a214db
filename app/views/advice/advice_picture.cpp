// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/advice/advice_picture.h"

#include <QLocale>

#include <cmath>

#include "app/search/cure_text.h"
#include "app/text/core_text.h"
#include "core/search/own_framework.h"
#include "core/text/advice_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void append(Curve& curve, const std::optional<Figures>& figures, const QString& name)
{
    constexpr double kInSight = 1.25;  // of the capacity: what holds far more is in the list
    if (figures && figures->legal && figures->tokensPerSecondPerGpu && figures->peak <= figures->capacity * kInSight)
        curve.points.append({figures->peak.value(), *figures->tokensPerSecondPerGpu, name});
}

}  // namespace

CurvesData advicePicture(const Advice& advice)
{
    CurvesData data;
    data.title = tr("Where the path leads");
    data.x = {tr("peak memory, GiB"), false, bytesPerGiga(ByteUnit::Binary), [](double bytes) { return bytesText(bytes); },
              [](double giga) { return QLocale().toString(giga); }};
    data.y = {tr("tokens/s per GPU"), false, 1, [](double rate) { return tr("%1 tokens/s").arg(QLocale().toString(rate, 'f', 0)); },
              [](double rate) { return QLocale().toString(rate); }};
    Curve recipes{tr("starting points"), ColorRole::Muted, false, false, PointShape::Square, 8, {}};
    for (const RecipeOutcome& recipe : advice.recipes)
        append(recipes, recipe.figures, QString::fromStdString(recipe.name));
    Curve path{tr("the three steps"), ColorRole::Accent, true, false, PointShape::Disc, 9, {}};
    append(path, advice.before, tr("this plan"));
    for (const StepAdvice& step : advice.steps)
        append(path, step.after, tr("after step %1").arg(static_cast<int>(step.step) + 1));
    Curve now{tr("this plan"), ColorRole::Good, false, false, PointShape::Square, 11, {}};
    append(now, advice.before, tr("this plan"));
    data.curves = {recipes, path, now};
    data.xLimit = {advice.before.capacity.value(), tr("capacity")};
    data.whenEmpty = tr("No step time is known for any of these plans.");
    return data;
}

QString adviceVerdict(const Advice& advice)
{
    const QString poor = advice.gpuRich ? tr("GPU-rich") : tr("GPU-poor: no plan fits without full recomputation");
    if (!advice.after.fits)
        return tr("%1. No rule makes this plan fit.").arg(poor);
    if (advice.after.fit == Fit::Tight)
        return tr("%1. The path ends at a plan whose memory is tight: %2 of %3.")
            .arg(poor, bytesText(advice.after.peak.value()), bytesText(advice.after.capacity.value()));
    if (advice.before.fit != Fit::Fits)
        return tr("%1. The path ends at a plan that fits in memory: %2 of %3.")
            .arg(poor, bytesText(advice.after.peak.value()), bytesText(advice.after.capacity.value()));
    const std::optional<double> gain = speedUp(advice.before, advice.after);
    if (!gain || std::abs(*gain) < 5e-4)
        return tr("%1. The path leads back to this plan.").arg(poor);
    const QString says =
        tr("%1. The path ends at a plan with %2 tokens/s per GPU.").arg(poor, signedText(*gain, percentText(std::abs(*gain))));
    if (neededLaunchers(advice.end))
        return says + u' ' + tr("The framework’s launcher rejects this plan as it stands.");
    const QString beyond = beyondBestPlanText(changesBetween(advice.start, advice.end));
    return beyond.isEmpty() ? says : says + u' ' + tr("Note that %1.", "the best plan leaves … as it is").arg(beyond);
}

}  // namespace shardscope
