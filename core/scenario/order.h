// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/communication.h"

namespace shardscope {

/// "tp-cp-ep-dp-pp", fastest-varying axis first.
[[nodiscard]] std::string orderText(const RankOrder& order);
/// Empty unless the text names each of the five axes once.
[[nodiscard]] std::optional<RankOrder> orderFromText(std::string_view text);

}  // namespace shardscope
