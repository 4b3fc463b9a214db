// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shardscope {

/// A process group of a profiler trace.
struct TracedGroup {
    std::string name;         ///< "3": PyTorch's number of it
    std::string description;  ///< "mesh_tp"; empty: not said
    std::vector<int> ranks;   ///< empty: not said, or shortened ("[0, 1, ..., 63]")
};

/// The machine on which a trace was recorded, from its head: `deviceProperties` and `distributedInfo` of Kineto's JSON.
struct TracedMachine {
    struct Device {
        std::int64_t id = 0;
        std::string name;  ///< as the driver names it
    };
    std::vector<Device> devices;
    std::optional<int> rank;
    std::optional<int> worldSize;
    std::string nccl;
    std::vector<TracedGroup> groups;  ///< of `pg_config`

    /// Returns the name of the first device; empty where the trace names none.
    [[nodiscard]] std::string deviceName() const { return devices.empty() ? std::string() : devices.front().name; }
    /// Returns the number of nodes of a group, where the trace states the devices of one node. A process that sees only one device does not
    /// tell the size of its node.
    [[nodiscard]] std::optional<int> nodesOf(const std::vector<int>& ranks) const;
};

}  // namespace shardscope
