// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/useful_tokens.h"

#include "core/layer/document_rows.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/site/site.h"

namespace shardscope {

double usefulTokensOfStep(const Scenario& scenario)
{
    const Training& training = scenario.training;
    return training.documents.areUneven() ? usefulTokensOfStep(Site(scenario), resolvePlan(scenario)).value
                                          : static_cast<double>(training.globalBatch) * static_cast<double>(training.sequenceLength);
}

}  // namespace shardscope
