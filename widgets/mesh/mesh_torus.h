// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/communication.h"
#include "widgets/charts/scene.h"
#include "widgets/mesh/mesh_layout.h"

namespace shardscope {

/// Appends the links of the first two axes of a torus, with the ends that close each ring; to be drawn before the cells, which cover most of
/// them. Nothing where cells are too small.
void appendTorusLinks(Scene& scene, const MeshLayout& layout, const Theme& theme);

/// Appends the rings of a group that pass through GPU `rank`, one along each axis that the group spans. A ring is closed where the group has
/// all chips of the torus' axis. `axis`: the plan's, for the hue.
void appendTorusRings(Scene& scene, const MeshLayout& layout, const std::vector<int>& group, int rank, Axis axis, const Theme& theme);

}  // namespace shardscope
