// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_column.h"

#include <QLocale>

#include "app/language/per_language.h"
#include "app/text/choice_labels.h"
#include "app/text/fit_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString wholeText(double value) { return QLocale().toString(value, 'f', 0); }
QString shareText(double value) { return percentText(value); }
QString secondsText(double value) { return durationText(value); }
QString byteText(double value) { return bytesText(value); }
QString priceText(double value) { return QLocale().toString(value * 1e6, 'g', 3); }

QString recomputeValue(const Plan& plan)
{
    const QString name = choiceLabel("plan.recompute", nameOf(plan.recompute));
    if (plan.recompute != Recompute::Full)
        return name;
    return plan.recomputeLayers ? tr("%1, %2 layers", "kind of recomputation, of a stage").arg(name).arg(*plan.recomputeLayers)
                                : tr("%1, all layers", "kind of recomputation").arg(name);
}

QVariant orNothing(const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); }
QVariant orNothing(const std::optional<int>& value) { return value ? QVariant(*value) : QVariant(); }

std::vector<PlanColumn> makeColumns()
{
    return {
        {"tokens", tr("tokens/s/GPU"), tr("Tokens that a GPU gets through in a second"),
         [](const FoundPlan& found) { return QVariant(found.figures.tokensPerSecondPerGpu); }, wholeText},
        {"step", tr("step"), tr("Time of a training step"), [](const FoundPlan& found) { return QVariant(found.figures.step.value()); },
         secondsText},
        {"mfu", tr("MFU"), tr("Share of the dense peak that the model's own arithmetic takes"),
         [](const FoundPlan& found) { return orNothing(found.figures.mfu); }, shareText},
        {"memory", tr("memory"), tr("Peak of the GPU that holds the most"),
         [](const FoundPlan& found) { return QVariant(found.figures.peak.value()); }, byteText},
        {"fit", tr("verdict"), tr("Whether the peak is within the capacity, with the band of its estimate"),
         [](const FoundPlan& found) { return QVariant(markedFit(found.figures.fit)); }, nullptr, false,
         [](const FoundPlan& found) { return fitMeaning(found.figures.fit); },
         [](const FoundPlan& found) { return roleOf(standingOf(found.figures.fit)); }},
        {"tp", tr("TP"), tr("Tensor parallel"), [](const FoundPlan& found) { return QVariant(found.plan.tp); }, nullptr, true},
        {"sp", tr("SP"), tr("Sequence parallel"),
         [](const FoundPlan& found) { return found.plan.sequenceParallel ? QVariant(QStringLiteral("✓")) : QVariant(); }, nullptr, true},
        {"cp", tr("CP"), tr("Context parallel"), [](const FoundPlan& found) { return QVariant(found.plan.cp); }, nullptr, true},
        {"pp", tr("PP"), tr("Pipeline parallel"), [](const FoundPlan& found) { return QVariant(found.plan.pp); }, nullptr, true},
        {"chunks", tr("chunks"), tr("Virtual stages of each pipeline rank"),
         [](const FoundPlan& found) { return QVariant(found.plan.chunks); }, nullptr, true},
        {"schedule", tr("schedule"), tr("Order of the pipeline's blocks"),
         [](const FoundPlan& found) {
             return found.plan.pp > 1 ? QVariant(choiceLabel("plan.schedule", nameOf(found.plan.schedule))) : QVariant();
         },
         nullptr, true},
        {"ep", tr("EP"), tr("Expert parallel"), [](const FoundPlan& found) { return QVariant(found.plan.ep); }, nullptr, true},
        {"etp", tr("ETP"), tr("Tensor parallel within the experts"), [](const FoundPlan& found) { return orNothing(found.plan.etp); },
         nullptr, true},
        {"dp", tr("DP"), tr("Data parallel"), [](const FoundPlan& found) { return orNothing(found.plan.dp); }, nullptr, true},
        {"zero", tr("ZeRO"), tr("What data-parallel ranks share out: 1 optimizer, 2 gradients too, 3 weights too"),
         [](const FoundPlan& found) { return QVariant(found.plan.zero); }, nullptr, true},
        {"mbs", tr("micro-batch"), tr("Sequences of a micro-batch"), [](const FoundPlan& found) { return QVariant(found.plan.microBatch); },
         nullptr, true},
        {"recompute", tr("recompute"), tr("What the backward pass computes again, and of how many layers of a stage"),
         [](const FoundPlan& found) { return QVariant(recomputeValue(found.plan)); }, nullptr, true},
        {"cost", tr("per 10⁶ tokens"), tr("Price of a million tokens, in the currency of the GPU hour"),
         [](const FoundPlan& found) { return orNothing(found.figures.costPerToken); }, priceText},
        {"also", tr("also"), tr("What this plan sets otherwise than the scenario in fields without a column, and what it needs"),
         [](const FoundPlan&) { return QVariant(); }, nullptr, true},
    };
}

}  // namespace

const std::vector<PlanColumn>& planColumns() { return perLanguage<makeColumns>(); }

int planColumn(const QString& key)
{
    const std::vector<PlanColumn>& columns = planColumns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (key.compare(QLatin1String(columns[i].key), Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    }
    return -1;
}

}  // namespace shardscope
