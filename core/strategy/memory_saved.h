// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/strategy/strategy.h"

namespace shardscope {

struct Scenario;

/// How much more the fullest GPU would hold without a strategy, all else equal: tensor, sequence, context, pipeline or expert
/// parallelism of degree 1 (on as many fewer GPUs), ZeRO one level lower. Data parallelism with the same micro-batch saves
/// nothing: 0. Negative where the strategy costs memory. Precondition: the plan is legal and the strategy in use.
[[nodiscard]] Bytes memorySaved(Strategy strategy, const Scenario& scenario);

}  // namespace shardscope
