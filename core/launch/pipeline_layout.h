// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// Returns Megatron's string of the layers of each stage, in model order: "Et*20|t*20|t*21|t*19L". E is the embedding, t a layer, m a
/// multi-token-prediction layer, L the loss (Megatron-LM core/transformer/pipeline_parallel_layer_layout.py).
[[nodiscard]] std::string pipelineLayout(const std::vector<int>& stageLayers, int mtpLayers);

/// Returns the layers of each stage, also of "Et*3|(tt|)*29,m|L". Empty for any other string.
[[nodiscard]] std::optional<std::vector<std::int64_t>> stagesOfLayout(std::string_view layout);

}  // namespace shardscope
