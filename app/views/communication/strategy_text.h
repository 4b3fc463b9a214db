// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/communication/communication_facts.h"

namespace shardscope {

struct Cluster;
class Estimate;

/// Returns the short name: "TP + SP", "ZeRO-1".
[[nodiscard]] QString strategyLetters(Strategy strategy);
/// Returns the meaning of the short name, in a few words.
[[nodiscard]] QString strategyMeaning(Strategy strategy);
/// Returns its effect on the batch, with the plan's numbers.
[[nodiscard]] QString batchText(const StrategyFacts& facts, const Estimate& estimate);
/// Returns "64 × all-reduce of 128 MiB".
[[nodiscard]] QString collectiveText(const StrategyFacts& facts);
/// Returns the link and the reach: "NVLink, 8 GPUs of a node", "400 Gb/s network, 2 nodes".
[[nodiscard]] QString wireText(const StrategyFacts& facts, const Cluster& cluster);
/// Returns a ratio of communication to compute: "0.12".
[[nodiscard]] QString ratioText(double ratio);

}  // namespace shardscope
