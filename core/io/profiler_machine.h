// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

/// Returns the ranks of "[0, 1, 2]"; empty where the text is not a list or is shortened.
[[nodiscard]] std::vector<int> ranksOfText(std::string_view text);

/// Collects the head of a trace from a streaming reader and skips everything else. `depth` counts the objects and lists around a value; for
/// an object that opens, itself included.
class TracedMachineReader {
public:
    void key(std::size_t depth, const std::string& name);
    void object(std::size_t depth);
    void text(std::size_t depth, const std::string& value);
    void number(std::size_t depth, double value);
    [[nodiscard]] TracedMachine& machine() { return m_machine; }

private:
    [[nodiscard]] bool inDevice(std::size_t depth) const
    {
        return m_part == "deviceProperties" && depth == 3 && !m_machine.devices.empty();
    }
    [[nodiscard]] bool inGroup(std::size_t depth) const { return m_part == "distributedInfo" && depth == 4 && !m_machine.groups.empty(); }

    std::string m_part;
    std::string m_key;
    TracedMachine m_machine;
};

}  // namespace shardscope
