// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct LedgerInputs;
struct RankParameters;
struct ResolvedPlan;
struct Site;

/// Returns the bytes of a rank's weights while the model is built, where FSDP shards it only then. 0 where it is built in shards, and where
/// weights are not sharded.
[[nodiscard]] Term builtModel(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankParameters& parameters,
                              const Terms& terms = {});

}  // namespace shardscope
