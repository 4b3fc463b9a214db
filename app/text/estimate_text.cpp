// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/estimate_text.h"

#include <QLocale>

#include "app/text/core_text.h"
#include "app/text/scenario_text.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

/// Returns the name of the encoder whose GPUs a pipeline rank is; empty of a rank of the language model.
QString encoderOfRank(const Estimate& estimate, int rank)
{
    const bool isEncoder = estimate.isLegal() && rank >= 0 && rank < estimate.plan().ranksBeforeLanguage();
    return isEncoder ? encodersName(*estimate.scenario().architecture) : QString();
}

}  // namespace

QString stageName(const Estimate& estimate, int stage)
{
    const QString encoder = encoderOfRank(estimate, stage);
    return encoder.isEmpty() ? tr("stage %1").arg(stage) : encoder;
}

QString pipelineRankName(const Estimate& estimate, int rank)
{
    const QString encoder = encoderOfRank(estimate, rank);
    return encoder.isEmpty() ? tr("rank %1").arg(QLocale().toString(rank)) : encoder;
}

QStringList pipelineRankNames(const Estimate& estimate)
{
    QStringList names;
    for (int rank = 0; rank < estimate.plan().pp; ++rank)
        names << pipelineRankName(estimate, rank);
    return names;
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
