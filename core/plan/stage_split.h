// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

struct Architecture;

/// Returns floor(layers / stages) layers for every stage, and one more for each of the `layers mod stages` stages nearest to the middle:
/// the run of stages that starts at floor((stages − remainder) / 2). The ends, which also carry the embedding and the head, are relieved;
/// where the run cannot be centred the last stage is relieved first, since the head costs more than the embedding.
[[nodiscard]] std::vector<int> splitEvenly(int layers, int stages);

/// Returns nanotron's placement by cost (model.md section 5; `PipelineBlock` placement in nanotron's `models/base.py`): walk the blocks in
/// model order, put each on the current stage, and go to the next stage once the running cost exceeds
/// total · (stage + 1) / stages. Costs in multiply-adds per token: embedding 0, layer 4·a·d·h + 3·f·h, head V·h.
[[nodiscard]] std::vector<int> splitByBlockCost(const Architecture& architecture, int stages);

/// The default weight, in layers, that torchtitan counts for the embedding and for the head (`pipeline_parallel_first_stage_less_layers`,
/// `…_last_…`).
inline constexpr int kTorchtitanWeight = 1;

/// Returns torchtitan's placement (`generate_llm_fqn_per_model_part` in its `distributed/pipeline_parallel.py`): layers and the two weights
/// are distributed evenly, the remainder over the first stages, and the weights are then subtracted from the ends. Empty where torchtitan
/// refuses.
[[nodiscard]] std::vector<int> splitAsTorchtitan(int layers, int stages, int inputWeight, int outputWeight);

}  // namespace shardscope
