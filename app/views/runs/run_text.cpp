// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_text.h"

#include <QStringList>

#include <algorithm>

#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "core/io/model_presets.h"
#include "core/plan/resolved_plan.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

QString modelText(const Scenario& scenario)
{
    const QString name = QString::fromStdString(scenario.name).section(QStringLiteral(" on "), 0, 0);
    if (!name.isEmpty())
        return name;
    for (const ModelPreset& preset : modelPresets()) {
        if (scenario.model.kind == ModelSource::Kind::Preset && preset.id == scenario.model.text)
            return QString::fromStdString(preset.name);
    }
    return tr("custom model");
}

QString clusterText(const Scenario& scenario)
{
    QString gpu = QString::fromStdString(scenario.cluster.gpu.name);
    for (const char* board : {" SXM5", " SXM4", " SXM"})
        gpu.remove(QLatin1String(board));
    return QStringLiteral("%1 × %2").arg(scenario.cluster.gpus()).arg(gpu);
}

QString planText(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    QStringList parts;
    const auto add = [&parts](const char* name, int degree) {
        if (degree > 1)
            parts << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(degree);
    };
    add("TP", plan.tp);
    add("CP", plan.cp);
    add("PP", plan.gridStages());
    add("EP", plan.ep);
    add("DP", plan.dp);
    if (plan.zero > 0)
        parts << QStringLiteral("ZeRO %1").arg(plan.zero);
    if (plan.pp > 1 && scenario.plan.schedule != kDefaultSchedule)
        parts << choiceLabel("plan.schedule", nameOf(scenario.plan.schedule));
    if (scenario.plan.recompute != Recompute::None)
        parts << tr("recompute %1").arg(choiceLabel("plan.recompute", nameOf(scenario.plan.recompute)).toLower());
    return parts.isEmpty() ? tr("one GPU") : parts.join(QStringLiteral(" · "));
}

QString sourceText(const RunRow& row) { return row.isOwn() ? tr("your runs") : row.source; }

QString refusalText(const RunRow& row)
{
    if (!row.compared || !row.compared->refused)
        return {};
    const Refusal& refused = *row.compared->refused;
    if (refused.error)
        return errorSentence(*refused.error);
    return refused.findings.empty() ? tr("This plan is not legal") : findingSentence(refused.findings.front());
}

QString tierText(RunTier tier)
{
    switch (tier) {
    case RunTier::A:
        return tr("published time, complete configuration");
    case RunTier::B:
        return tr("some fields assumed");
    case RunTier::C:
        return tr("time from a published MFU");
    case RunTier::M:
        return tr("memory only");
    case RunTier::F:
        return tr("ran out of memory");
    case RunTier::D:
        return tr("defective run, not counted");
    case RunTier::X:
        return tr("plan breaks its own rules, not counted");
    }
    return {};
}

QString metricText(double value, RunMetric metric) { return metric == RunMetric::Time ? durationText(value) : bytesText(value); }

}  // namespace shardscope
