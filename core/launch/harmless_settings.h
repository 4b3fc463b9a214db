// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// Returns whether a launcher's setting changes neither memory nor the time of a step: learning rate and its schedule, the optimizer's
/// coefficients, initial values, data and tokenizer, logs, saving, evaluation, and the end of training. `key` is in the file's notation,
/// "--lr-decay-style", "metrics.log_freq". Unknown settings are not harmless.
[[nodiscard]] bool isHarmlessSetting(std::string_view key);

/// Returns whether a setting that no reader requests has the value that every estimate assumes ("contiguous_gradients true").
[[nodiscard]] bool isTakenSo(std::string_view key, std::string_view value);

}  // namespace shardscope
