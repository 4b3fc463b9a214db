// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// Returns DeepSeek's latent attention, or nothing where the config turns it off (`use_mla` false or a null rank).
[[nodiscard]] std::optional<LatentAttention> readLatent(Config& config, const LatentAttention& defaults);

/// Puts it in the place of the layer's heads.
void useLatent(LayerKind& layer, const std::optional<LatentAttention>& latent);

/// Returns the layers with experts: those from `first_k_dense_replace` on, at `moe_layer_freq`, or where `mlp_layer_types` says "sparse".
[[nodiscard]] std::vector<bool> sparseLayers(Config& config, std::int64_t layers, std::int64_t firstDenseDefault);

}  // namespace shardscope::huggingface
