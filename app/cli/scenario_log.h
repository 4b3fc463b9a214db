// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/io/log_import/training_log.h"

namespace shardscope {
struct Scenario;
}

namespace shardscope::cli {

/// Reads the log of a training of this scenario. Errors: those of the log; Contradiction where it states another global batch.
[[nodiscard]] Result<TrainingLog> readLogOf(const Scenario& scenario, const std::string& text, const std::string& path);

}  // namespace shardscope::cli
