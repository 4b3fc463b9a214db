// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope {

/// Returns the preset of a model by its name on Hugging Face's hub, "meta-llama/Llama-3.1-8B": the one with the dimensions of that
/// repository, also for repositories with the same dimensions, such as an instruction-tuned variant or a copy. Empty where none is known.
[[nodiscard]] std::string presetOfHubModel(std::string_view name);

/// Returns the repository whose config.json has a preset's dimensions, "meta-llama/Llama-3.1-8B". Empty where the preset is of a paper, or
/// where the repository's name does not lead back to it.
[[nodiscard]] std::string hubModelOf(std::string_view preset);

}  // namespace shardscope
