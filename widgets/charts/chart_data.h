// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

#include "widgets/text/numbers.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// The format of a chart's values: on the axis, above a bar, and in a sentence.
struct ValueFormat {
    double unit = 1;                        ///< value of 1 on the axis
    QString unitName;                       ///< "GiB"
    std::function<QString(double)> figure;  ///< short, without the unit: "61.2"
    std::function<QString(double)> text;    ///< with the unit: "61.2 GiB"
};

[[nodiscard]] ValueFormat bytesFormat(ByteUnit unit);

/// One class of a stack.
struct ChartSeries {
    QString name;
    ColorRole role = ColorRole::Parameters;
};

/// A level that must not be exceeded, drawn as a dashed line. Without value: none.
struct ChartLimit {
    double value = 0;
    QString name;  ///< "80 GB"
};

struct StackedBar {
    QString name;           ///< "stage 0"
    QString shortName;      ///< "0", where there is no room for the name
    QList<double> values;   ///< one per series, not negative
    QString impossible;     ///< why there are no values; empty: there are
    ChartLimit ownLimit{};  ///< instead of the chart's; without value: the chart's

    [[nodiscard]] double total() const;
};

struct StackedBarsData {
    QString title;              ///< for screen readers: "Memory by pipeline stage"
    QString category;           ///< what a bar is: "stage"
    QList<ChartSeries> series;  ///< from the bottom up
    QList<StackedBar> bars;
    ChartLimit limit;
    ValueFormat format = bytesFormat(ByteUnit::Binary);
    QString whenEmpty;  ///< sentence instead of an empty plot

    [[nodiscard]] const ChartLimit& limitOf(const StackedBar& bar) const { return bar.ownLimit.value > 0 ? bar.ownLimit : limit; }
    [[nodiscard]] bool hasOwnLimits() const;
    [[nodiscard]] bool isOver(const StackedBar& bar) const;
    /// Sets the limit of each bar: the chart's if all are alike, else each bar's own.
    void setLimits(const QList<ChartLimit>& each);
};

struct TreemapTile {
    QString name;
    double value = 0;
    QString detail;  ///< one line more for the tooltip; may be empty
};

struct TreemapGroup {
    QString name;
    ColorRole role = ColorRole::Parameters;
    QList<TreemapTile> tiles;

    [[nodiscard]] double total() const;
};

struct TreemapData {
    QString title;
    QList<TreemapGroup> groups;
    ValueFormat format = bytesFormat(ByteUnit::Binary);
    QString whenEmpty;
};

struct TimelineMarker {
    double time = 0;
    QString name;  ///< "backward starts"
};

struct TimelineData {
    QString title;
    QList<ChartSeries> series;    ///< from the bottom up
    QList<double> times;          ///< ascending
    QList<QList<double>> values;  ///< [series][time]; each holds until the next time
    double end = 0;               ///< end of the last value
    QList<TimelineMarker> markers;
    ChartLimit limit;
    ValueFormat format = bytesFormat(ByteUnit::Binary);
    std::function<QString(double)> timeText;
    QString whenEmpty;

    [[nodiscard]] double totalAt(qsizetype moment) const;
};

}  // namespace shardscope
