// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/traced_machine.h"

#include <set>

namespace shardscope {

std::optional<int> TracedMachine::nodesOf(const std::vector<int>& ranks) const
{
    if (devices.size() < 2 || ranks.empty())
        return std::nullopt;
    std::set<int> nodes;
    for (const int member : ranks)
        nodes.insert(member / static_cast<int>(devices.size()));
    return static_cast<int>(nodes.size());
}

}  // namespace shardscope
