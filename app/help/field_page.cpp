// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include "app/commands/palette_alias.h"
#include "app/help/guide_html.h"
#include "app/help/guide_page.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/launch/launcher_traits.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString bound(double value)
{
    constexpr double kMostDigits = 1e7;
    return value < kMostDigits ? QLocale().toString(value, 'g', 9) : QLocale().toString(value, 'g', 4);
}

QString choicesText(const Parameter& parameter)
{
    QStringList texts;
    for (const std::string& id : parameter.choices()) {
        const QString label = choiceLabel(parameter.path, id);
        const QString name = QString::fromStdString(id);
        texts << (label == name ? name : QStringLiteral("%1 (%2)").arg(name, label));
    }
    return texts.join(QStringLiteral(", "));
}

/// Under what name the launchers know it.
QStringList launcherRows(std::string_view field)
{
    constexpr std::pair<const char*, Target> kShown[] = {{"Megatron-LM", Target::Megatron},
                                                         {"Nanotron", Target::Nanotron},
                                                         {"TorchTitan", Target::Torchtitan},
                                                         {"DeepSpeed", Target::DeepSpeed}};
    QStringList rows;
    for (const auto& [launcher, target] : kShown) {
        if (const std::string names = traitsOf(target).namesOf(field); !names.empty())
            rows << htmlRow(QString::fromLatin1(launcher), htmlCode(toText(names)));
    }
    return rows;
}

}  // namespace

QString rangeText(const Parameter& parameter)
{
    if (parameter.kind == ParameterKind::Boolean)
        return tr("on or off");
    if (parameter.choices)
        return choicesText(parameter);
    if (parameter.largest <= parameter.smallest)
        return {};
    const QString range = tr("%1 to %2").arg(bound(parameter.smallest), bound(parameter.largest));
    return parameter.unit.empty() ? range : range + u' ' + toText(parameter.unit);
}

QString fieldPage(const Parameter& parameter, const Scenario& scenario)
{
    QString html = htmlHeading(parameterLabel(parameter)) + htmlParagraph(parameterDescription(parameter).toHtmlEscaped());
    QStringList rows{htmlRow(tr("Now"), valueText(parameter, parameter.get(scenario)).toHtmlEscaped())};
    if (const QString range = rangeText(parameter); !range.isEmpty())
        rows << htmlRow(tr("Allowed"), range.toHtmlEscaped());
    if (!parameter.whenNull.empty())
        rows << htmlRow(tr("Not set"), coreText(parameter.whenNull).toHtmlEscaped());
    if (suffixBaseOf(parameter) == SuffixBase::Binary)
        rows << htmlRow(tr("Input"), tr("8k is 8,192 and 1M is 1,048,576. The number of tokens per batch stays the same."));
    rows << htmlRow(tr("In the palette"), namesOf(parameter).mid(1).join(QStringLiteral(", ")).toHtmlEscaped());
    rows << htmlRow(tr("In files"), htmlCode(toText(parameter.path)));
    rows << launcherRows(parameter.path);
    return html + htmlTable(rows) + htmlParagraph(htmlLink(QStringLiteral("page:fields"), tr("All fields")));
}

}  // namespace shardscope
