// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/collective/collective_answer.h"

namespace shardscope {

/// The answer as a `shardscope.collective/1` document.
[[nodiscard]] std::string collectiveToJson(const CollectiveRequest& request, const CollectiveAnswer& answer);

}  // namespace shardscope
