// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/layer/layer_data.h"

namespace shardscope {

/// The operators of a layer from top to bottom, each with its tensors and their cuts, the collectives in between, and its cost. Signals
/// give (operator, −1), or (operator, transfer). Up and Down go from operator to operator, Left and Right to its transfers.
class LayerDiagram : public Chart<LayerDiagramData> {
    Q_OBJECT
public:
    using Chart::Chart;

    void setData(const LayerDiagramData& layer);

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the height at which every row has its full room.
    [[nodiscard]] double fullHeight(const Theme& theme) const;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
};

/// Returns "all-gather of 128 MiB over TP, 0.41 ms, all of it exposed".
[[nodiscard]] QString transferText(const LayerTransfer& transfer);
/// Returns "1.31 TFLOP".
[[nodiscard]] QString flopText(double flop);
/// Returns three digits: "0.41 ms", "13.2 µs".
[[nodiscard]] QString shortTimeText(double seconds);

}  // namespace shardscope
