// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// Since this process began, not since its `main`: what the loader and the libraries took counts. 0 where the system does not say.
[[nodiscard]] double secondsSinceProcessStart();

/// Returns what this process holds in memory. 0 where the system does not say.
[[nodiscard]] double residentBytes();

}  // namespace shardscope
