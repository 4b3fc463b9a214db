// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/backend.h"

namespace shardscope::probe {

/// Measures nothing: replays what is published of a GPU, and lets go wrong what is asked for. For trying the window, and for the tests of
/// everything around a stage.
[[nodiscard]] const Backend& simulatedBackend();

}  // namespace shardscope::probe
