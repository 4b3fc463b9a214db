// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// Returns the backend of NVIDIA's GPUs, whose libraries are loaded at run time.
[[nodiscard]] const Backend& cudaBackend();

}  // namespace shardscope::probe
