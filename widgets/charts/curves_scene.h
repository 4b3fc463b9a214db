// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/curves.h"

namespace shardscope {

[[nodiscard]] Scene curvesScene(const CurvesData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
