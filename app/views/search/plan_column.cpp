// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_column.h"

#include <QLocale>

#include "app/language/per_language.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "core/plan/pipeline_ranks.h"
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

/// A number, a tick for a switch that is on, the name of a choice.
QVariant settingOf(const Parameter& parameter, const Plan& plan)
{
    if (parameter.path == "plan.recompute")
        return recomputeValue(plan);
    if (parameter.path == "plan.schedule" && pipelineRanks(plan) == 1)
        return {};
    Scenario scenario;
    scenario.plan = plan;
    const Value value = parameter.get(scenario);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*whole);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn ? QVariant(QStringLiteral("✓")) : QVariant();
    const auto* word = std::get_if<std::string>(&value);
    return word ? QVariant(choiceLabel(parameter.path, *word)) : QVariant();
}

PlanColumn columnOf(const Parameter& parameter)
{
    PlanColumn column{parameter.use.column.key, coreText(parameter.use.column.title),
                      tr("%1: %2", "a field and what it is").arg(parameterLabel(parameter), parameterDescription(parameter)),
                      [&parameter](const FoundPlan& found) { return settingOf(parameter, found.plan); }};
    column.isChoice = true;
    return column;
}

std::vector<PlanColumn> makeColumns()
{
    std::vector<PlanColumn> columns{
        {"tokens", tr("tokens/s/GPU"), tr("Tokens that one GPU processes per second"),
         [](const FoundPlan& found) { return QVariant(found.figures.tokensPerSecondPerGpu); }, wholeText},
        {"step", tr("step"), tr("Time of a training step"), [](const FoundPlan& found) { return QVariant(found.figures.step.value()); },
         secondsText},
        {"mfu", tr("MFU"), tr("Share of the GPU's dense peak FLOP/s that the model's own arithmetic reaches"),
         [](const FoundPlan& found) { return orNothing(found.figures.mfu); }, shareText},
        {"memory", tr("memory"), tr("Peak memory of the fullest GPU"),
         [](const FoundPlan& found) { return QVariant(found.figures.peak.value()); }, byteText},
        {"fit", tr("verdict"), tr("Whether the peak is within the capacity, given the error band of the estimate"),
         [](const FoundPlan& found) { return QVariant(markedFit(found.figures.fit)); }, nullptr, false,
         [](const FoundPlan& found) { return fitMeaning(found.figures.fit); },
         [](const FoundPlan& found) { return roleOf(standingOf(found.figures.fit)); }},
    };
    for (const Parameter* setting : planSettings())
        columns.push_back(columnOf(*setting));
    columns.push_back({"cost", tr("per 10⁶ tokens"), tr("Price per million tokens, in the currency of the GPU hour"),
                       [](const FoundPlan& found) { return orNothing(found.figures.costPerToken); }, priceText});
    columns.push_back({"also", tr("also"), tr("Settings that differ from the scenario and have no column, and requirements of this plan"),
                       [](const FoundPlan&) { return QVariant(); }, nullptr, true});
    return columns;
}

}  // namespace

const std::vector<PlanColumn>& planColumns() { return perLanguage<makeColumns>(); }

int planColumn(const QString& key)
{
    const std::vector<PlanColumn>& columns = planColumns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (key.compare(toText(columns[i].key), Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    }
    return -1;
}

}  // namespace shardscope
