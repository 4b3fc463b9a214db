// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// Returns the backend of the processor, its memory and its processes, which runs on any machine.
[[nodiscard]] const Backend& hostBackend();

}  // namespace shardscope::probe
