// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/sweep/varied_search.h"

namespace shardscope {

/// Reads "training.method=full,lora": a field and its values, separated by commas, each JSON or else a string as in `--set`. Errors: those of
/// `--set`, those of `problemWithVarying`, and BadUsage for a value that is given twice or none; the caller adds the flag.
[[nodiscard]] Result<VariedField> parseVariedField(const std::string& text);

}  // namespace shardscope
