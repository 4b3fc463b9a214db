// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/estimate_text.h"

#include "app/text/core_text.h"
#include "app/text/scenario_text.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/text/tr.h"

namespace shardscope {

QString stageName(int stage) { return tr("stage %1").arg(stage); }

QString stageName(const Estimate& estimate, int stage)
{
    const bool isEncoder = estimate.isLegal() && stage >= 0 && stage < estimate.plan().ranksBeforeLanguage();
    return isEncoder ? encodersName(*estimate.scenario().architecture) : stageName(stage);
}

QString memoryClassName(MemoryClass memoryClass)
{
    switch (memoryClass) {
    case MemoryClass::Parameters:
        return tr("parameters");
    case MemoryClass::Gradients:
        return tr("gradients");
    case MemoryClass::Optimizer:
        return tr("optimizer");
    case MemoryClass::Activations:
        return tr("activations");
    case MemoryClass::Temporary:
        return tr("temporary");
    case MemoryClass::Framework:
        return tr("framework");
    }
    return {};
}

QString whyImpossible(const Estimate& estimate)
{
    if (estimate.isLegal() || estimate.findings().empty())
        return {};
    return findingSentence(estimate.findings().front());
}

}  // namespace shardscope
