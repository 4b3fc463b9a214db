// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/explain/derivation.h"

namespace shardscope {

class Estimate;

/// Returns the derivation of one number of the estimate, or of an intermediate one (a `field` of another derivation). `field` is its JSON
/// pointer. Error: UnknownName, with the nearest field.
[[nodiscard]] Result<Derivation> explain(const Estimate& estimate, std::string_view field);

}  // namespace shardscope
