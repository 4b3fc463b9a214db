// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/tuning.h"

namespace shardscope {

struct Training;

/// Returns the tuning with the framework's defaults in the place of what it leaves open, and without fields that have no effect. Adapters on
/// quantised weights are QLoRA, however they are called. Without method and adapters where the whole model learns.
[[nodiscard]] Tuning tuningMeaning(const Training& training);

/// Returns the names of the weights with commas between them, "q,v".
[[nodiscard]] std::string wordsOf(const std::vector<AdapterTarget>& targets);

}  // namespace shardscope
