// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plan_line.h"

#include <QStringList>

#include "app/text/choice_labels.h"
#include "core/base/choices.h"
#include "core/base/enum_names.h"
#include "core/plan/pipeline_ranks.h"
#include "core/scenario/plan.h"
#include "widgets/text/tr.h"

namespace shardscope {

QString recomputeText(const Plan& plan)
{
    if (plan.recompute == Recompute::Full && plan.recomputeLayers)
        return tr("recompute full, %1 layers per stage").arg(*plan.recomputeLayers);
    if (plan.recompute == Recompute::Full)
        return tr("recompute full, all layers");
    return tr("recompute %1").arg(choiceLabel("plan.recompute", nameOf(plan.recompute)).toLower());
}

QString planLine(const Plan& plan)
{
    QStringList parts;
    const auto add = [&parts](const char* name, int degree) {
        if (degree > 1)
            parts << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(degree);
    };
    add("TP", plan.tp);
    add("CP", plan.cp);
    add("PP", plan.pp);
    add("EP", plan.ep);
    if (plan.etp && plan.ep > 1 && *plan.etp != plan.tp)
        parts << QStringLiteral("ETP %1").arg(*plan.etp);
    add("DP", plan.dp.value_or(1));
    add("GTP", plan.gtp.value_or(1));
    add("EGTP", plan.egtp.value_or(1));
    if (plan.encoder.placement == EncoderPlacement::Own)
        parts << tr("encoder on %1 GPUs").arg(plan.encoder.tp.value_or(1) * plan.encoder.dp.value_or(1));
    if (plan.zero > 0)
        parts << QStringLiteral("ZeRO %1").arg(plan.zero);
    if (pipelineRanks(plan) > 1)
        parts << choiceLabel("plan.schedule", nameOf(plan.schedule)) +
                     (plan.chunks > 1 ? QStringLiteral(" × %1").arg(plan.chunks) : QString());
    parts << tr("micro-batch %1").arg(plan.microBatch);
    if (plan.recompute != Recompute::None)
        parts << recomputeText(plan);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace shardscope
