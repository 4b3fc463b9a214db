// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/choices.h"
#include "core/base/units.h"

namespace shardscope {

struct CostInputs;
struct Operator;

/// What of the experts' exchange counts as time of the device.
enum class Exchange { Exposed, Hidden };

/// Returns the seconds for which some operators of a layer keep the device busy or waiting for collectives, over all passes of one
/// micro-batch. The layer takes at least the sum over its operators.
[[nodiscard]] Seconds deviceSeconds(std::span<const Operator> operators, double headDim, Recompute recompute, const CostInputs& inputs,
                                    Exchange exchange = Exchange::Exposed);

}  // namespace shardscope
