// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// Returns the simulated backend, which replays published figures of a GPU, with requested faults. For trying the window, and for tests of
/// everything around a stage.
[[nodiscard]] const Backend& simulatedBackend();

}  // namespace shardscope::probe
