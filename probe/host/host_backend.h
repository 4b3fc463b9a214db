// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// The processor, its memory and processes on it: all that can be measured anywhere.
[[nodiscard]] const Backend& hostBackend();

}  // namespace shardscope::probe
