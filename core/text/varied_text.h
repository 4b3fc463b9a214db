// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/sweep/varied_search.h"

namespace shardscope {

/// Returns the fields whose values make another training.
[[nodiscard]] std::vector<const Parameter*> fieldsOfOtherTrainings(const std::vector<VariedField>& fields);

/// Returns whether the rows are one training. `fields` names `fieldsOfOtherTrainings` in the reader's words: tokens per second of another
/// training do not say which one to choose.
[[nodiscard]] Message variedTrainingMessage(TrainingChange training, const std::string& fields);

}  // namespace shardscope
