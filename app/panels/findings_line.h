// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/controls/standing.h"

class QToolButton;

namespace shardscope {

/// All findings in one line: the count of each kind, and the best remedy. A press opens the list, × closes the line.
class FindingsLine : public QWidget {
    Q_OBJECT
public:
    explicit FindingsLine(QWidget* parent = nullptr);

    /// Sets the texts. `best` is left out where there is no room for it; empty: there is none.
    void setSummary(Standing worst, const QString& counts, const QString& best);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QToolButton& opener() const { return *m_opener; }
    [[nodiscard]] QToolButton& closer() const { return *m_closer; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString m_counts;
    QString m_best;
    Standing m_worst = Standing::Plain;
    StandingIcon* m_icon;
    QToolButton* m_opener;
    QToolButton* m_closer;
};

}  // namespace shardscope
