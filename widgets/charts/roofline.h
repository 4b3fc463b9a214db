// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "widgets/charts/chart.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// The limits of a device: FLOP per second up to `peak`, and up to `bandwidth` times the intensity.
struct Roof {
    QString name;          ///< "datasheet"
    double peak = 0;       ///< FLOP per second
    double bandwidth = 0;  ///< bytes per second
    bool dashed = false;
};

struct RooflinePoint {
    QString letter;  ///< drawn in the point
    QString name;
    double intensity = 0;  ///< FLOP per byte moved
    double rate = 0;       ///< FLOP per second reached
    ColorRole role = ColorRole::Forward;
    QString detail;  ///< one more line for screen readers
};

struct RooflineData {
    QString title;
    QList<Roof> roofs;
    QList<RooflinePoint> points;  ///< above 0 in both
    QString whenEmpty;
};

/// Operators against the roofs of their device (Williams, Waterman, Patterson 2009), on logarithmic axes. Signals give
/// (point, 0). Left and Right move by intensity, Up and Down by rate.
class Roofline : public Chart<RooflineData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{480, 320}, {240, 180}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
};

/// Returns the FLOP per second that a roof allows at an intensity.
[[nodiscard]] double roofAt(const Roof& roof, double intensity);

}  // namespace shardscope
