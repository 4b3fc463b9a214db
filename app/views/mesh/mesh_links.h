// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mesh/mesh_data.h"

namespace shardscope {

struct Cluster;

/// Returns the networks of a cluster in words, the fastest first: the scale-up network, PCIe where that ends within a node, and the NICs, each
/// with its bandwidth, how far that can be trusted, and its source.
[[nodiscard]] QList<MeshLink> meshLinks(const Cluster& cluster);

/// Returns the name of what a job's GPUs share without the network: "NVLink domain", "ICI 3D torus", or "node" where the scale-up network is
/// missing or smaller than a node.
[[nodiscard]] QString domainName(const Cluster& cluster);

}  // namespace shardscope
