// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "widgets/mesh/mesh_data.h"

namespace shardscope {

struct Scenario;

/// The data of the mesh view for one scenario: its groups, its traffic where the plan is legal, and the groups that leave a fast domain but
/// should not.
struct MeshPicture {
    MeshData data;
    QString impossible;  ///< why there is no mesh; empty: there is one
};

/// Returns the picture. `order`: another rank order than the scenario's. Takes milliseconds for thousands of GPUs: to be called off the GUI
/// thread.
[[nodiscard]] std::shared_ptr<const MeshPicture> meshPicture(Scenario scenario, const std::optional<RankOrder>& order);

}  // namespace shardscope
