// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// A process group as a profiler trace tells it.
struct TracedGroup {
    std::string name;         ///< "3": PyTorch's number of it
    std::string description;  ///< "mesh_tp"; empty: not said
    std::vector<int> ranks;   ///< empty: not said, or shortened ("[0, 1, ..., 63]")
};

/// Where a trace was recorded, as its head says: `deviceProperties` and `distributedInfo` of Kineto's JSON.
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

    /// The name of the first device; empty where the trace names none.
    [[nodiscard]] std::string deviceName() const { return devices.empty() ? std::string() : devices.front().name; }
    /// On how many nodes the ranks of a group are, where the trace says how many devices one node has. A process that sees one device only
    /// says nothing of its node.
    [[nodiscard]] std::optional<int> nodesOf(const std::vector<int>& ranks) const;
};

/// The ranks of "[0, 1, 2]"; empty where the list is shortened or is none.
[[nodiscard]] std::vector<int> ranksOfText(std::string_view text);

/// Takes the head of a trace from a reader that goes through the document, and passes over all else. `depth`: objects and lists around
/// what is told, of an object that opens itself included.
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
