// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include "app/help/guide_html.h"
#include "app/help/guide_page.h"
#include "app/text/core_text.h"
#include "app/verdicts/verdicts.h"
#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/site/cost_constants.h"
#include "core/text/constant_text.h"
#include "core/text/quantity_tables.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString formulaHtml(const QString& formula, const QString& source)
{
    QString html = QStringLiteral("= ") + formula.toHtmlEscaped();
    if (!source.isEmpty())
        html += QStringLiteral("<br><i>%1</i>").arg(source.toHtmlEscaped());
    return html;
}

/// The verdicts as they are now, each with the formula with which its derivation begins.
QString verdictsHtml(const Estimate& estimate)
{
    QString html = htmlParagraph(
        tr("These are the numbers that the verdict tiles show now. Click one to open its derivation, down to the inputs.").toHtmlEscaped());
    QStringList rows;
    for (const Verdict& verdict : verdictsOf(estimate, nullptr)) {
        const Result<Derivation> derivation = explain(estimate, verdict.field.toStdString());
        rows << htmlRow(verdict.tile.caption.toHtmlEscaped(),
                        htmlLink(QStringLiteral("derivation:") + verdict.field, verdict.tile.value) +
                            (derivation ? u' ' + formulaHtml(coreText(derivation->formula), coreText(derivation->source)) : QString()));
    }
    return html + htmlTable(rows);
}

/// Replaces "{}" in a text: what it is a quantity of.
QString named(std::string_view text) { return coreText(text).replace(QStringLiteral("{}"), QStringLiteral("…")).toHtmlEscaped(); }

QString quantitiesHtml()
{
    QString html =
        htmlParagraph(tr("All quantities used in derivations, each with its formula and the formula's source. The sign … stands for the "
                         "object that a quantity describes.")
                          .toHtmlEscaped());
    for (const QuantityTable& table : quantityTables()) {
        QStringList rows;
        for (const QuantityText& text : table.texts) {
            const QString unit = text.unit.empty() ? QString() : QStringLiteral(" [%1]").arg(coreText(text.unit));
            rows << htmlRow(named(text.name) + unit.toHtmlEscaped(),
                            formulaHtml(coreText(text.formula), coreText(text.source)).replace(QStringLiteral("{}"), QStringLiteral("…")));
        }
        html += htmlSection(coreText(table.title)) + htmlTable(rows);
    }
    return html;
}

QString constantsHtml()
{
    const QLocale locale;
    QStringList rows;
    for (const ConstantInfo& info : constantTable()) {
        const QString unit = info.unit == "share" || info.unit == "factor" ? QString() : u' ' + coreText(info.unit);
        const QString range = tr("%1 to %2").arg(locale.toString(info.low, 'g', 4), locale.toString(info.high, 'g', 4));
        rows << htmlRow(coreText(constantName(info.name)).toHtmlEscaped(),
                        QStringLiteral("%1%2 (%3)<br><i>%4</i>")
                            .arg(locale.toString(info.value, 'g', 4), unit, range, coreText(info.source).toHtmlEscaped()));
    }
    return htmlSection(tr("Constants")) +
           htmlParagraph(tr("Values that no data sheet states, within the bounds set by physics and published tables.").toHtmlEscaped()) +
           htmlTable(rows);
}

}  // namespace

QString figuresPage(const Estimate* estimate)
{
    return htmlHeading(tr("How each number is computed")) +
           (estimate ? verdictsHtml(*estimate)
                     : htmlParagraph(tr("This scenario cannot be estimated at present. The findings say why.").toHtmlEscaped())) +
           quantitiesHtml() + constantsHtml();
}

}  // namespace shardscope
