// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/hardware/hardware.h"
#include "core/io/object_reader.h"

namespace shardscope {

/// Reads the key `groups` of a cluster: one object for each kind of node, with fields as those of a cluster of one kind. Empty where the
/// key is absent.
[[nodiscard]] std::vector<NodeGroup> readNodeGroups(ObjectReader& cluster);

}  // namespace shardscope
