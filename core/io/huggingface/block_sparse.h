// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// Returns MoBA's choice where the config of any decoder states `moba_chunk_size` and `moba_topk` (MoonshotAI/MoBA, moba/config.py; the
/// query's own block is one of the top k). Error: only one of them.
[[nodiscard]] std::optional<BlockChoice> readMobaChoice(Config& config);

/// Reads MiniMax-M3's decoder (arXiv 2606.13392).
void readMiniMaxM3(Config& config, Architecture& architecture);

}  // namespace shardscope::huggingface
