// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// A failed call in a sentence, and its remedy, from a table of failures on real nodes.
struct Advice {
    std::string id;  ///< of the check, stable
    std::string text;
    std::string fix;
    bool missing = false;  ///< something is not installed or missing; else something is broken
};

[[nodiscard]] Advice adviceFor(const ApiFailure& failure);

}  // namespace shardscope::probe::cuda
