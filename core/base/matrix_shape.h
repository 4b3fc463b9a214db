// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope {

/// A multiply of (m × k) by (k × n), `count` times. The backward pass has two of the same size.
struct MatrixShape {
    double m = 0;
    double n = 0;
    double k = 0;
    double count = 1;

    [[nodiscard]] Flop flop() const { return Flop(2 * m * n * k * count); }
};

}  // namespace shardscope
