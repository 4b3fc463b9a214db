// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "widgets/collectives/collective_data.h"
#include "widgets/theme/theme.h"

namespace shardscope {

/// The layout of the picture at one size. Ranks are columns, chunks are rows; chunks move along their rows.
class CollectiveLayout {
public:
    CollectiveLayout(const CollectiveData& data, const QSizeF& size, const Theme& theme);

    [[nodiscard]] QRectF title() const { return m_title; }
    /// Returns the area of the step's arrows, between the title and the names of the ranks.
    [[nodiscard]] QRectF arrows() const { return m_arrows; }
    [[nodiscard]] QRectF gutter(int row) const;
    [[nodiscard]] QRectF column(int rank) const;
    [[nodiscard]] QRectF head(int rank) const;
    [[nodiscard]] QRectF foot(int rank) const;
    [[nodiscard]] QRectF footGutter() const;
    [[nodiscard]] QRectF node(int node) const;
    [[nodiscard]] QRectF cell(int rank, int row) const;
    /// Returns half of a cell of an all-to-all: the part to be sent, or the received part.
    [[nodiscard]] QRectF half(int rank, int row, bool received) const;
    [[nodiscard]] QRectF legend() const { return m_legend; }
    /// Returns the area of the links; empty without room.
    [[nodiscard]] QRectF links() const { return m_links; }
    [[nodiscard]] QRectF formulas() const { return m_formulas; }
    /// Returns the area of all moving parts.
    [[nodiscard]] QRectF moving() const;

private:
    void splitColumns(const QSizeF& size, const Theme& theme);
    void placeRows(const Theme& theme);

    const CollectiveData& m_data;
    QRectF m_title;
    QRectF m_arrows;
    QRectF m_cells;  ///< of all ranks, without the gutter
    QRectF m_legend;
    QRectF m_links;
    QRectF m_formulas;
    double m_gutter = 0;
    double m_head = 0;
    double m_foot = 0;
    double m_pitch = 0;  ///< of ranks
    double m_nodeGap = 0;
    double m_row = 0;
    double m_between = 0;  ///< between ranks
};

}  // namespace shardscope
