// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/strategy_text.h"

#include <QLocale>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan.h"
#include "core/step/step.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString collectiveName(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return tr("all-reduce");
    case CollectiveKind::AllGather:
        return tr("all-gather");
    case CollectiveKind::ReduceScatter:
        return tr("reduce-scatter");
    case CollectiveKind::AllToAll:
        return tr("all-to-all");
    case CollectiveKind::SendReceive:
        return tr("send/receive");
    }
    return {};
}

}  // namespace

QString strategyLetters(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
        return QStringLiteral("DP");
    case Strategy::Zero1:
        return QStringLiteral("ZeRO-1");
    case Strategy::Zero2:
        return QStringLiteral("ZeRO-2");
    case Strategy::Zero3:
        return QStringLiteral("ZeRO-3");
    case Strategy::Tensor:
        return QStringLiteral("TP");
    case Strategy::Sequence:
        return QStringLiteral("TP + SP");
    case Strategy::Context:
        return QStringLiteral("CP");
    case Strategy::Pipeline:
        return QStringLiteral("PP");
    case Strategy::Expert:
        return QStringLiteral("EP");
    }
    return {};
}

QString strategyMeaning(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
        return tr("data parallelism");
    case Strategy::Zero1:
        return tr("optimizer states sharded");
    case Strategy::Zero2:
        return tr("gradients sharded too");
    case Strategy::Zero3:
        return tr("parameters sharded too (FSDP)");
    case Strategy::Tensor:
        return tr("tensor parallelism");
    case Strategy::Sequence:
        return tr("and sequence parallelism");
    case Strategy::Context:
        return tr("context parallelism");
    case Strategy::Pipeline:
        return tr("pipeline parallelism");
    case Strategy::Expert:
        return tr("expert parallelism");
    }
    return {};
}

QString batchText(const StrategyFacts& facts, const Estimate& estimate)
{
    const QLocale locale;
    const Plan& plan = estimate.scenario().plan;
    const ResolvedPlan& resolved = estimate.plan();
    switch (batchEffect(facts.row.strategy)) {
    case BatchEffect::MoreSequences:
        return tr("multiplies it: %1 × %2 × DP %3").arg(plan.microBatch).arg(resolved.microBatches).arg(resolved.dp);
    case BatchEffect::PartsOfASequence:
        return tr("none: each rank has %1 of the tokens")
            .arg(locale.toString(estimate.scenario().training.sequenceLength / std::max(1, resolved.cp)));
    case BatchEffect::SameSequences:
        return facts.row.strategy == Strategy::Expert ? tr("no extra ranks: uses the DP ranks") : tr("none: same sequences");
    case BatchEffect::NeedsMicroBatches:
        return tr("needs micro-batches: %1 for %2 stages").arg(resolved.microBatches).arg(resolved.pp);
    }
    return {};
}

QString collectiveText(const StrategyFacts& facts)
{
    if (!facts.hasFigures())
        return {};
    if (facts.row.strategy == Strategy::Sequence)
        return tr("reduce-scatter and all-gather, counted under TP");
    const QString text =
        facts.row.areAlike ? tr("%1 × %2 of %3") : tr("%1, the largest: %2 of %3", "2,817, the largest: all-gather of 5 MiB");
    return text.arg(countText(std::round(facts.row.collectives)), collectiveName(facts.row.collective),
                    bytesText(facts.row.bytesEach.value()));
}

namespace {

QString wireText(const GroupPlacement& group, const Cluster& cluster)
{
    if (group.ranks <= 1)
        return tr("no link: one GPU");
    if (group.crossesNetwork())
        return tr("%1, %2 nodes").arg(QString::fromStdString(cluster.network.name)).arg(group.islands);
    if (group.leavesDomain())
        return tr("PCIe, %1 GPUs").arg(group.ranks);
    return tr("%1, %2 GPUs").arg(QString::fromStdString(cluster.gpu.scaleUpKind)).arg(group.ranks);
}

}  // namespace

QString wireText(const StrategyFacts& facts, const Cluster& cluster)
{
    const std::vector<GroupPlacement>& levels = facts.row.levels;
    if (levels.empty())
        return wireText(facts.row.group, cluster);
    return tr("heads: %1; ring: %2", "the links of two levels").arg(wireText(levels[0], cluster), wireText(levels[1], cluster));
}

QString ratioText(double ratio)
{
    if (!std::isfinite(ratio))
        return QStringLiteral("–");
    const QLocale locale;
    if (ratio == 0 || (std::abs(ratio) >= 0.001 && std::abs(ratio) < 1e5))
        return locale.toString(ratio, 'g', std::abs(ratio) < 1000 ? 3 : 5);
    // Too large or small to count its zeros: as a power of ten.
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(ratio))));
    QString power = QString::number(exponent);
    const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (QChar& digit : power)
        digit = digit == u'-' ? QChar(0x207b) : superscripts[digit.digitValue()];
    return QStringLiteral("%1 × 10%2").arg(locale.toString(ratio / std::pow(10.0, exponent), 'f', 1), power);
}

}  // namespace shardscope
