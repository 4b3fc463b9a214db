// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "widgets/controls/standing.h"

class QVBoxLayout;

namespace shardscope {

/// One of several changes that resolve a finding, with its effect.
struct CureRow {
    QString change;      ///< "set ZeRO stage to 2"
    QString memory;      ///< "61.2 of 79.2 GiB"
    QString speed;       ///< "1,030 tokens/s per GPU"
    QString difference;  ///< "3.2 % slower"; empty: not known
    bool operator==(const CureRow&) const = default;
};

struct FindingRow {
    Standing standing = Standing::Hint;
    QString sentence;
    bool canShow = false;  ///< there is a view to jump to
    QString fix;           ///< what *Fix* would do ("set tensor parallel to 8"); empty: there is no fix
    QString effect{};      ///< what comes of it ("61.2 of 79.2 GiB, 3.2 % slower"); without a fix: what stands below the sentence
    QString lead{};        ///< text above the cures
    QList<CureRow> cures{};
    bool operator==(const FindingRow&) const = default;
};

/// Lists findings: a shape and a word for the severity, a sentence, and the remedies.
class FindingList : public QScrollArea {
    Q_OBJECT
public:
    explicit FindingList(QWidget* parent = nullptr);
    void setFindings(const QList<FindingRow>& findings);
    /// Keeps at least the current height until it is released, whatever is shown meanwhile, so that the surroundings do not jump.
    void holdHeight(bool held);
    /// Sets the text of an empty list.
    void setEmptyText(const QString& text);
    /// Returns the height of its rows, limited to some lines or a share of a high window.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), minimumSizeHint().height()}; }

Q_SIGNALS:
    void showRequested(int finding);
    void fixRequested(int finding);
    void cureRequested(int finding, int cure);

private:
    [[nodiscard]] QWidget* makeRow(const FindingRow& finding, int index);
    [[nodiscard]] QWidget* makeCures(const FindingRow& finding, int index);

    QWidget* m_page;
    QVBoxLayout* m_rows;
    QString m_emptyText;
    int m_held = 0;  ///< the least height; 0: any
};

}  // namespace shardscope
