// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// Whether a launcher's setting changes neither memory nor the time of a step: of the learning rate and its schedule, the optimizer's
/// coefficients, initial values, data and tokenizer, logs, saving, evaluation, and when a training ends. `key`: as its file writes it,
/// "--lr-decay-style", "metrics.log_freq". A setting that is not known here is not harmless.
[[nodiscard]] bool isHarmlessSetting(std::string_view key);

/// Whether a setting, asked for by no reader, has the value that every estimate rests on ("contiguous_gradients true").
[[nodiscard]] bool isTakenSo(std::string_view key, std::string_view value);

}  // namespace shardscope
