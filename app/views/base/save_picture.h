// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace shardscope {

class ChartWidget;
struct Scene;

/// Writes the visible picture of a chart as PNG, SVG or PDF, by the path's extension. Returns the error as a sentence, or empty. The old
/// file survives a failure.
[[nodiscard]] QString savePicture(const ChartWidget& chart, const QString& path);
[[nodiscard]] QString savePicture(const Scene& scene, const QString& title, const QString& path);

/// Writes the same for a part of the window that is not a chart.
[[nodiscard]] QString savePicture(QWidget& shown, const QString& title, const QString& path);

/// Returns the filters of a file dialog: "PNG picture (*.png);;…".
[[nodiscard]] QString pictureFilters();

}  // namespace shardscope
