// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

/// Stacked areas over time with markers and a crosshair that reads the values. Signals give (moment, −1). Left and Right go
/// from column to column, Page Up and Page Down from marker to marker, Up to the peak.
class StackedTimeline : public Chart<TimelineData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] int markAt(const QPointF& point) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{520, 260}, {240, 170}}; }
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
};

}  // namespace shardscope
