// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/guide_chapter.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/commands/command_registry.h"
#include "app/help/guide_html.h"
#include "app/help/guide_page.h"

namespace shardscope {
namespace {

QString readChapter(const QString& language, const QString& id)
{
    QFile file(QStringLiteral(":/guide/%1/%2.md").arg(language, id));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Writes the lines of a chapter one after the other; what is open ends with the line that is something else.
class ChapterWriter {
public:
    explicit ChapterWriter(const CommandRegistry& commands) : m_commands(commands) {}

    QString write(const QString& text)
    {
        for (const QString& line : text.split(u'\n'))
            writeLine(line);
        end();
        return m_html;
    }

private:
    void writeLine(const QString& line)
    {
        static const QRegularExpression heading(QStringLiteral("^(#{1,2}) (.*)$"));
        static const QRegularExpression item(QStringLiteral("^(-|\\d+\\.) (.*)$"));
        static const QRegularExpression picture(QStringLiteral("^!\\[(.*)\\]\\((.*)\\)$"));
        if (const auto match = heading.match(line); match.hasMatch()) {
            end();
            const QString tag = match.captured(1).size() == 1 ? QStringLiteral("h2") : QStringLiteral("h3");
            m_html += QStringLiteral("<%1>%2</%1>").arg(tag, inlineHtml(match.captured(2)));
        } else if (const auto found = item.match(line); found.hasMatch()) {
            begin(found.captured(1) == u'-' ? QStringLiteral("ul") : QStringLiteral("ol"));
            m_html += QStringLiteral("<li>%1</li>").arg(inlineHtml(found.captured(2)));
        } else if (const auto shown = picture.match(line); shown.hasMatch()) {
            end();
            m_html += htmlParagraph(QStringLiteral("<img src=\"picture:%1\"><br><i>%2</i>")
                                        .arg(QFileInfo(shown.captured(2)).completeBaseName(), shown.captured(1).toHtmlEscaped()));
        } else if (line.startsWith(QStringLiteral("    "))) {
            begin(QStringLiteral("pre"));
            m_html += line.mid(4).toHtmlEscaped() + u'\n';
        } else if (line.isEmpty()) {
            end();
        } else {
            begin(QStringLiteral("p"));
            m_html += inlineHtml(line) + u' ';
        }
    }

    void begin(const QString& tag)
    {
        if (m_open == tag)
            return;
        end();
        m_open = tag;
        m_html += QStringLiteral("<%1>").arg(tag);
    }

    void end()
    {
        if (!m_open.isEmpty())
            m_html += QStringLiteral("</%1>").arg(m_open);
        m_open.clear();
    }

    /// Codes are taken as they are; between them stand links, **strong** and *emphasised* words.
    QString inlineHtml(const QString& line) const
    {
        QString html;
        const QStringList parts = line.split(u'`');
        for (qsizetype i = 0; i < parts.size(); ++i)
            html += i % 2 == 1 ? htmlCode(parts[i]) : linked(parts[i].toHtmlEscaped());
        static const QRegularExpression strong(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
        static const QRegularExpression emphasis(QStringLiteral("\\*([^*<]+)\\*"));
        return html.replace(strong, QStringLiteral("<b>\\1</b>")).replace(emphasis, QStringLiteral("<em>\\1</em>"));
    }

    QString linked(const QString& escaped) const
    {
        static const QRegularExpression link(QStringLiteral("\\[([^\\]]+)\\]\\(([^)]+)\\)"));
        QString html;
        qsizetype from = 0;
        for (auto it = link.globalMatch(escaped); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            html += escaped.mid(from, match.capturedStart() - from) +
                    QStringLiteral("<a href=\"%1\">%2</a>%3").arg(match.captured(2), match.captured(1), keysBehind(match.captured(2)));
            from = match.capturedEnd();
        }
        return html + escaped.mid(from);
    }

    QString keysBehind(const QString& target) const
    {
        const QString keys = target.startsWith(QStringLiteral("command:")) ? keysOfCommand(m_commands, target.section(u':', 1)) : QString();
        return keys.isEmpty() ? QString() : QStringLiteral(" <i>(%1)</i>").arg(keys.toHtmlEscaped());
    }

    const CommandRegistry& m_commands;
    QString m_open;
    QString m_html;
};

}  // namespace

const QStringList& guideChapters()
{
    static const QStringList chapters{QStringLiteral("start"),  QStringLiteral("choosing"),    QStringLiteral("views"),
                                      QStringLiteral("search"), QStringLiteral("probe"),       QStringLiteral("workshop"),
                                      QStringLiteral("launch"), QStringLiteral("command-line")};
    return chapters;
}

QString chapterText(const QString& id, const QString& language)
{
    const QString text = readChapter(language, id);
    return text.isEmpty() ? readChapter(QStringLiteral("en"), id) : text;
}

QString chapterTitle(const QString& text) { return text.section(u'\n', 0, 0).mid(2); }

QString chapterHtml(const QString& text, const CommandRegistry& commands) { return ChapterWriter(commands).write(text); }

QHash<QString, QString> viewSections(const QString& text)
{
    static const QRegularExpression heading(QStringLiteral("^## \\[.*\\]\\(command:(.*)\\)$"));
    QHash<QString, QString> sections;
    QString view;
    for (const QString& line : text.split(u'\n')) {
        if (const auto match = heading.match(line); match.hasMatch())
            view = match.captured(1);
        else
            sections[view] += line + u'\n';
    }
    return sections;
}

}  // namespace shardscope
