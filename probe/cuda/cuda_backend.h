// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// NVIDIA's GPUs, by libraries that are loaded when it runs.
[[nodiscard]] const Backend& cudaBackend();

}  // namespace shardscope::probe
