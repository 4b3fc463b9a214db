// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct Architecture;

/// Returns whether the two are equal in all that launch files state of a model. A value that one of them does not state is not compared.
[[nodiscard]] bool isSameModel(const Architecture& a, const Architecture& b);

}  // namespace shardscope
