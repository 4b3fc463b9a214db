// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layer/tensor_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shardscope {

namespace {

constexpr double kSmallestDoublings = 2;

template <typename Use>
void eachTensor(const LayerRow& row, const Use& use)
{
    for (const LayerTensor* tensor : {&row.input, &row.weights, &row.output}) {
        if (tensor->rows > 0 && tensor->columns > 0)
            use(*tensor);
    }
}

}  // namespace

TensorScale::TensorScale(const LayerDiagramData& data)
{
    double smallest = std::numeric_limits<double>::infinity();
    for (const LayerRow& row : data.rows)
        eachTensor(row, [&](const LayerTensor& tensor) { smallest = std::min({smallest, tensor.rows, tensor.columns}); });
    if (!std::isfinite(smallest))
        return;
    m_smallest = smallest;
    for (const LayerRow& row : data.rows)
        m_tallest = std::max(m_tallest, tallest(row));
}

double TensorScale::doublings(double size) const { return kSmallestDoublings + std::log2(size / m_smallest); }

double TensorScale::tallest(const LayerRow& row) const
{
    double most = 0;
    eachTensor(row, [&](const LayerTensor& tensor) { most = std::max(most, doublings(tensor.rows)); });
    return most;
}

double TensorScale::heightShare(const LayerRow& row) const { return m_tallest > 0 ? tallest(row) / m_tallest : 0; }

double TensorScale::longestDoubling(const LayerDiagramData& data, double width,
                                    const std::function<double(const LayerRow&)>& heightOf) const
{
    double longest = std::numeric_limits<double>::infinity();
    for (const LayerRow& row : data.rows) {
        eachTensor(row, [&](const LayerTensor& tensor) {
            longest = std::min({longest, width / doublings(tensor.columns), heightOf(row) / doublings(tensor.rows)});
        });
    }
    return std::isfinite(longest) ? std::max(0.0, longest) : 0;
}

}  // namespace shardscope
