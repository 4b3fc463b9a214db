// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decision_column.h"

#include <QLocale>

#include <algorithm>

#include "app/language/per_language.h"
#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/fit_text.h"
#include "app/text/plan_line.h"
#include "app/text/scenario_text.h"
#include "core/decide/decision.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString wholeText(double value) { return QLocale().toString(value, 'f', 0); }
QString daysText(double value) { return QLocale().toString(value, 'f', value < 10 ? 1 : 0); }
QString shareText(double value) { return percentText(value); }
QString bandText(double value) { return QStringLiteral("±") + percentText(value); }
QString secondsText(double value) { return durationText(value); }
QString shortText(double value) { return countText(value); }
QString moneyText(double value) { return QLocale().toString(value, 'f', value < 100 ? 2 : 0); }
QString smallMoneyText(double value) { return QLocale().toString(value, 'f', value < 1 ? 3 : 2); }
QString energyText(double wattHours) { return QLocale().toString(wattHours / 1e6, 'f', wattHours < 1e7 ? 1 : 0); }

/// Returns a figure of a row's plan; nothing where there is none.
template <typename Of>
std::function<QVariant(const DecisionRow&)> ofPlan(Of of)
{
    return [of](const DecisionRow& row) -> QVariant {
        if (!row.figures)
            return {};
        const std::optional<double> value = of(*row.figures);
        return value ? QVariant(*value) : QVariant();
    };
}

bool hasModels(const DecisionTable& table)
{
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const DecisionRow& row) { return row.scenario().model.text != table.rows.front().scenario().model.text; });
}

/// A fine-tune without a budget of tokens has neither days nor energy.
bool hasWhole(const DecisionTable& table) { return isOfWholeTraining(table.rows); }
bool hasFarthest(const DecisionTable& table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const DecisionRow& row) { return row.farthest.has_value(); });
}

/// Of single cards tokens per second are those of the GPU.
bool hasSeveralGpus(const DecisionTable& table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const DecisionRow& row) { return row.scenario().cluster.gpus() > 1; });
}

std::function<QVariant(const DecisionRow&)> ofFarthest(std::optional<std::int64_t> LargestFit::*count)
{
    return [count](const DecisionRow& row) {
        return row.farthest && (*row.farthest).*count ? QVariant(static_cast<qlonglong>(*((*row.farthest).*count))) : QVariant();
    };
}

QString whyWithout(const DecisionRow& row)
{
    if (row.problem)
        return errorSentence(*row.problem);
    return row.figures ? fitMeaning(row.figures->fit) : tr("No plan for this model and batch fits on this cluster.");
}

