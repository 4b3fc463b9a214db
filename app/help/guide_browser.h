// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace shardscope {

/// Shows a page of the guide: pictures no wider than the page, and every place of what was searched for.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    /// Marks each place of each word and shows the first; no words: marks nothing.
    void markWords(const QStringList& words);
    /// Goes on to the next marked place, after the last one to the first.
    void goToNextMark();

    /// "picture:memory": the guide's own.
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void showMark(qsizetype index);

    qsizetype m_mark = 0;
    QList<QTextCursor> m_marks;
};

}  // namespace shardscope
