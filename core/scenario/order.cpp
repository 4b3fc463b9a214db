// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/order.h"

#include <algorithm>

namespace shardscope {

std::string orderText(const RankOrder& order)
{
    std::string text;
    for (const Axis axis : order) {
        if (!text.empty())
            text += '-';
        text += nameOf(axis);
    }
    return text;
}

std::optional<RankOrder> orderFromText(std::string_view text)
{
    RankOrder order{};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::size_t dash = text.find('-');
        const bool last = place + 1 == order.size();
        if ((dash == std::string_view::npos) != last)
            return std::nullopt;
        const std::optional<Axis> axis = fromName<Axis>(text.substr(0, dash));
        const auto end = order.begin() + static_cast<std::ptrdiff_t>(place);
        if (!axis || std::find(order.begin(), end, *axis) != end)
            return std::nullopt;
        order[place] = *axis;
        text.remove_prefix(last ? text.size() : dash + 1);
    }
    return order;
}

}  // namespace shardscope
