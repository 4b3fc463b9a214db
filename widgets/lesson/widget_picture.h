// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene_export.h"

class QIODevice;
class QWidget;

namespace shardscope {

/// Writes the whole widget as drawn. Returns false if the device failed, or the widget has no size.
[[nodiscard]] bool writeWidgetPicture(QIODevice& device, PictureFormat format, QWidget& widget, const QString& title, double scale = 2);

}  // namespace shardscope
