// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/launch_shown.h"

#include <QLocale>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/plan/nearest_values.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

QString listed(const std::vector<std::string>& fields)
{
    QStringList labels;
    for (const std::string& field : fields) {
        const Parameter* const parameter = findParameter(field);
        labels << (parameter ? labelInSentence(*parameter) : tr("model", "what a launch file leaves to the script"));
    }
    return QLocale().createSeparatedList(labels);
}

/// Null where it is about no field.
const Parameter* fieldOf(const Finding& change)
{
    for (const auto& [name, value] : change.numbers) {
        if (name == "field")
            return findParameter(std::get<std::string>(value));
    }
    return nullptr;
}

/// The sentence, and the nearest values with which the launcher could run the plan.
QString withNearest(const Finding& finding)
{
    QStringList fields;
    for (const auto& [path, values] : finding.nearest) {
        const Parameter* const parameter = findParameter(path);
        if (!parameter)
            continue;
        QStringList words;
        for (const NearestValue& value : values)
            words << valueText(*parameter, valueOf(*parameter, value));
        fields
            << tr("%1: %2", "a field and the values for it").arg(parameterLabel(*parameter), words.join(tr(" or ", "between two values")));
    }
    const QString sentence = findingSentence(finding);
    return fields.isEmpty() ? sentence : sentence + u' ' + tr("Nearest valid values: %1.").arg(fields.join(QStringLiteral("; ")));
}

/// Its field and values as its control says them: "Sequence parallel on", not "plan.sequence_parallel true".
QString changeSentence(Finding change)
{
    const Parameter* const parameter = fieldOf(change);
    if (!parameter)
        return withNearest(change);
    for (auto& [name, value] : change.numbers) {
        const auto* const word = std::get_if<std::string>(&value);
        if (name == "field")
            value = parameterLabel(*parameter).toStdString();
        else if (word && parameter->kind == ParameterKind::Boolean)
            value = valueText(*parameter, *word == "true").toStdString();
        else if (word && parameter->kind == ParameterKind::Choice)
            value = valueText(*parameter, *word).toStdString();
    }
    return findingSentence(change);
}

}  // namespace

LaunchShown launchShown(const LaunchExport& launch)
{
    const QString version = toText(launch.version);
    LaunchShown shown;
    if (!launch.refusals.empty()) {
        shown.verdict = launch.isIllegal ? tr("Not a legal plan for any launcher") : tr("Rejected by %1").arg(version);
        shown.tone = ColorRole::Error;
        shown.lead = tr("The plan breaks these rules:");
        for (const Finding& finding : launch.refusals)
            shown.sentences << withNearest(finding);
        return shown;
    }
    for (const Finding& change : launch.changes)
        shown.sentences << changeSentence(change);
    switch (launch.verdict) {
    case LaunchVerdict::Exact:
        shown.verdict = tr("Exact, for %1").arg(version);
        break;
    case LaunchVerdict::Approximate:
        shown.verdict = tr("Approximate, for %1").arg(version);
        shown.tone = ColorRole::Warning;
        shown.lead = tr("The files differ from the plan in:");
        break;
    case LaunchVerdict::NotExpressible:
        shown.verdict = tr("Cannot be expressed for %1").arg(version);
        shown.tone = ColorRole::Error;
        shown.lead = tr("This launcher does not support part of the plan:");
        return shown;
    }
    shown.note = tr("Learning rate, steps, tokenizer and data are placeholders. Replace them with your own.");
    if (!launch.open.empty())
        shown.note +=
            u'\n' +
            tr("These files do not set the following, which the script or the installed software decides or which is only assumed: %1.")
                .arg(listed(launch.open));
    return shown;
}

}  // namespace shardscope
