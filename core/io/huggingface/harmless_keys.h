// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope::huggingface {

/// Returns whether a key of a config.json says nothing about the tensors of a model or the work of a training step: tokens, generation,
/// initialisation, loss weights, the values of activations.
[[nodiscard]] bool isHarmless(std::string_view key);

}  // namespace shardscope::huggingface
