// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// Returns the seconds since this process began, not since its `main`, so that loading counts. 0 where the system does not tell.
[[nodiscard]] double secondsSinceProcessStart();

/// Returns the resident bytes of this process. 0 where the system does not tell.
[[nodiscard]] double residentBytes();

}  // namespace shardscope
