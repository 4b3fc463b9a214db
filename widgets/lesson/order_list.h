// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace shardscope {

/// A few lines to put in order by dragging, or with Alt and an arrow.
class OrderList : public QListWidget {
    Q_OBJECT
public:
    explicit OrderList(const QStringList& lines, QWidget* parent = nullptr);
    /// Returns the original indices of the lines, from the top.
    [[nodiscard]] QList<int> order() const;
    void setOrder(const QList<int>& order);
    /// Fixes the order after it was submitted.
    void setReadOnly(bool readOnly);
    /// Moves the current line up (−1) or down (1).
    void moveCurrent(int by);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void orderEdited();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void renumber();
    void fitLines();

    QStringList m_lines;
    bool m_isReadOnly = false;
};

}  // namespace shardscope
