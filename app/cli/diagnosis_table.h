// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"

namespace shardscope {
struct Diagnosis;
}

namespace shardscope::cli {

/// Returns the diagnosis for people: both times, the parts of the difference as bars, and what the largest of them mean.
[[nodiscard]] std::string diagnosisText(const Diagnosis& diagnosis, const Terminal& terminal);

}  // namespace shardscope::cli
