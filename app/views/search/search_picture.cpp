// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/search_picture.h"

#include <QLocale>

#include <cmath>

#include "app/search/cure_text.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/fit_text.h"
#include "app/text/launcher_name.h"
#include "app/text/plan_line.h"
#include "app/text/tight_text.h"
#include "app/views/memory/memory_charts.h"
#include "core/framework/framework_defaults.h"
#include "core/remedy/field_change.h"
#include "core/search/own_framework.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kSame = 5e-4;  ///< of the throughput: less is no gain that anyone would change a plan for

QString rateText(double rate) { return tr("%1 tokens/s/GPU").arg(QLocale().toString(rate, 'f', rate < 100 ? 1 : 0)); }

QList<CurvePoint> pointsOf(const std::vector<FoundPlan>& plans)
{
    QList<CurvePoint> points;
    points.reserve(static_cast<qsizetype>(plans.size()));
    for (const FoundPlan& found : plans)
        points.append({found.figures.peak.value(), found.figures.tokensPerSecondPerGpu, {}});
    return points;
}

QString termName(StepTerm term)
{
    switch (term) {
    case StepTerm::Compute:
        return tr("compute");
    case StepTerm::Bubble:
        return tr("bubble");
    case StepTerm::Tp:
        return tr("exposed TP");
    case StepTerm::Cp:
        return tr("exposed CP");
    case StepTerm::Ep:
        return tr("exposed EP");
    case StepTerm::Dp:
        return tr("exposed DP");
    case StepTerm::Pp:
        return tr("exposed PP");
    case StepTerm::Optimizer:
        return tr("optimizer");
    case StepTerm::Overhead:
        return tr("host");
    }
    return {};
}

}  // namespace

CurvesData searchPicture(const SearchResult& result, const Figures& present, Bytes capacity)
{
    CurvesData data;
    data.title = tr("Throughput against memory");
    data.x = {tr("peak memory, GiB"), false, bytesPerGiga(ByteUnit::Binary), [](double bytes) { return bytesText(bytes); },
              [](double giga) { return QLocale().toString(giga); }};
    data.y = {tr("tokens/s per GPU"), false, 1, rateText, [](double rate) { return QLocale().toString(rate); }};
    data.curves.append({tr("plans"), ColorRole::Muted, false, false, PointShape::Disc, 5, pointsOf(result.plans)});
    data.curves.append(
        {tr("front: none is faster with less memory"), ColorRole::Accent, true, false, PointShape::Disc, 8, pointsOf(result.pareto)});
    Curve now{tr("this plan"), roleOf(standingOf(present.fit)), false, false, PointShape::Square, 12, {}};
    if (present.tokensPerSecondPerGpu)
        now.points.append({present.peak.value(), *present.tokensPerSecondPerGpu, {}});
    data.curves.append(now);
    data.xLimit = {capacity.value(), tr("capacity")};
    data.whenEmpty = tr("No plan fits.");
    return data;
}

