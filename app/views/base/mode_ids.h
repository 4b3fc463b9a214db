// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <iterator>
#include <optional>

namespace shardscope {

/// Returns the value of an enum for its name in files: `ids` has one for each value, in order. Empty: none.
template <typename Mode, std::size_t Count>
std::optional<Mode> modeOf(const QString (&ids)[Count], const QString& id)
{
    const auto* found = std::find(std::begin(ids), std::end(ids), id);
    return found == std::end(ids) ? std::nullopt : std::optional(static_cast<Mode>(found - std::begin(ids)));
}

}  // namespace shardscope
