// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace shardscope {

/// Appends numbers to JSON text that is too long for a document tree. A double is written with the fewest digits that
/// read back as itself, and always as a fraction (`33.0`). Precondition: it is finite.
void appendNumber(std::string& text, double value);
void appendNumber(std::string& text, std::int64_t value);

}  // namespace shardscope
