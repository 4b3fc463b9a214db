// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/cure_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

#include "app/text/core_text.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "core/remedy/searched_settings.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

struct Cure {
    Q_DECLARE_TR_FUNCTIONS(Cure)
};

/// Is a share of the speed; below this a change is rounding.
constexpr double kSameSpeed = 5e-4;
constexpr double kGiB = 1073741824.0;

QString memoryText(const Figures& figures)
{
    return Cure::tr("%1 of %2 GiB").arg(gigaFigure(figures.peak.value()), gigaFigure(figures.capacity.value()));
}

QString tokensText(const Figures& figures)
{
    const double tokens = *figures.tokensPerSecondPerGpu;
    return QLocale().toString(tokens, 'f', tokens < 100 ? 1 : 0);
}

QString speedText(double faster)
{
    if (std::abs(faster) < kSameSpeed)
        return Cure::tr("same speed");
    const QString percent = percentText(std::abs(faster));
    return faster > 0 ? Cure::tr("%1 faster").arg(percent) : Cure::tr("%1 slower").arg(percent);
}

/// With its unit where the number alone would not be read: "400 MiB".
QString settingText(const FieldChange& change)
{
    const auto* const bytes = std::get_if<std::int64_t>(&change.value);
    return bytes && change.parameter->unit == "bytes" ? bytesText(static_cast<double>(*bytes)) : valueText(*change.parameter, change.value);
}

/// `form` of each: "%1 to %2".
QStringList settingTexts(const std::vector<FieldChange>& changes, const QString& form)
{
    QStringList texts;
    for (const FieldChange& change : changes)
        texts << form.arg(labelInSentence(*change.parameter), settingText(change));
    return texts;
}

/// Labels of the fields that are not varied, in a sentence.
QString fieldsWithout(const std::vector<FieldChange>& changes, bool (*isTurned)(const FieldChange&))
{
    QStringList fields;
    for (const FieldChange& change : changes) {
        if (!isTurned(change))
            fields << labelInSentence(*change.parameter);
    }
    return fields.join(Cure::tr(" and ", "between two fields"));
}

}  // namespace

QString changesText(const std::vector<FieldChange>& changes)
{
    QStringList texts = settingTexts(changes, Cure::tr("%1 to %2", "field, value"));
    if (texts.isEmpty())
        return {};
    const QString last = texts.takeLast();
    const QString all = texts.isEmpty() ? last : Cure::tr("%1 and %2", "settings").arg(texts.join(QStringLiteral(", ")), last);
    return Cure::tr("set %1").arg(all);
}

QString effectText(const Figures& before, const Figures& after)
{
    if (!after.legal)
        return Cure::tr("the plan still breaks other rules");
    QStringList parts{after.fits ? memoryText(after) : Cure::tr("it does not fit, %1").arg(memoryText(after))};
    // Less would read "0.0 GiB more".
    const bool holdsMore = after.peak - before.peak >= Bytes(0.05 * kGiB);
    if (before.legal && holdsMore)
        parts << Cure::tr("%1 GiB more").arg(gigaFigure((after.peak - before.peak).value()));
    if (after.fit == Fit::Tight)
        parts << fitWord(after.fit);
    if (after.fits && !after.hasRoom)
        parts << Cure::tr("too little memory left for the allocator");
    if (after.tokensPerSecondPerGpu)
        parts << Cure::tr("%1 tokens/s per GPU").arg(tokensText(after));
    if (const std::optional<double> faster = speedUp(before, after))
        parts << speedText(*faster);
    if (after.gpus != before.gpus)
        parts << Cure::tr("on %n GPUs", nullptr, after.gpus);
    return parts.join(QStringLiteral(", "));
}

QString beyondBestPlanText(const std::vector<FieldChange>& changes)
{
    const QString fields = fieldsWithout(changes, isTurnedByBestPlan);
    return fields.isEmpty() ? QString() : Cure::tr("the best-plan search does not change %1", "fields").arg(fields);
}

QString beyondSearchText(const std::vector<FieldChange>& changes)
{
    const QString fields = fieldsWithout(changes, isTurnedBySearch);
    return fields.isEmpty() ? QString() : Cure::tr("a search does not change %1", "fields").arg(fields);
}

QString trainingText(const std::vector<FieldChange>& changes)
{
    QStringList remarks;
    for (const std::string_view remark : trainingRemarks(changes))
        remarks << coreText(remark);
    return remarks.join(QStringLiteral("; "));
}

CureRow cureRowOf(const Remedy& remedy)
{
    CureRow row;
    row.change = settingTexts(remedy.changes, Cure::tr("%1 %2", "field, value")).join(QStringLiteral(", "));
    const QString training = trainingText(remedy.changes);
    if (!training.isEmpty())
        row.change = Cure::tr("%1 (%2)", "a change, a remark").arg(row.change, training);
    else if (const QString beyond = beyondSearchText(remedy.changes); !beyond.isEmpty())
        row.change = Cure::tr("%1 (%2)", "a change, a remark").arg(row.change, beyond);
    if (remedy.isRefused)
        row.change = Cure::tr("%1 (%2)", "a change, a remark").arg(row.change, Cure::tr("the framework’s launcher rejects this plan"));
    row.memory = Cure::tr("%1, %2", "a verdict, memory").arg(markedFit(remedy.after.fit), memoryText(remedy.after));
    row.speed = Cure::tr("%1 tokens/s per GPU").arg(tokensText(remedy.after));
    if (remedy.training == TrainingChange::Another)
        row.difference = Cure::tr("speed not comparable");
    else if (const std::optional<double> faster = speedUp(remedy.before, remedy.after))
        row.difference = speedText(*faster);
    if (remedy.after.gpus != remedy.before.gpus)
        row.change += Cure::tr(": %n GPUs", "follows what is to be set", remedy.after.gpus);
    return row;
}

}  // namespace shardscope
