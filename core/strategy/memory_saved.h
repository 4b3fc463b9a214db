// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/strategy/strategy.h"

namespace shardscope {

struct Scenario;

/// Returns the additional memory of the fullest GPU without a strategy, all else equal: tensor, sequence, context, pipeline or expert
/// parallelism of degree 1 (on as many fewer GPUs), ZeRO one level lower. 0 for data parallelism with the same micro-batch. Negative where
/// the strategy costs memory. Precondition: the plan is legal and the strategy in use.
[[nodiscard]] Bytes memorySaved(Strategy strategy, const Scenario& scenario);

}  // namespace shardscope
