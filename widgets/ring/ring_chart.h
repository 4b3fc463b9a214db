// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/charts/moving_chart.h"
#include "widgets/ring/ring_scene.h"

namespace shardscope {

/// The keys of each rank over time, and the waits. Signals give (rank, step), with step −1 for a rank as a whole; Left and Right go through
/// steps, Up and Down through ranks. Within a step only moving parts are repainted, over a cached picture.
class RingChart : public MovingChart {
    Q_OBJECT
public:
    using MovingChart::MovingChart;

    void setPicture(std::shared_ptr<const RingPicture> picture);
    [[nodiscard]] const RingPicture* picture() const { return m_picture.get(); }
    void setPage(RingPage page);
    [[nodiscard]] RingPage page() const { return m_page; }
    void setMoment(const Moment& moment);
    [[nodiscard]] const Moment& moment() const { return m_moment; }
    /// Highlights a rank that another view points at; −1: none.
    void setHighlightedRank(int rank);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{640, 420}, {260, 180}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }  // a ring turns clockwise, and time runs to the right
    [[nodiscard]] bool hasPicture() const override { return m_picture != nullptr; }
    [[nodiscard]] Scene standingAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] Scene movingAt(const QSizeF& size, const Theme& theme) const override;
    void paintContent(QPainter& painter, const Theme& theme) override;
    void paintPointed(QPainter& painter, int mark, const Theme& theme) const override;

private:
    void paintRank(QPainter& painter, int rank, const Theme& theme) const;
    [[nodiscard]] QString stepName(int rank, int step) const;
    [[nodiscard]] QString rankName(int rank) const;
    [[nodiscard]] int nextGroup(int mark, int key) const;
    [[nodiscard]] TableData tableOfRanks() const;

    std::shared_ptr<const RingPicture> m_picture;
    RingPage m_page = RingPage::Steps;
    Moment m_moment;
    int m_highlightedRank = -1;
};

}  // namespace shardscope
