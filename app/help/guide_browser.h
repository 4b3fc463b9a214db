// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace shardscope {

/// Shows a page of the guide: pictures no wider than the page, and every match of a search.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    /// Marks each match of each word and shows the first; without words it removes the marks.
    void markWords(const QStringList& words);
    /// Goes to the next mark, after the last one to the first.
    void goToNextMark();

    /// Loads the guide's own resources, such as "picture:memory".
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void showMark(qsizetype index);

    qsizetype m_mark = 0;
    QList<QTextCursor> m_marks;
};

}  // namespace shardscope
