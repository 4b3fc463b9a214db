// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/json.h"

namespace shardscope {

/// Changes a scenario document before it is read, so that required fields can be supplied and defaults follow. Each entry
/// is PATH=VALUE: the value is JSON, else a string. Any field of `parameters()` and any group of them may be set, also
/// below `model.hf_config`, `model.architecture` and `cluster.profile`. A model's preset, config or architecture replaces the other two;
/// `cluster.preset` replaces the fields that it stands for.
[[nodiscard]] Result<void> applyOverrides(Json& document, const std::vector<std::string>& overrides);

/// Returns an error of the changed document. Where its pointer is inside an overridden value, the error names the override instead of the
/// file.
[[nodiscard]] Error blameOverride(Error error, const std::vector<std::string>& overrides);

}  // namespace shardscope
