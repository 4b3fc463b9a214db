// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tests/support/random_draw.h"

namespace shardscope::test {

/// Returns a damaged file: cut, broken, with huge numbers, nested deeply, repeated, or in another encoding.
[[nodiscard]] std::string hostileText(std::string text, Draw& draw);

}  // namespace shardscope::test
