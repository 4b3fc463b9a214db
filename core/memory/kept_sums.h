// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

/// Private to `core/memory`.
namespace shardscope {

struct ResolvedPlan;

/// What one micro-batch keeps, and what of it may be offloaded to the host.
struct KeptSums {
    TermSum kept;
    TermSum offloadable;

    /// Returns the bytes that stay on the device.
    [[nodiscard]] Term onDevice(std::string_view id, const ResolvedPlan& plan, const Terms& terms, const Terms& named) const;
};

}  // namespace shardscope
