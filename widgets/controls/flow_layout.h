// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace shardscope {

/// Controls side by side, in as many rows as their widths need, which differ between languages. Each has the width of its text; growing
/// controls such as sliders may be reduced to their least width.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return heightOf(rows(width), width); }
    /// Returns the size in one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the width of the widest control, and the height of the rows at the current width.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    using Row = std::vector<QLayoutItem*>;
    [[nodiscard]] std::vector<Row> rows(int width) const;
    [[nodiscard]] int heightOf(const std::vector<Row>& rows, int width) const;
    void place(const Row& row, const QRect& rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_height = -1;  ///< at the width that it has; −1: it has none yet
};

}  // namespace shardscope
