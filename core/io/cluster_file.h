// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"

namespace shardscope {

struct Cluster;

/// Returns a cluster by the id of a built-in node, or by the path of a file: a scenario, whose cluster is taken, or an object like the
/// scenario's `cluster`. Without a stated number there are enough nodes for `gpus`. Error: fewer GPUs than `gpus`.
[[nodiscard]] Result<Cluster> loadCluster(const std::string& fileOrPreset, int gpus);

}  // namespace shardscope
