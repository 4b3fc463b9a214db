// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "widgets/mesh/mesh_data.h"

namespace shardscope {

struct Gpu;
struct Scenario;

/// Holds what the mesh view shows of one scenario: its groups, its traffic where the plan is legal, and where groups that should stay
/// inside a fast domain do not.
struct MeshPicture {
    MeshData data;
    QString impossible;  ///< why there is no mesh; empty: there is one
};

/// `order`: another rank order than the scenario's. Takes milliseconds for thousands of GPUs: off the GUI thread.
[[nodiscard]] std::shared_ptr<const MeshPicture> meshPicture(Scenario scenario, const std::optional<RankOrder>& order);

/// "NVLink domain", "ICI 3D torus domain": what the GPUs of a scale-up network share, without the number of links.
[[nodiscard]] QString domainName(const Gpu& gpu);

}  // namespace shardscope
