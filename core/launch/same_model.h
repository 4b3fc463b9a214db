// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct Architecture;

/// Whether the two are equal in all that launch files say of a model. What one of them does not state cannot tell them apart.
[[nodiscard]] bool isSameModel(const Architecture& a, const Architecture& b);

}  // namespace shardscope
