// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scatter.h"

namespace shardscope {

[[nodiscard]] Scene scatterScene(const ScatterData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
