// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace shardscope {

/// Makes rows of a tree as high as their wrapped texts, which a QTreeView does not do by itself, for an audience that cannot read tooltips
/// of cut texts. Otherwise one line each.
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
