// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/layer/layer_data.h"

namespace shardscope {

/// One logarithmic scale for the sides of all tensors of a layer. They range from a router's hundreds to millions of dispatched tokens, so
/// that only a logarithmic scale shows both. The smallest side is as long as two doublings.
class TensorScale {
public:
    explicit TensorScale(const LayerDiagramData& data);

    [[nodiscard]] bool isKnown() const { return m_smallest > 0; }
    /// Returns the smallest side of all, in elements.
    [[nodiscard]] double smallest() const { return m_smallest; }
    /// Returns the length of a side, in doublings.
    [[nodiscard]] double doublings(double size) const;
    /// Returns the highest tensor of a row relative to the highest of all, 0 to 1.
    [[nodiscard]] double heightShare(const LayerRow& row) const;
    /// Returns the longest possible doubling, so that every tensor fits the width and its row's height.
    [[nodiscard]] double longestDoubling(const LayerDiagramData& data, double width,
                                         const std::function<double(const LayerRow&)>& heightOf) const;

private:
    [[nodiscard]] double tallest(const LayerRow& row) const;

    double m_smallest = 0;
    double m_tallest = 0;  ///< in doublings
};

}  // namespace shardscope
