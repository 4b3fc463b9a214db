// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace shardscope {

/// Rows of a tree that are as high as their words need in the width of their columns, which a QTreeView by itself does not do: for an
/// audience, who can't ask for the tooltip of what is cut off. Else a line each.
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
    void applyTheme();

    QTreeView& m_tree;
};

}  // namespace shardscope
