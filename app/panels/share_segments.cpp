// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/share_segments.h"

#include <algorithm>

#include "app/text/estimate_text.h"
#include "core/estimate/estimate.h"
#include "core/estimate/step_shares.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString shareField(const QString& name) { return QStringLiteral("/time/shares/") + name; }

ViewPlace stepPlace(const QString& mode, const QString& field, std::optional<Axis> dimension = {})
{
    return {QStringLiteral("step"), mode, {-1, -1, dimension}, shareField(field)};
}

ViewPlace pipelinePlace(const QString& field, int stage = -1)
{
    return {QStringLiteral("pipeline"), QStringLiteral("schedule"), {stage, -1, {}}, shareField(field)};
}

QString imbalanceSentence(const Estimate& estimate)
{
    const StepShares& shares = estimate.shares();
    if (estimate.throughput()->slowestOverMean)
        return tr("GPUs are idle because their documents differ in length: they wait for those with the most work.");
    return shares.slowStage ? tr("GPUs are idle because the pipeline stages take unequal time: %1 is the slowest.")
                                  .arg(stageName(estimate, *shares.slowStage))
                            : QString();
}

ShareSegment exposedSegment(Axis dimension, double share)
{
    const QString letters = lettersOf(dimension);
    const QString name = letters.toLower();
    // Gradients and weights travel at the step's end; the other dimensions within its layers.
    const QString mode = dimension == Axis::Dp ? QStringLiteral("end") : QStringLiteral("timeline");
    return {tr("Exposed %1").arg(letters),
            letters,
            tr("GPUs wait for exposed %1 communication.").arg(letters),
            share,
            roleOf(dimension),
            Theme::current().hatch(roleOf(dimension)),
            stepPlace(mode, QStringLiteral("exposed_") + name, dimension)};
}

}  // namespace

QList<ShareSegment> shareSegments(const Estimate& estimate)
{
    const StepShares& shares = estimate.shares();
    QList<ShareSegment> segments{
        {tr("Compute"),
         tr("Compute"),
         tr("GPUs compute."),
         shares.compute,
         ColorRole::Forward,
         Hatch::None,
         {QStringLiteral("layer"), {}, {}, shareField(QStringLiteral("compute"))}},
        {tr("Fill and drain"), tr("Fill"),
         tr("GPUs are idle while the pipeline fills and drains. The schedule would cost this time even if all stages were equal."),
         shares.fillAndDrain, ColorRole::Idle, Hatch::None, pipelinePlace(QStringLiteral("fill_and_drain"))},
        {tr("Imbalance"), tr("Imbal."), imbalanceSentence(estimate), shares.imbalance, ColorRole::Idle, Hatch::Crossed,
         pipelinePlace(QStringLiteral("imbalance"), shares.slowStage.value_or(-1))}};
    for (const Axis dimension : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp})
        segments << exposedSegment(dimension, shares.exposed[static_cast<std::size_t>(dimension)]);
    segments << ShareSegment{tr("Optimizer"),
                             tr("Opt."),
                             tr("The optimizer updates the weights."),
                             shares.optimizer,
                             ColorRole::Optimizer,
                             Hatch::Horizontal,
                             stepPlace(QStringLiteral("end"), QStringLiteral("optimizer"))}
             << ShareSegment{tr("Host"),
                             tr("Host"),
                             tr("GPUs wait for the host. The fixed overhead of every step is included."),
                             shares.host,
                             ColorRole::Framework,
                             Hatch::Crossed,
                             stepPlace(QStringLiteral("timeline"), QStringLiteral("host"))};
    segments.erase(std::remove_if(segments.begin(), segments.end(), [](const ShareSegment& segment) { return segment.share <= 0; }),
                   segments.end());
    return segments;
}

}  // namespace shardscope
