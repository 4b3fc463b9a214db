// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/hardware/hardware.h"

namespace shardscope {

/// The devices, networks and nodes that ship with the program (`resources/hardware/`). Their ids are part of the scenario
/// format. Invariants, tested: ids are unique; every node names a device and a network of the catalogue, every price a device.
struct HardwareCatalog {
    std::vector<Gpu> gpus;
    std::vector<Network> networks;
    std::vector<NodePreset> clusters;
    std::vector<DevicePrice> prices;  ///< of some devices, one each

    /// Returns the entry of that id, or null.
    [[nodiscard]] const Gpu* findGpu(std::string_view id) const;
    [[nodiscard]] const Network* findNetwork(std::string_view id) const;
    [[nodiscard]] const NodePreset* findCluster(std::string_view id) const;

    /// Returns the price of this GPU, or null where none is listed.
    [[nodiscard]] const DevicePrice* priceOf(std::string_view gpu) const;

    /// Returns the node in which this GPU is usually bought: the first preset that has it, or null.
    [[nodiscard]] const NodePreset* usualNode(std::string_view gpu) const;
    /// Returns the first preset that `cluster` consists of, or null.
    [[nodiscard]] const NodePreset* presetOf(const Cluster& cluster) const;
};

/// Returns the catalogue, which is read once, at the first call (thread-safe).
[[nodiscard]] const HardwareCatalog& hardwareCatalog();

/// Makes `cluster` consist of nodes of this kind; their number, prices and profile stay.
void applyPreset(Cluster& cluster, const NodePreset& preset, const HardwareCatalog& catalog);
/// Gives `cluster` this GPU in its usual node, with the device's own scale-up network. A GPU without a preset gets nodes of eight, with one
/// InfiniBand NDR adapter each.
void applyUsualNode(Cluster& cluster, const Gpu& gpu, const HardwareCatalog& catalog);

}  // namespace shardscope
