// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/kept_sums.h"

#include "core/plan/resolved_plan.h"

namespace shardscope {

Term KeptSums::onDevice(std::string_view id, const ResolvedPlan& plan, const Terms& terms, const Terms& named) const
{
    if (plan.offloadActivations == 0)
        return kept.as(id, named);
    const Term sent = terms.product("kept-on-host", terms("/plan/offload_activations", plan.offloadActivations),
                                    offloadable.as("offloadable-per-micro-batch", terms));
    return named.difference(id, kept.as("kept-before-offload", terms), sent);
}

}  // namespace shardscope
