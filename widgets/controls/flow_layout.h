// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace shardscope {

/// Controls side by side, in as many rows as their widths need. In one row they may be squeezed to their least widths; in front of an audience,
/// who cannot ask for tooltips, each has all that its words need.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    /// In one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// As narrow as the widest of them, and as high as the rows that the present width makes.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    using Row = std::vector<QLayoutItem*>;
    [[nodiscard]] std::vector<Row> rows(int width) const;
    [[nodiscard]] int heightOf(const std::vector<Row>& rows) const;
    void place(const Row& row, const QRect& rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_height = -1;  ///< at the width that it has; −1: it has none yet
};

}  // namespace shardscope
