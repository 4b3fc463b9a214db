// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Architecture;

/// Returns the virtual stages in model order in the notation of Megatron-LM's `--pipeline-model-parallel-layout`: E the embedding, t a
/// layer, m one of multi-token prediction, L head and loss, | between two stages, (…)*n or x*n for a repetition; commas are ignored
/// (megatron/core/transformer/pipeline_parallel_layer_layout.py). Equal stages that follow each other are written once:
/// "Et*19|(t*20|)*2t*21L". Precondition: at least one stage.
[[nodiscard]] std::string pipelineLayout(const Architecture& architecture, const std::vector<int>& stageLayers);

/// Returns the layers of each virtual stage of such a text. Errors: UnknownName for a letter, Contradiction where it does not begin with E
/// and end with m… L, or does not place each of the model's layers once.
[[nodiscard]] Result<std::vector<int>> stageLayersOfLayout(std::string_view text, const Architecture& architecture);

}  // namespace shardscope
