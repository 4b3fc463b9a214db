// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace shardscope {

/// Parts side by side, in as many rows as the width asks for: what is one row in one language takes two in another. Parts that want to
/// grow share what a row has left.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget* parent = nullptr) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }

    void insertWidget(int index, QWidget* widget);
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return layOut(QRect(0, 0, width, 0), false); }
    /// All in one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// One part a row, of which there is one at least.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Returns the height that it takes.
    int layOut(const QRect& rect, bool places) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}  // namespace shardscope
