// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/document_facts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/framework/framework_defaults.h"
#include "core/lengths/document_work.h"
#include "core/model/architecture.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/plan_facts.h"
#include "core/scenario/scenario.h"

namespace shardscope {

void addDocuments(PlanFacts& facts, const Scenario& scenario)
{
    const Documents& documents = scenario.training.documents;
    facts.filling = documents.filling.value_or(RowFilling::Full);
    facts.statesLengths = documents.lengths != nullptr;
    facts.statesPackTokens = documents.packTokens.has_value();
    facts.statesLossShare = documents.lossShare.has_value();
    facts.balance = documents.balance.value_or(RankBalance::None);
    facts.hasDynamicContext = traitsOf(frameworkOf(scenario.training)).dynamicContext;
    if (documents.chooseContext())
        facts.chosenContext = documents.lengths;
    if (!documents.areUneven() || !scenario.architecture)
        return;
    facts.documentsAreKnown = documentWork(*scenario.architecture).hasValue();
    facts.scoresDocumentsApart =
        isFused(attentionKernelOf(scenario.training, scenario.cluster.gpu, attentionNeeds(*scenario.architecture)));
}

std::int64_t PlanFacts::microBatches() const
{
    if (!chosenContext)
        return std::max<std::int64_t>(1, globalBatch / std::max<std::int64_t>(1, saturatingProduct(dataParallel(), microBatch)));
    const double ranks = static_cast<double>(dataParallel()) * static_cast<double>(cp) * static_cast<double>(microBatch);
    const double pieces = static_cast<double>(globalBatch) * contextDegrees().ofDocuments / ranks;
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(pieces)));
}

ContextDegrees PlanFacts::contextDegrees() const
{
    const auto longest = static_cast<double>(sequence);
    const auto ranks = static_cast<int>(std::min<std::int64_t>(dataParallel(), std::numeric_limits<int>::max() / cp));
    return shardscope::contextDegrees(chosenContext->lengths.cutAt(longest), dynamicContext(longest, static_cast<int>(cp), ranks));
}

}  // namespace shardscope
