// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/charts/moving_chart.h"
#include "widgets/shards/shards_picture.h"

namespace shardscope {

/// The states of each rank. Signals give (rank, piece) of the small examples, (way to shard, part) of the model, (operator, −1) of its
/// layer; item −1: the row as a whole; group kFrameGroup: a frame. Within a frame only moving parts are repainted.
class ShardsChart : public MovingChart {
    Q_OBJECT
public:
    using MovingChart::MovingChart;

    void setPicture(std::shared_ptr<const ShardsPicture> picture);
    [[nodiscard]] const ShardsPicture* picture() const { return m_picture.get(); }
    void setMoment(const ShardsMoment& moment);
    [[nodiscard]] const ShardsMoment& moment() const { return m_moment; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{760, 420}, {320, 220}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }  // frames run to the right, and matrices keep their order
    [[nodiscard]] bool hasPicture() const override { return m_picture != nullptr; }
    [[nodiscard]] Scene standingAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] Scene movingAt(const QSizeF& size, const Theme& theme) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::shared_ptr<const ShardsPicture> m_picture;
    ShardsMoment m_moment;
};

/// Return the numbers of the picture, and the name of a mark.
[[nodiscard]] TableData shardsTable(const std::shared_ptr<const ShardsPicture>& picture);
[[nodiscard]] QString shardsMarkName(const ShardsPicture& picture, const ShardsMoment& moment, const SceneMark& mark);

}  // namespace shardscope