namespace {

/// Returns the name of the program that runs the plan: the launcher, else the framework.
QString runnerName(const Scenario& scenario, std::optional<Target> target)
{
    return target ? launcherName(*target) : choiceLabel("training.software.framework", nameOf(frameworkOf(scenario.training)));
}

/// The best compared with the present plan.
QString besideText(const FoundPlan& best, const SearchQuestion& question, const PresentPlan& shown)
{
    const Figures& present = shown.figures;
    const QString line = planLine(best.plan);
    if (question.objective == SearchObjective::Memory)
        return tr("The plan with the least memory: %1, %2 of %3.")
            .arg(line, bytesText(best.figures.peak.value()), bytesText(present.capacity.value()));
    const QString fast = tr("%1, %2").arg(line, rateText(best.figures.tokensPerSecondPerGpu));
    if (!present.fits || !present.tokensPerSecondPerGpu)
        return tr("This plan does not fit in memory. The best plan that fits: %1.").arg(fast);
    const double gain = best.figures.tokensPerSecondPerGpu / *present.tokensPerSecondPerGpu - 1;
    const QString percent = percentText(std::abs(gain));
    if (std::abs(gain) < kSame)
        return tr("No plan is faster than this one. Equally fast: %1.").arg(fast);
    if (gain > 0)
        return tr("The best plan is %1 faster than this one: %2.").arg(percent, fast);
    if (present.fit == Fit::Tight && !question.allowTight)
        return tr("This plan is tight. The best plan that fits is %1 slower: %2.").arg(percent, fast);
    if (!question.anyFramework && !question.wide && !isRun(shown.scenario, question.target))
        return tr("%1 cannot run this plan. The best plan it can run is %2 slower: %3.", "a launcher or framework")
            .arg(runnerName(shown.scenario, question.target), percent, fast);
    const QString left = beyondSearchText(changesBetween(withFoundPlan(shown.scenario, best.plan), shown.scenario));
    return left.isEmpty() ? tr("The best plan of this search is %1 slower than this plan: %2.").arg(percent, fast)
                          : tr("The best plan of this search is %1 slower than this plan (%2): %3.").arg(percent, left, fast);
}

}  // namespace

QString searchVerdict(const SearchResult& result, const SearchQuestion& question, const PresentPlan& present,
                      const std::vector<Waste>& kept)
{
    QStringList sentences;
    const std::vector<Finding> lacked = lackedByTarget(present.scenario, question.target);
    if (result.plans.empty() && !lacked.empty())
        return findingSentence(lacked.front());
    if (!result.plans.empty())
        sentences << besideText(result.plans.front(), question, present);
    else if (result.stopped)
        sentences << tr("The search was stopped before a plan that fits was found.");
    else if (!question.filter.empty())
        sentences << tr("No plan that fits meets this filter.");
    else
        sentences << tr("No plan in this search space fits on these GPUs.");
    if (const QString tight = tightText(result.tightBest); !tight.isEmpty())
        sentences << tight;
    if (!kept.empty())
        sentences << tr("This plan is %2 faster if you %1, which this search does not vary.")
                         .arg(changesText(kept.front().changes), percentText(kept.front().gain()));
    return sentences.join(u' ');
}

QString searchCountsText(const SearchResult& result)
{
    const auto number = [](std::int64_t count) { return QLocale().toString(static_cast<qlonglong>(count)); };
    QString text = tr("%1 legal plans").arg(number(result.counts.enumerated));
    text += tr(": %1 fit").arg(number(result.counts.fitting));
    if (result.counts.tight > 0)
        text += tr(", %1 are tight").arg(number(result.counts.tight));
    if (const std::int64_t much = result.counts.prunedFor(Pruned::Memory))
        text += tr(", %1 do not fit").arg(number(much));
    if (const std::int64_t lost = result.counts.prunedFor(Pruned::Network))
        text += tr(", %1 without a network").arg(number(lost));
    text += u'.';
    // How many were timed depends on which thread was first; what follows from it does not.
    if (result.certificate && result.certificate->isRelaxed)
        text += u' ' + tr("Better plans may exist, but none can be faster than %1 per step.").arg(durationText(*result.certificate->bound));
    else if (result.certificate)
        text += u' ' + tr("Each that fits was timed or proven no better.");
    if (result.stopped)
        text = tr("Stopped.") + u' ' + text;
    return text;
}

QString lossText(const PlanLosses& losses)
{
    constexpr std::size_t kNamed = 3;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kNamed, losses.slowerBy.size()); ++i)
        parts << termName(losses.slowerBy[i].term) + QStringLiteral(" +") + durationText(losses.slowerBy[i].more.value());
    for (std::size_t i = 0; i < std::min(kNamed, losses.heavierBy.size()); ++i)
        parts << memoryClassName(losses.heavierBy[i].memoryClass) + QStringLiteral(" +") + bytesText(losses.heavierBy[i].more.value());
    return parts.join(QStringLiteral(" · "));
}

}  // namespace shardscope
