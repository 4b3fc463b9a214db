// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shards/shards_scene.h"

namespace shardscope {

/// The places of the pieces of the small example.
class ZeroPlaces {
public:
    /// Computes the places. `barText`: width of a bar's text; `lawLines`: lines for the bytes of the whole step.
    ZeroPlaces(const ZeroExample& example, const QRectF& area, double barText, int lawLines, const Theme& theme);

    [[nodiscard]] QRectF cell(int rank, ModelState state, int layer, int piece) const;
    [[nodiscard]] QRectF row(int rank) const;
    [[nodiscard]] QRectF stateHead(ModelState state) const;
    [[nodiscard]] QRectF layerHead(ModelState state, int layer) const;
    /// Returns the bar of a rank's bytes.
    [[nodiscard]] QRectF bar(int rank) const;
    [[nodiscard]] QRectF legend() const { return m_legend; }
    [[nodiscard]] QRectF strip() const { return m_strip; }
    [[nodiscard]] bool isRoomy() const { return m_cell.height() >= m_line; }

private:
    [[nodiscard]] double left(ModelState state, int layer) const;

    const ZeroExample& m_example;
    QRectF m_grid;
    QRectF m_bars;
    QRectF m_legend;
    QRectF m_strip;
    QSizeF m_cell;
    double m_line;
    double m_layerGap;
    double m_stateGap;
    double m_rowGap;
};

}  // namespace shardscope
