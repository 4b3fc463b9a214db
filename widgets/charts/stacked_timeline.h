// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// Stacked areas over time with markers and a crosshair that reads the values. Signals give (moment, −1). Left and Right go
/// from column to column, Page Up and Page Down from marker to marker, Up to the peak.
class StackedTimeline : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setData(const TimelineData& timeline);
    [[nodiscard]] const TimelineData& chartData() const { return m_data; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override { return m_data.title; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] int markAt(const QPointF& point) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
    void paintPointed(QPainter& painter, int mark, const Theme& theme) const override;

private:
    [[nodiscard]] qsizetype peak() const;
    [[nodiscard]] int markOfMoment(qsizetype moment) const;
    [[nodiscard]] int markOfMarker(int from, int step) const;
    [[nodiscard]] QString markerBefore(qsizetype moment) const;
    [[nodiscard]] QString momentText(qsizetype moment) const;

    TimelineData m_data;
};

}  // namespace shardscope
