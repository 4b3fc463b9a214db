// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// The tags of the guide's pages. The caller escapes texts, except headings and codes.
namespace shardscope {

[[nodiscard]] inline QString htmlHeading(const QString& text) { return QStringLiteral("<h2>%1</h2>").arg(text.toHtmlEscaped()); }
[[nodiscard]] inline QString htmlSection(const QString& text) { return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped()); }
[[nodiscard]] inline QString htmlParagraph(const QString& html) { return QStringLiteral("<p>%1</p>").arg(html); }
[[nodiscard]] inline QString htmlCode(const QString& text) { return QStringLiteral("<code>%1</code>").arg(text.toHtmlEscaped()); }
[[nodiscard]] inline QString htmlLink(const QString& target, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), text.toHtmlEscaped());
}
[[nodiscard]] inline QString htmlRow(const QString& caption, const QString& html)
{
    return QStringLiteral("<tr><td class=\"caption\">%1</td><td>%2</td></tr>").arg(caption, html);
}
[[nodiscard]] inline QString htmlTable(const QStringList& rows)
{
    return rows.isEmpty() ? QString() : QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">%1</table>").arg(rows.join(QString()));
}

}  // namespace shardscope
