// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handout/worked_figure.h"

#include "app/text/core_text.h"
#include "app/text/derivation_text.h"
#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr int kDeepest = 2;             ///< levels below the figure; what is there is given
constexpr std::size_t kMostInputs = 8;  ///< of one figure

QString signOf(Combine combine)
{
    switch (combine) {
    case Combine::Sum:
        return QStringLiteral(" + ");
    case Combine::Difference:
        return QStringLiteral(" − ");
    case Combine::Product:
        return QStringLiteral(" × ");
    case Combine::Quotient:
        return QStringLiteral(" / ");
    case Combine::Maximum:
    case Combine::Minimum:
        return QStringLiteral("; ");
    default:
        return {};
    }
}

/// Rows of the table: what a student has to find is a gap, what they need for it is given.
void addRows(QString& rows, const Derivation& derivation, HandoutKind kind, int depth, const QSet<QString>& answers)
{
    const bool isAsked = derivation.isExplained() && depth < kDeepest && !derivation.inputs.empty();
    QString how = derivation.isExplained() ? coreText(derivation.formula).toHtmlEscaped() : shardscope::tr("given").toHtmlEscaped();
    const QString numbers = isAsked && kind == HandoutKind::Answered ? substituted(derivation) : QString();
    if (!numbers.isEmpty())
        how += QStringLiteral("<br>= ") + numbers.toHtmlEscaped();
    const QString value = derivationValue(derivation);
    rows += QStringLiteral("<tr><td>%1%2</td><td>%3</td><td>%4</td></tr>")
                .arg(QStringLiteral("&nbsp;").repeated(4 * depth), derivationName(derivation).toHtmlEscaped(), how,
                     isAsked || answers.contains(value) ? gapOr(value, kind) : value.toHtmlEscaped());
    if (!isAsked)
        return;
    const std::size_t shown = std::min(derivation.inputs.size(), kMostInputs);
    for (std::size_t input = 0; input < shown; ++input)
        addRows(rows, derivation.inputs[input], kind, depth + 1, answers);
    if (shown < derivation.inputs.size())
        rows +=
            QStringLiteral("<tr><td colspan='3'>%1</td></tr>").arg(shardscope::tr("… and %1 more").arg(derivation.inputs.size() - shown));
}

}  // namespace

QString substituted(const Derivation& derivation)
{
    const QString sign = signOf(derivation.combine);
    if (sign.isEmpty() || derivation.inputs.empty() || derivation.inputs.size() > kMostInputs)
        return {};
    QStringList values;
    for (const Derivation& input : derivation.inputs)
        values << derivationValue(input);
    const QString joined = values.join(sign);
    if (derivation.combine == Combine::Maximum || derivation.combine == Combine::Minimum)
        return (derivation.combine == Combine::Maximum ? QStringLiteral("max(%1)") : QStringLiteral("min(%1)")).arg(joined);
    return joined;
}

QString figureValue(const Estimate& estimate, const char* field)
{
    const Result<Derivation> derivation = explain(estimate, field);
    return derivation ? derivationValue(*derivation) : QString();
}

QString workedFigure(const Estimate& estimate, const char* field, HandoutKind kind, int number, const QSet<QString>& answers)
{
    const Result<Derivation> derivation = explain(estimate, field);
    if (!derivation)
        return {};
    QString rows;
    addRows(rows, *derivation, kind, 0, answers);
    QString html = QStringLiteral("<h2>%1. %2</h2>").arg(number).arg(derivationName(*derivation).toHtmlEscaped());
    html += QStringLiteral("<p><i>%1</i></p>").arg(coreText(derivation->formula).toHtmlEscaped());
    html += QStringLiteral(
                "<table border='1' cellspacing='0' cellpadding='4' width='100%'><tr><th>%1</th><th>%2</th><th>%3</th></tr>%4</table>")
                .arg(shardscope::tr("Quantity"), shardscope::tr("Calculation"), shardscope::tr("Value"), rows);
    if (!derivation->source.empty())
        html += QStringLiteral("<p><small>%1</small></p>").arg(coreText(derivation->source).toHtmlEscaped());
    return html;
}

}  // namespace shardscope
