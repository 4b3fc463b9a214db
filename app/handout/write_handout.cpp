// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handout/write_handout.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

#include "app/storage/write_file.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QByteArray pdfOf(const QString& html)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QTextDocument document;
    document.setHtml(html);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.print(&writer);
    return bytes;
}

}  // namespace

QString writeHandout(const QString& html, const QString& path)
{
    if (path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive))
        return writeFile(path, html.toUtf8());
    if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        return writeFile(path, pdfOf(html));
    return shardscope::tr("%1 does not end in .pdf or .html. Choose one of these formats for the handout.").arg(path);
}

}  // namespace shardscope
