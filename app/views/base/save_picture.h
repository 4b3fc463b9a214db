// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace shardscope {

class ChartWidget;
struct Scene;

/// Writes exactly what a chart shows, as PNG, SVG or PDF after the ending of the path. Empty: done; else a sentence that says
/// why not. The old file survives a failure.
[[nodiscard]] QString savePicture(const ChartWidget& chart, const QString& path);
[[nodiscard]] QString savePicture(const Scene& scene, const QString& title, const QString& path);

/// The same of a part of the window that is no chart.
[[nodiscard]] QString savePicture(QWidget& shown, const QString& title, const QString& path);

/// Returns what a dialog offers: "PNG picture (*.png);;…".
[[nodiscard]] QString pictureFilters();

}  // namespace shardscope
