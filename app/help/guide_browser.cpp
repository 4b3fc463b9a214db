// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/guide_browser.h"

#include <QImage>
#include <QScrollBar>

#include <algorithm>

namespace shardscope {
namespace {

/// No page is read place by place where a word stands everywhere in it.
constexpr qsizetype kMostMarks = 500;

}  // namespace

GuideBrowser::GuideBrowser(QWidget* parent) : QTextBrowser(parent) { setOpenLinks(false); }

void GuideBrowser::markWords(const QStringList& words)
{
    m_marks.clear();
    for (const QString& word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull() && m_marks.size() < kMostMarks; at = document()->find(word, at))
            m_marks.append(at);
    }
    std::sort(m_marks.begin(), m_marks.end());
    QList<QTextEdit::ExtraSelection> marked;
    for (const QTextCursor& mark : m_marks) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = mark;
        selection.format.setBackground(palette().highlight());
        selection.format.setForeground(palette().highlightedText());
        marked.append(selection);
    }
    setExtraSelections(marked);
    showMark(0);
}

void GuideBrowser::goToNextMark() { showMark(m_mark + 1); }

void GuideBrowser::showMark(qsizetype index)
{
    if (m_marks.isEmpty())
        return;
    m_mark = index % m_marks.size();
    QTextCursor at = m_marks.at(m_mark);
    at.setPosition(at.selectionStart());
    setTextCursor(at);
    ensureCursorVisible();
    // A third from the top: what stands above it says what it belongs to.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(at).top() - viewport()->height() / 3);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("picture"))
        return QTextBrowser::loadResource(type, name);
    const QImage picture(QStringLiteral(":/pictures/%1.png").arg(name.path()));
    // The page has a scroll bar, or gets one with the picture.
    const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
    const int room = viewport()->width() - bar - 2 * qRound(document()->documentMargin());
    return picture.width() <= room || room <= 0 ? picture : picture.scaledToWidth(room, Qt::SmoothTransformation);
}

}  // namespace shardscope
