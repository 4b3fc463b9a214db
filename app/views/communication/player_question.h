// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/communication/communication_facts.h"
#include "widgets/collectives/collective_data.h"

namespace shardscope {

struct Cluster;

inline constexpr int kFewestPlayed = 2;
inline constexpr int kMostPlayed = 16;
inline constexpr Bytes kLeastPlayed{1.0};
inline constexpr Bytes kMostPlayedBytes{1099511627776.0};  ///< 1 TiB

/// The question of the collective player. `bytes`: the size as nccl-tests defines it.
struct PlayerQuestion {
    PlayedOperation operation = PlayedOperation::AllReduce;
    PlayedAlgorithm algorithm = PlayedAlgorithm::Ring;
    int ranks = 8;
    int nodes = 1;  ///< over which the ranks are distributed evenly; divides them
    Bytes bytes{25.0 * 1024 * 1024};

    [[nodiscard]] int ranksPerNode() const { return ranks / nodes; }
    bool operator==(const PlayerQuestion&) const = default;
};

/// Returns the nearest question that can be played: an algorithm of the operation, nodes that divide the ranks.
[[nodiscard]] PlayerQuestion playable(PlayerQuestion question);
/// Returns the numbers of nodes that the ranks can be distributed over: 1, 2 if even, and one each.
[[nodiscard]] QList<int> nodeChoices(const PlayerQuestion& question);

/// A collective of the plan, played on as many ranks as fit.
struct PlayerPreset {
    QString id;
    QString name;    ///< "DP: reduce-scatter of 1.2 GiB"
    QString inPlan;  ///< how often, on how many GPUs, in which time
    ColorRole hue = ColorRole::Accent;
    PlayerQuestion question;
};
/// Returns the presets, gradients first. Empty where nothing is sent.
[[nodiscard]] QList<PlayerPreset> playerPresets(const CommunicationFacts& facts);

/// Returns the data that the player draws, with the collective model's time on this cluster.
[[nodiscard]] CollectiveData answerQuestion(const PlayerQuestion& question, const Cluster& cluster);

}  // namespace shardscope
