// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/variant_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

#include "app/search/cure_text.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "app/text/plan_line.h"
#include "app/views/search/plan_chips.h"
#include "app/views/search/plan_column.h"
#include "core/framework/framework_defaults.h"
#include "core/framework/tuning_defaults.h"
#include "core/remedy/field_change.h"
#include "core/text/varied_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString numberText(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

/// "QLoRA · rank 16 (3,210 tokens/s/GPU, 14.2 GiB)".
QString rowInSentence(const VariedSearch& search, std::size_t row)
{
    const PlanFigures& figures = search.rows[row].best->figures;
    const double tokens = figures.tokensPerSecondPerGpu;
    return tr("%1 (%2 tokens/s/GPU, %3)", "a variant, its speed and memory")
        .arg(variantName(search, search.rows[row]), QLocale().toString(tokens, 'f', tokens < 100 ? 1 : 0), bytesText(figures.peak.value()));
}

}  // namespace

QString variantName(const VariedSearch& search, const Variation& row)
{
    QStringList parts;
    for (std::size_t i = 0; i < search.fields.size(); ++i) {
        const Parameter& parameter = *search.fields[i].parameter;
        if (isNull(row.values[i]))
            continue;
        const QString value = valueText(parameter, row.values[i]);
        parts << (parameter.kind == ParameterKind::Choice ? value : tr("%1 %2", "field, value").arg(labelInSentence(parameter), value));
    }
    return parts.join(QStringLiteral(" · "));
}

QString variantPlan(const Variation& row)
{
    if (const FoundPlan* found = row.found()) {
        SearchResult alone;
        alone.plans.push_back(*found);
        const QString remarks = planChips(alone, row.scenario).front();
        const QString line = planLine(found->plan);
        return remarks.isEmpty() ? line : line + QStringLiteral(" · ") + remarks;
    }
    if (row.problem)
        return errorSentence(*row.problem);
    if (row.refusal)
        return findingSentence(*row.refusal);
    if (row.counts.enumerated == 0)
        return tr("No plan of this variant is legal.");
    return row.counts.fitting > 0 || row.counts.tight > 0 ? tr("No plan that fits meets the filter.")
                                                          : tr("No plan of this variant fits in memory.");
}

QString variantVerdict(const Variation& row)
{
    if (const FoundPlan* found = row.found())
        return markedFit(found->figures.fit);
    const bool isRefused = row.problem || row.counts.enumerated == 0;
    return isRefused ? tr("✗ not possible", "a variant") : markedFit(Fit::DoesNotFit);
}

QString variantChange(const Variation& row, const Scenario& present)
{
    Scenario before = present;
    before.name = row.scenario.name;
    before.plan = row.scenario.plan;
    const std::vector<FieldChange> changes = changesBetween(before, row.scenario);
    QStringList sentences;
    if (changes.empty())
        sentences << tr("The scenario of the window has these values already: Apply will change the plan alone.");
    else
        sentences << tr("Apply will %1, with this plan.", "set a field to a value").arg(changesText(changes));
    const Tuning& tuning = row.scenario.training.tuning;
    if (tuning.hasAdapters() && !tuning.adapter.rank)
        sentences << tr("Rank %1 is assumed: the default of %2.", "a framework")
                         .arg(numberText(resolvedTuning(row.scenario.training).adapter.rank),
                              choiceLabel("training.software.framework", nameOf(frameworkOf(row.scenario.training))));
    return sentences.join(u' ');
}

QString variedVerdict(const VariedSearch& search)
{
    QString text;
    if (search.rows.size() < search.combinations)
        text = tr("Stopped after %1 of %2 variants.", "two numbers")
                   .arg(QString::number(search.rows.size()), QString::number(search.combinations)) +
               u' ';
    if (search.front.empty()) {
        const bool isTight =
            std::any_of(search.rows.begin(), search.rows.end(), [](const Variation& row) { return row.tight.has_value(); });
        return text + (isTight ? tr("No variant fits with the whole error band of its memory; some are tight.")
                               : tr("None of these variants has a plan that fits on these GPUs."));
    }
    if (search.front.size() == 1)
        return text + tr("Fastest and smallest: %1.", "a variant").arg(rowInSentence(search, search.front.front()));
    return text + tr("Fastest: %1. Least memory: %2.", "two variants")
                      .arg(rowInSentence(search, search.front.front()), rowInSentence(search, search.front.back()));
}

QString variedTrainingText(const VariedSearch& search)
{
    QStringList fields;
    for (const Parameter* field : fieldsOfOtherTrainings(search.fields))
        fields << labelInSentence(*field);
    return coreText(variedTrainingMessage(search.training, QLocale().createSeparatedList(fields).toStdString()));
}

QString variedCountsText(const VariedSearch& search)
{
    return tr("%1 searches of %2 legal plans. ★: no other variant that fits is both faster and smaller.", "two numbers")
        .arg(numberText(static_cast<std::int64_t>(search.rows.size())), numberText(search.counts.enumerated));
}

}  // namespace shardscope
