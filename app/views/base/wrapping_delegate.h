// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace shardscope {

/// Rows of a tree that are as high as their words need in the width of their columns, which a QTreeView by itself does not do. A column
/// that is as wide as its words has a line of each, but before an audience.
class WrappingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Becomes the delegate of the tree.
    explicit WrappingDelegate(QTreeView& tree);
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] bool wraps(int column) const;

    QTreeView& m_tree;
};

}  // namespace shardscope
