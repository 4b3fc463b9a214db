// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"

namespace shardscope {

struct Cluster;

/// A cluster by the id of a built-in node, or by the path of a file: a scenario, whose cluster is taken, or an object as the
/// scenario's `cluster` is one. Where nothing says how many nodes there are, there are enough for `gpus`. Fewer GPUs than
/// that are an error.
[[nodiscard]] Result<Cluster> loadCluster(const std::string& fileOrPreset, int gpus);

}  // namespace shardscope
