// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope {

/// Returns the preset of a model as Hugging Face's hub names it, "meta-llama/Llama-3.1-8B": the one whose dimensions are of that repository,
/// or of one that has the same, such as its instruction-tuned variant or a copy of it. Empty where none is known.
[[nodiscard]] std::string presetOfHubModel(std::string_view name);

}  // namespace shardscope
