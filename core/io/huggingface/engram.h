// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/huggingface/config.h"

namespace shardscope {

struct Architecture;

namespace huggingface {

/// Adds Engram's memory of N-grams to the layers of `engram_layer_ids`, counted from 0, whatever the decoder is. Without that key the model
/// has none. Errors: a missing size; `engram_num_embeddings` that are not the sizes that the hash heads make.
void readMemory(Config& config, Architecture& architecture);

/// Returns the rows of the tables of each of `layers` layers: each hash head of each order has the next prime number of rows, from `rows` on,
/// that no other head has (deepseek-ai/Engram, engram_demo_v1.py). Exact.
[[nodiscard]] std::vector<std::int64_t> primeRows(std::int64_t rows, std::int64_t headsOfLayer, std::size_t layers);

}  // namespace huggingface
}  // namespace shardscope
