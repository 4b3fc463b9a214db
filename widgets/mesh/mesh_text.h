// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mesh/mesh_data.h"

namespace shardscope {

/// Returns ranks in short: "16–23", "3, 11, … 59".
[[nodiscard]] QString ranksText(const std::vector<int>& ranks);

/// The links by which a group's members reach each other.
enum class GroupReach { Alone, Domain, Mixed, Network };
[[nodiscard]] GroupReach reachOf(const std::vector<int>& ranks, int domain);
/// Returns "inside the NVLink domain", "NVLink and NICs", "over NICs".
[[nodiscard]] QString reachText(GroupReach reach, const QString& domainName);

/// Returns "TP 8 × CP 1 × DP 2 × PP 4".
[[nodiscard]] QString productText(const MeshPane& pane);
/// Returns "GPU 17".
[[nodiscard]] QString gpuName(int rank);
/// Returns what this GPU runs beside layers, "vision encoder"; empty: nothing.
[[nodiscard]] QString besideLayers(const MeshData& data, int rank);
/// Returns a GPU's place and its groups, for a screen reader.
[[nodiscard]] QString gpuDescription(const MeshData& data, int rank);
/// Returns "120 GiB a step".
[[nodiscard]] QString perStep(Bytes bytes);

}  // namespace shardscope
