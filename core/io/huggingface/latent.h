// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// DeepSeek's latent attention, or nothing where the config turns it off (`use_mla` false or a null rank).
[[nodiscard]] std::optional<LatentAttention> readLatent(Config& config, const LatentAttention& defaults);
/// Puts it in the place of the layer's heads.
void useLatent(LayerKind& layer, const std::optional<LatentAttention>& latent);
/// DeepSeek-V3.2's lightning indexer (arXiv 2512.02556, section 2.1): queries from the compressed query, one key head.
void addIndexer(Config& config, LayerKind& layer, std::int64_t hidden);

}  // namespace shardscope::huggingface
