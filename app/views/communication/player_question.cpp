// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/player_question.h"

#include <algorithm>
#include <cmath>

#include "app/views/communication/strategy_text.h"
#include "core/hardware/hardware.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// Ranks spread evenly over islands, each as the first GPUs of one.
GroupPlacement placed(const PlayerQuestion& question, const Cluster& cluster)
{
    GroupPlacement placement = placeRanks(question.ranksPerNode(), 1, cluster);
    placement.ranks = question.ranks;
    placement.domains *= question.nodes;
    placement.nodes *= question.nodes;
    placement.islands = question.nodes;
    placement.ranksPerIsland = question.ranksPerNode();
    if (question.nodes > 1)
        placement.nicBandwidthShare = adapterShare(cluster);
    if (cluster.podNodes) {
        const int podNodes = std::min(*cluster.podNodes, question.nodes);
        placement.ranksPerPod = podNodes * question.ranksPerNode();
        placement.pods = (question.nodes + podNodes - 1) / podNodes;
    }
    return placement;
}

QString wayText(const CollectiveTime& time)
{
    if (time.origin == CollectiveOrigin::MeasuredCurve)
        return tr("a measured curve of this hardware");
    if (time.origin == CollectiveOrigin::NicRule)
        return tr("link and adapter rules");
    return tr("NCCL's own model: %1, %2")
        .arg(QString::fromLatin1(nameOf(time.algorithm).data()), QString::fromLatin1(nameOf(time.protocol).data()));
}

void addModel(CollectiveData& data, const PlayerQuestion& question, const Cluster& cluster)
{
    const int island = islandOfJob(cluster);
    const std::optional<CollectiveKind> kind = collectiveKind(question.operation);
    if (!kind) {
        data.modelledBy = tr("none: NCCL does not model it");
    } else if (question.ranksPerNode() > island) {
        data.modelledBy = tr("none: a node here has %1 GPUs").arg(island);
    } else {
        const CollectiveTime time = CollectiveModel(cluster).time(*kind, question.bytes, placed(question, cluster));
        const bool isKnown = std::isfinite(time.seconds.value());
        data.modelledBy = isKnown ? wayText(time) : tr("none: there is no network");
        if (isKnown)
            data.modelled = time.seconds;
    }
}

PlayerQuestion questionOf(const StrategyRow& row)
{
    PlayerQuestion question;
    question.operation = playedOperation(row.collective);
    question.algorithm = algorithmsOf(question.operation).front();
    question.ranks = std::clamp(row.group.ranks, kFewestPlayed, kMostPlayed);
    if (row.group.crossesNetwork())
        question.nodes = row.group.ranksPerIsland > 1 ? 2 : question.ranks;
    question.bytes = std::clamp(row.bytesEach, kLeastPlayed, kMostPlayedBytes);
    return playable(question);
}

}  // namespace

QList<int> nodeChoices(const PlayerQuestion& question)
{
    if (question.algorithm == PlayedAlgorithm::Hierarchical)
        return {kPlayedNodes};
    QList<int> choices{1};
    if (question.ranks % 2 == 0 && question.ranks > 2)
        choices << 2;
    choices << question.ranks;
    return choices;
}

PlayerQuestion playable(PlayerQuestion question)
{
    question.ranks = std::clamp(question.ranks, kFewestPlayed, kMostPlayed);
    const std::span<const PlayedAlgorithm> known = algorithmsOf(question.operation);
    if (std::find(known.begin(), known.end(), question.algorithm) == known.end())
        question.algorithm = known.front();
    if (question.algorithm == PlayedAlgorithm::Hierarchical)
        question.ranks = std::max(4, question.ranks + question.ranks % 2);
    const QList<int> nodes = nodeChoices(question);
    if (!nodes.contains(question.nodes))
        question.nodes = question.nodes > 1 ? nodes.constLast() : nodes.constFirst();
    return question;
}

QList<PlayerPreset> playerPresets(const CommunicationFacts& facts)
{
    QList<PlayerPreset> presets;
    for (const StrategyFacts& of : facts.strategies) {
        if (!of.isInPlan || !(of.row.bytesEach > Bytes()) || of.row.group.ranks < kFewestPlayed)
            continue;
        PlayerPreset preset;
        preset.id = QString::fromLatin1(nameOf(of.row.strategy).data());
        preset.hue = roleOf(axisOf(of.row.strategy));
        preset.question = questionOf(of.row);
        const QString operation = operationName(preset.question.operation).toLower();
        preset.name = tr("%1: %2 of %3").arg(strategyLetters(of.row.strategy), operation, bytesText(of.row.bytesEach.value()));
        preset.inPlan = tr("%1 per step on %2 GPUs, %3 each")
                            .arg(collectiveText(of))
                            .arg(of.row.group.ranks)
                            .arg(durationText(of.row.each.seconds.value()));
        presets << preset;
    }
    return presets;
}

CollectiveData answerQuestion(const PlayerQuestion& question, const Cluster& cluster)
{
    CollectiveData data = collectiveData(question.operation, question.algorithm, question.ranks, question.bytes, question.ranksPerNode(),
                                         linkSpeeds(cluster));
    addModel(data, question, cluster);
    return data;
}

}  // namespace shardscope
