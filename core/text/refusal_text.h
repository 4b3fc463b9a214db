// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace shardscope {

struct Refusal;

/// Returns the reason why a measured run has no estimate, in one or more sentences.
[[nodiscard]] std::string refusalText(const Refusal& refusal);

}  // namespace shardscope
