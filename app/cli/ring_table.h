// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/ring/ring_request.h"

namespace shardscope::cli {

/// Returns the readable answer: each rank's work in each step, with its mask, the balance, and the bytes.
[[nodiscard]] std::string ringTable(const RingRequest& request, const RingAnswer& answer, const Terminal& terminal);

}  // namespace shardscope::cli
