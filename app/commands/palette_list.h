// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "app/commands/palette_item.h"

namespace shardscope {

/// The rows of the palette.
class PaletteList : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setItems(QList<PaletteItem> items);
    [[nodiscard]] const PaletteItem& item(int row) const { return m_items.at(row); }
    /// Returns the width that the groups of all rows need, in pixels.
    [[nodiscard]] double groupWidth() const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QList<PaletteItem> m_items;
    QStringList m_groups;  ///< each once
};

/// Draws a row: its group, its text with what was matched in bold, and its shortcut, value or reason at the end.
class PaletteRow : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit PaletteRow(const PaletteList& list, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const PaletteList& m_list;
};

}  // namespace shardscope
