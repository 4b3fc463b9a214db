// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue.h"

#include <QLocale>
#include <QXmlStreamReader>

#include <algorithm>

namespace shardscope {
namespace {

constexpr char kBetween = '\x04';  // as in gettext's catalogues

const QRegularExpression& field()
{
    static const QRegularExpression form(QStringLiteral("\\{([a-z_0-9]*)\\}"));
    return form;
}

/// "8.39 M", as core writes it, in the locale's form; what is no figure stays.
QString withLocalPoint(QString text)
{
    static const QRegularExpression figure(QStringLiteral("^[+−-]?\\d+\\.\\d+( ?[%KMBT])?$"));
    return figure.match(text).hasMatch() ? text.replace(u'.', QLocale().decimalPoint()) : text;
}

struct Message {
    QString source;
    QString comment;
    QStringList forms;
    bool isFinished = true;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = xml.attributes().value(QLatin1String("type")).isEmpty();
            QString plain;
            while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement())
                    message.forms << xml.readElementText();
                else if (xml.isCharacters())
                    plain += xml.text();
            }
            if (message.forms.isEmpty())
                message.forms << plain;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

}  // namespace

std::optional<Catalogue> Catalogue::read(const QByteArray& ts, QString* problem)
{
    Catalogue catalogue;
    QXmlStreamReader xml(ts);
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("TS"))
        xml.raiseError(QStringLiteral("this is no file of Qt Linguist"));
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {  // within a context
            if (xml.name() != QLatin1String("message")) {
                xml.skipCurrentElement();
                continue;
            }
            const Message message = readMessage(xml);
            if (!message.isFinished || message.forms.isEmpty() || message.forms.first().isEmpty())
                continue;
            catalogue.m_texts.insert(message.source.toUtf8() + kBetween + message.comment.toUtf8(), message.forms);
            catalogue.addTemplate(message.source, message.forms.first());
        }
    }
    if (xml.hasError()) {
        if (problem)
            *problem = QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
        return std::nullopt;
    }
    std::stable_sort(catalogue.m_templates.begin(), catalogue.m_templates.end(),
                     [](const Template& a, const Template& b) { return a.fixed > b.fixed; });
    return catalogue;
}

void Catalogue::addTemplate(const QString& source, const QString& translation)
{
    Template made;
    QString form;
    qsizetype end = 0;
    for (auto fields = field().globalMatch(source); fields.hasNext();) {
        const QRegularExpressionMatch match = fields.next();
        form += QRegularExpression::escape(source.mid(end, match.capturedStart() - end)) + QStringLiteral("(.*?)");
        made.fixed += match.capturedStart() - end;
        made.fields << match.captured(0);
        end = match.capturedEnd();
    }
    constexpr qsizetype kLeast = 4;  // less than that would recognise anything
    made.fixed += source.size() - end;
    if (made.fields.isEmpty() || made.fixed < kLeast)
        return;
    made.form.setPattern(QRegularExpression::anchoredPattern(form + QRegularExpression::escape(source.mid(end))));
    made.form.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    made.translation = translation;
    m_templates.push_back(std::move(made));
}

QStringList Catalogue::forms(const QByteArray& source, const QByteArray& comment) const
{
    const auto found = m_texts.constFind(source + kBetween + comment);
    if (found != m_texts.constEnd() || comment.isEmpty())
        return found != m_texts.constEnd() ? *found : QStringList();
    return m_texts.value(source + kBetween);
}

/// A sentence may stand within another: "`$TP` is not set by the script, so tensor parallelism is unknown."
QString Catalogue::filledPart(const QString& part) const
{
    const QString text = part.contains(u' ') ? filled(part) : QString();
    return text.isEmpty() ? withLocalPoint(part) : text;
}

QString Catalogue::filled(const QString& english) const
{
    for (const Template& each : m_templates) {
        const QRegularExpressionMatch match = each.form.match(english);
        if (!match.hasMatch())
            continue;
        QString text = each.translation;
        for (int i = 0; i < each.fields.size(); ++i) {
            const QString part = match.captured(i + 1);
            const QStringList known = forms(part.toUtf8());
            const qsizetype at = text.indexOf(each.fields[i]);
            if (at >= 0)
                text.replace(at, each.fields[i].size(), known.isEmpty() ? filledPart(part) : known.first());
        }
        return text;
    }
    const QString local = withLocalPoint(english);
    return local == english ? QString() : local;
}

}  // namespace shardscope
