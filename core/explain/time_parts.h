// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_context.h"

/// Numbers of the step, of throughput and of cost; private to `core/explain`. Precondition: the estimate has a step.
namespace shardscope {

[[nodiscard]] Part explainRankTime(const ExplainContext& context, int rank, std::string_view name);
[[nodiscard]] Part explainTime(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainThroughput(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainCost(const ExplainContext& context, std::string_view name);

}  // namespace shardscope
