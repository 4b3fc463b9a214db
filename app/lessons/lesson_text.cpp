// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_text.h"

#include <QLocale>
#include <QStringList>
#include <QUrl>

#include <cmath>

#include "app/text/core_text.h"
#include "core/io/lesson_json.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

const QString kTermScheme = QStringLiteral("term:");

QString plainNumber(double value)
{
    const double magnitude = std::abs(value);
    const int decimals = value == std::round(value) ? 0 : magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3;
    return QLocale().toString(value, 'f', decimals);
}

QString spanHtml(const MarkupSpan& span, const ValueLookup& lookup)
{
    const QString text = QString::fromStdString(span.text).toHtmlEscaped();
    switch (span.kind) {
    case MarkupSpan::Kind::Text:
        return text;
    case MarkupSpan::Kind::Strong:
        return QStringLiteral("<b>%1</b>").arg(text);
    case MarkupSpan::Kind::Code:
        return QStringLiteral("<span style=\"font-family:monospace\">%1</span>").arg(text);
    case MarkupSpan::Kind::Term:
        return QStringLiteral("<a href=\"%1%2\">%3</a>")
            .arg(kTermScheme, QString::fromUtf8(QUrl::toPercentEncoding(QString::fromStdString(span.term))), text);
    case MarkupSpan::Kind::Figure:
        break;
    }
    const std::optional<double> value = span.value->evaluate(lookup);
    return QStringLiteral("<b>%1</b>").arg(value ? figureText(*value, span.format).toHtmlEscaped() : QStringLiteral("–"));
}

QString spanText(const MarkupSpan& span, const ValueLookup& lookup)
{
    if (span.kind != MarkupSpan::Kind::Figure)
        return QString::fromStdString(span.text);
    const std::optional<double> value = span.value->evaluate(lookup);
    return value ? figureText(*value, span.format) : QStringLiteral("–");
}

template <typename Write>
QString written(const std::string& markup, Write write)
{
    const QString translated = coreText(markup);
    const Result<std::vector<MarkupSpan>> spans = parseMarkup(translated.toStdString());
    if (!spans)
        return translated;
    QString all;
    for (const MarkupSpan& span : *spans)
        all += write(span);
    return all;
}

QString magnitudeText(double value, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Plain:
        return plainNumber(value);
    case FigureFormat::Count:
        return countText(value);
    case FigureFormat::InBytes:
        return bytesText(value);
    case FigureFormat::InSeconds:
        return durationText(value);
    case FigureFormat::Percent:
        return percentText(value);
    case FigureFormat::Times:
        return tr("%1 times").arg(plainNumber(value));
    case FigureFormat::Rate:
        return tr("%1 tokens/s").arg(QLocale().toString(value, 'f', 0));
    case FigureFormat::Money:
        return tr("$%1").arg(QLocale().toString(value, 'f', 0));
    }
    return {};
}

}  // namespace

QString figureText(double value, FigureFormat format)
{
    QString text = magnitudeText(std::abs(value), format);
    return value < 0 ? text.prepend(QChar(0x2212)) : text;
}

QString paragraphHtml(const std::string& markup, const ValueLookup& lookup)
{
    return written(markup, [&](const MarkupSpan& span) { return spanHtml(span, lookup); });
}

QString paragraphText(const std::string& markup, const ValueLookup& lookup)
{
    return written(markup, [&](const MarkupSpan& span) { return spanText(span, lookup); });
}

QString paragraphsHtml(const std::vector<std::string>& paragraphs, const ValueLookup& lookup)
{
    QString html;
    for (std::size_t i = 0; i < paragraphs.size(); ++i)
        html += QStringLiteral("<p style=\"margin-top:%1px;margin-bottom:0\">%2</p>")
                    .arg(i == 0 ? 0 : 8)
                    .arg(paragraphHtml(paragraphs[i], lookup));
    return html;
}

QString glossaryTip(const QString& link)
{
    if (!link.startsWith(kTermScheme))
        return {};
    const QString term = QUrl::fromPercentEncoding(link.mid(kTermScheme.size()).toUtf8());
    const GlossaryTerm* found = findTerm(builtInGlossary(), term.toStdString());
    return found
               ? QStringLiteral("<p><b>%1</b><br>%2</p>").arg(coreText(found->term).toHtmlEscaped(), coreText(found->text).toHtmlEscaped())
               : QString();
}

QString placeText(const LessonTask& task, int choice, const ValueLookup& lookup)
{
    if (!task.isOfNumber())
        return paragraphText(task.options[static_cast<std::size_t>(choice)].text, lookup);
    switch (task.of) {
    case PickOf::Gpu:
        return tr("GPU %1").arg(choice);
    case PickOf::RingStep:
        return tr("step %1").arg(choice);
    default:
        return tr("Stage %1").arg(choice);
    }
}

bool isTurnedInPicture(const LessonStep& step) { return step.allow == std::vector<std::string>{"plan.order"}; }

QString shardingChoiceText(const std::optional<CollectiveKind>& kind)
{
    if (!kind)
        return tr("No communication");
    switch (*kind) {
    case CollectiveKind::AllGather:
        return tr("All-gather");
    case CollectiveKind::ReduceScatter:
        return tr("Reduce-scatter");
    case CollectiveKind::AllReduce:
        return tr("All-reduce");
    case CollectiveKind::AllToAll:
        return tr("All-to-all");
    case CollectiveKind::SendReceive:
        return tr("Send and receive");
    }
    return {};
}

}  // namespace shardscope
