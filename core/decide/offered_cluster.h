// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// Returns the scenario on one whole node with this GPU: its own node, or the usual one of another GPU. The scenario loses the price, power
/// and measured profile of its former GPU.
[[nodiscard]] Scenario onNode(Scenario scenario, const Gpu& gpu);

/// Returns the scenario of `onNode` on so many GPUs, in whole nodes or as one smaller node. Error: Contradiction where they fill no whole
/// nodes.
[[nodiscard]] Result<Scenario> withGpus(Scenario scenario, int gpus);

/// Returns the GPU of this id. Error: UnknownName.
[[nodiscard]] Result<Gpu> gpuOfId(const std::string& id);

/// Returns the scenario on every count of every kind of GPU. Without ids: on its own kind; without counts: on as many as it has. Errors:
/// those of `gpuOfId` and `withGpus`.
[[nodiscard]] Result<std::vector<Scenario>> onClusters(const Scenario& scenario, const std::vector<std::string>& gpus,
                                                       const std::vector<int>& counts);

}  // namespace shardscope
