// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/io/model_source.h"

namespace shardscope::cli {

/// Returns a model's counts, its kinds of layers, and its parameters by purpose.
[[nodiscard]] std::string modelTable(const LoadedModel& model, std::optional<std::int64_t> sequence);

}  // namespace shardscope::cli
