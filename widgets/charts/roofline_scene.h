// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/roofline.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// Returns the scene. Marks: one per point, `group` its index, `item` 0. Points that would cover each other are moved apart, with a line to
/// their place.
[[nodiscard]] Scene rooflineScene(const RooflineData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