std::vector<DecisionColumn> makeColumns()
{
    using Row = DecisionRow;
    using F = DecisionFigures;
    return {
        {QStringLiteral("cluster"), tr("cluster"), tr("GPU type and count"),
         [](const Row& row) { return QVariant(gpusText(row.scenario().cluster)); }, nullptr,
         [](const Row& row) { return QString::fromStdString(row.scenario().name); }},
        {QStringLiteral("model"),
         tr("model"),
         tr("The model that is trained"),
         [](const Row& row) { return QVariant(modelNameOf(row.scenario())); },
         nullptr,
         nullptr,
         {},
         {},
         false,
         hasModels},
        {QStringLiteral("verdict"), tr("verdict"), tr("Whether the best plan fits in memory, given the error band of the estimate"),
         [](const Row& row) { return QVariant(row.figures ? markedFit(row.figures->fit) : markedFit(Fit::DoesNotFit)); }, nullptr,
         whyWithout},
        {QStringLiteral("days"),
         tr("days"),
         tr("Days to the last token of the budget"),
         ofPlan([](const F& f) { return f.days; }),
         daysText,
         nullptr,
         QStringLiteral("/cost/days"),
         {},
         false,
         hasWhole},
        {QStringLiteral("price"),
         tr("price"),
         tr("Price of the whole training"),
         ofPlan([](const F& f) { return f.price; }),
         shortText,
         nullptr,
         QStringLiteral("/cost/price"),
         {},
         true,
         hasWhole},
        {QStringLiteral("per_million"),
         tr("per M tokens"),
         tr("Price per million tokens, without failures"),
         ofPlan([](const F& f) { return f.pricePerMillionTokens; }),
         smallMoneyText,
         nullptr,
         QStringLiteral("/cost/price_per_million_tokens"),
         {},
         true},
        {QStringLiteral("energy"),
         tr("MWh"),
         tr("Energy of all GPUs over the whole training"),
         ofPlan([](const F& f) { return f.energyWh; }),
         energyText,
         nullptr,
         QStringLiteral("/cost/energy_wh"),
         {},
         false,
         hasWhole},
        {QStringLiteral("longest_sequence"),
         tr("longest sequence"),
         tr("The longest sequence that fits on these GPUs with the parallelism of the row’s plan, full recomputation and the smallest "
            "micro-batch"),
         ofFarthest(&LargestFit::sequenceLength),
         wholeText,
         nullptr,
         {},
         {},
         false,
         hasFarthest},
        {QStringLiteral("largest_micro_batch"),
         tr("largest micro-batch"),
         tr("The largest micro-batch that fits on these GPUs at the scenario’s sequence length, with full recomputation"),
         ofFarthest(&LargestFit::microBatch),
         wholeText,
         nullptr,
         {},
         {},
         false,
         hasFarthest},
        {QStringLiteral("tokens"), tr("tokens/s"), tr("Tokens that all GPUs together process per second"),
         ofPlan([](const F& f) { return std::optional(f.tokensPerSecond); }), shortText, nullptr,
         QStringLiteral("/throughput/tokens_per_s")},
        {QStringLiteral("tokens_gpu"),
         tr("tokens/s/GPU"),
         tr("Tokens that one GPU processes per second"),
         ofPlan([](const F& f) { return std::optional(f.tokensPerSecondPerGpu); }),
         wholeText,
         nullptr,
         QStringLiteral("/throughput/tokens_per_s_per_gpu"),
         {},
         false,
         hasSeveralGpus},
        {QStringLiteral("step"), tr("step"), tr("Time of a training step"),
         ofPlan([](const F& f) { return std::optional(f.step.value()); }), secondsText, nullptr, QStringLiteral("/time/step_s")},
        {QStringLiteral("mfu"), tr("MFU"), tr("Share of the GPU's dense peak FLOP/s that the model's own arithmetic reaches"),
         ofPlan([](const F& f) { return f.mfu; }), shareText, nullptr, QStringLiteral("/throughput/mfu")},
        {QStringLiteral("band"), tr("band"),
         tr("For seven of ten measured runs like this one, the measured time is within this share of the estimate"),
         ofPlan([](const F& f) { return f.timeBand; }), bandText},
        {QStringLiteral("hour"),
         tr("GPU hour"),
         tr("Price per hour of one GPU. Type to change it."),
         [](const Row& row) {
             return row.scenario().cluster.pricePerGpuHour ? QVariant(*row.scenario().cluster.pricePerGpuHour) : QVariant();
         },
         moneyText,
         [](const Row& row) { return assumptionText(row, QStringLiteral("cluster.price_per_gpu_hour")); },
         {},
         QStringLiteral("cluster.price_per_gpu_hour"),
         true},
        {QStringLiteral("watts"),
         tr("W/GPU"),
         tr("Power of one GPU. Type to change it."),
         [](const Row& row) {
             return row.scenario().cluster.wattsPerGpu ? QVariant(row.scenario().cluster.wattsPerGpu->value()) : QVariant();
         },
         wholeText,
         [](const Row& row) { return assumptionText(row, QStringLiteral("cluster.watts_per_gpu")); },
         {},
         QStringLiteral("cluster.watts_per_gpu")},
        {QStringLiteral("plan"), tr("plan"), tr("The best plan that fits"),
         [](const Row& row) { return row.figures ? QVariant(planLine(row.scenario().plan)) : QVariant(); }},
    };
}

}  // namespace

const std::vector<DecisionColumn>& decisionColumns() { return perLanguage<makeColumns>(); }

QString priceText(double price, const std::string& currency)
{
    return currency.empty() ? countText(price) : countText(price) + u' ' + QString::fromStdString(currency);
}

QString currencyOf(const std::vector<DecisionRow>& rows)
{
    const auto listed = std::find_if(rows.begin(), rows.end(), [](const DecisionRow& row) { return !row.assumed.currency.empty(); });
    return listed == rows.end() ? QString() : QString::fromStdString(listed->assumed.currency);
}

QString assumptionText(const DecisionRow& row, const QString& field)
{
    const std::vector<Assumption>& all = row.assumed.assumptions;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Assumption& each) { return field == QLatin1String(each.path.data()); });
    return found == all.end() ? QString() : tr("Assumed: %1", "why a value").arg(coreText(found->why));
}

}  // namespace shardscope
