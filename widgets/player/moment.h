// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// A step, from 0, and the fraction of it that has passed, from 0 to 1.
struct Moment {
    int step = 0;
    double phase = 0;

    bool operator==(const Moment&) const = default;
};

}  // namespace shardscope
