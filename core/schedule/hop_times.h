// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace shardscope {

/// The time of a message from one pipeline rank to another, in the unit of the blocks' times: the same between any two ranks, or by the
/// groups of nodes that it leaves and reaches.
class HopTimes {
public:
    HopTimes(double everywhere = 0) : m_everywhere(everywhere) {}  // NOLINT(google-explicit-constructor): most pipelines have one time
    /// `times[a][b]`: from a rank of group a to one of group b, as `groupOfRank` assigns them.
    HopTimes(std::vector<int> groupOfRank, std::vector<std::vector<double>> times)
        : m_groups(std::move(groupOfRank)), m_times(std::move(times))
    {
        for (const std::vector<double>& row : m_times)
            m_everywhere = std::max(m_everywhere, *std::max_element(row.begin(), row.end()));
    }

    [[nodiscard]] bool isUniform() const { return m_groups.empty(); }
    [[nodiscard]] double longest() const { return m_everywhere; }
    [[nodiscard]] double between(int from, int to) const
    {
        if (isUniform())
            return m_everywhere;
        return m_times[static_cast<std::size_t>(m_groups[static_cast<std::size_t>(from)])]
                      [static_cast<std::size_t>(m_groups[static_cast<std::size_t>(to)])];
    }

private:
    double m_everywhere = 0;  ///< the longest, where they differ
    std::vector<int> m_groups;
    std::vector<std::vector<double>> m_times;
};

}  // namespace shardscope
