// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_machine.h"

#include <charconv>
#include <optional>

namespace shardscope {
namespace {

/// More devices, groups or ranks than any machine has are not kept.
constexpr std::size_t kMost = 1 << 20;
constexpr std::size_t kLongestName = 120;

std::optional<int> countOf(double value)
{
    return value >= 0 && value <= static_cast<double>(kMost) ? std::optional(static_cast<int>(value)) : std::nullopt;
}

}  // namespace

std::vector<int> ranksOfText(std::string_view text)
{
    if (text.size() < 2 || text.front() != '[' || text.back() != ']' || text.find_first_not_of("0123456789, []") != std::string_view::npos)
        return {};
    std::vector<int> ranks;
    const char* place = text.data() + 1;
    const char* const end = text.data() + text.size() - 1;
    while (place < end && ranks.size() < kMost) {
        int rank = 0;
        const auto [next, problem] = std::from_chars(place, end, rank);
        if (problem == std::errc::result_out_of_range)
            return {};
        if (next != place)
            ranks.push_back(rank);
        place = next == place ? place + 1 : next;
    }
    return ranks;
}

void TracedMachineReader::key(std::size_t depth, const std::string& name)
{
    if (depth == 1)
        m_part = name;
    m_key = name;
}

void TracedMachineReader::object(std::size_t depth)
{
    if (m_part == "deviceProperties" && depth == 3 && m_machine.devices.size() < kMost)
        m_machine.devices.emplace_back();
    else if (m_part == "distributedInfo" && depth == 4 && m_machine.groups.size() < kMost)
        m_machine.groups.emplace_back();
}

void TracedMachineReader::text(std::size_t depth, const std::string& value)
{
    const std::string name = value.substr(0, kLongestName);
    if (inDevice(depth) && m_key == "name")
        m_machine.devices.back().name = name;
    else if (inGroup(depth) && m_key == "pg_name")
        m_machine.groups.back().name = name;
    else if (inGroup(depth) && m_key == "pg_desc")
        m_machine.groups.back().description = name;
    else if (inGroup(depth) && m_key == "ranks")
        m_machine.groups.back().ranks = ranksOfText(value);
    else if (m_part == "distributedInfo" && depth == 2 && m_key == "nccl_version")
        m_machine.nccl = name;
}

void TracedMachineReader::number(std::size_t depth, double value)
{
    const std::optional<int> count = countOf(value);
    if (!count)
        return;
    if (inDevice(depth) && m_key == "id")
        m_machine.devices.back().id = *count;
    else if (m_part == "distributedInfo" && depth == 2 && m_key == "rank")
        m_machine.rank = count;
    else if (m_part == "distributedInfo" && depth == 2 && m_key == "world_size")
        m_machine.worldSize = count;
    else if (m_part == "distributedInfo" && depth == 5 && m_key == "ranks" && !m_machine.groups.empty() &&
             m_machine.groups.back().ranks.size() < kMost)
        m_machine.groups.back().ranks.push_back(*count);
}

}  // namespace shardscope
