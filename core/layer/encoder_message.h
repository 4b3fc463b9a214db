// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct Architecture;
struct RankShape;
struct ResolvedPlan;

/// Returns the bytes of one micro-batch between the encoder's own GPUs and the language model: with the plan of the language model those
/// that one replica receives, with the plan of the encoder those that one copy of it makes. Their gradients have as many.
[[nodiscard]] Term encoderMessage(const Architecture& architecture, const ResolvedPlan& plan, const RankShape& shape,
                                  const Terms& terms = {});

}  // namespace shardscope
