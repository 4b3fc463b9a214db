// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/doctor/traced_machine.h"

namespace shardscope {

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
