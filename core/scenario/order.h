// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/communication.h"

namespace shardscope {

/// Returns a text such as "tp-cp-ep-dp-pp", fastest-varying axis first.
[[nodiscard]] std::string orderText(const RankOrder& order);
/// Returns the order; empty unless the text names each of the five axes once.
[[nodiscard]] std::optional<RankOrder> orderFromText(std::string_view text);

}  // namespace shardscope
