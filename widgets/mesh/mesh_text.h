// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mesh/mesh_data.h"

namespace shardscope {

/// Returns ranks in short: "16–23", "3, 11, … 59".
[[nodiscard]] QString ranksText(const MeshData& data, const std::vector<int>& ranks);

/// The links by which a group's members reach each other.
enum class GroupReach { Alone, Domain, Mixed, Network };
[[nodiscard]] GroupReach reachOf(const std::vector<int>& ranks, int domain);
/// Returns the same for all groups along an axis, by the one that is scattered most.
[[nodiscard]] GroupReach reachOf(const MeshAxis& axis);
/// Returns "inside the NVLink domain", "NVLink and NICs", "over NICs".
[[nodiscard]] QString reachText(GroupReach reach, const QString& domainName);

/// Returns the name of an axis of a torus: "x", "y", "z".
[[nodiscard]] QString torusAxisName(std::size_t axis);
/// Returns "4 × 8 × 8".
[[nodiscard]] QString torusProduct(const TorusSpan& torus);
/// Returns the place of a chip: "slice 1, x 3, y 0, z 2".
[[nodiscard]] QString torusPlace(const MeshShape& shape, int rank);
/// Returns the part of the torus that the groups along an axis span: "all of x, 2 of 8 along y"; over NICs as well where they leave it.
[[nodiscard]] QString torusText(const MeshData& data, const MeshAxis& axis);
/// Returns "NVLink domain 3: 64 of 72 GPUs", or of a torus "Slice 0: 4 × 4 × 4 chips, every axis a ring".
[[nodiscard]] QString domainBoxName(const MeshData& data, int box);

/// Returns "TP 8 × CP 1 × DP 2 × PP 4".
[[nodiscard]] QString productText(const MeshPane& pane);
/// Returns the same with the torus: "… on a torus of 4 × 4 × 4 chips".
[[nodiscard]] QString productText(const MeshData& data, const MeshPane& pane);
/// Returns "GPU 17".
[[nodiscard]] QString gpuName(const MeshData& data, int rank);
/// Returns what this GPU runs beside layers, "vision encoder"; empty: nothing.
[[nodiscard]] QString besideLayers(const MeshData& data, int rank);
/// Returns a GPU's place and its groups, for a screen reader.
[[nodiscard]] QString gpuDescription(const MeshData& data, int rank);
/// Returns the way of a GPU's group: "within one NVLink domain", or of a torus "all of x".
[[nodiscard]] QString wayText(const MeshData& data, const MeshAxis& axis, const std::vector<int>& group);
/// Returns the time of a GPU's collectives along an axis, and the part of it that is exposed; empty: not known.
[[nodiscard]] QString timeText(const MeshData& data, const MeshAxis& axis, int stage);
/// Returns "2 of 6 links"; empty where the chips form no torus, or the group sends nothing.
[[nodiscard]] QString linksText(const MeshData& data, const MeshAxis& axis, int stage);
/// Returns "120 GiB a step".
[[nodiscard]] QString perStep(Bytes bytes);

/// Returns the GPU of a rank's node; empty where all nodes are alike.
[[nodiscard]] QString kindOfNode(const MeshData& data, int rank);

}  // namespace shardscope
