// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/engram.h"

#include <algorithm>
#include <utility>

#include "core/io/huggingface/decoder.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

constexpr std::int64_t kMostRowsOfHead = std::int64_t{1} << 31;  ///< divided by each number up to its root
constexpr std::int64_t kMostHeads = 256;

bool isPrime(std::int64_t number)
{
    if (number < 4)
        return number > 1;
    if (number % 2 == 0)
        return false;
    for (std::int64_t divisor = 3; divisor * divisor <= number; divisor += 2) {
        if (number % divisor == 0)
            return false;
    }
    return true;
}

std::int64_t required(Config& config, std::string_view key, std::string_view what, std::int64_t largest)
{
    if (!config.has(key))
        config.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    return config.dimension({key}, 1, largest);
}

/// The sizes as they are stated, checked against those that the hash heads make.
std::vector<std::int64_t> readRows(Config& config, std::int64_t lookups, std::size_t layers)
{
    const std::int64_t ofHead = required(config, "engram_vocab_size", "the rows of a hash head", kMostRowsOfHead);
    const auto stated = config.integers("engram_num_embeddings", 1, kMaxMemoryRows);
    if (config.failed())
        return {};
    std::vector<std::int64_t> rows = primeRows(ofHead, lookups, layers);
    if (stated && *stated != rows)
        config.contradiction("the tables are not as large as " + std::to_string(lookups) + " hash heads of at least " +
                                 std::to_string(ofHead) + " rows make them",
                             "engram_num_embeddings");
    return rows;
}

/// Makes the kinds of layers again from the layers themselves.
void regroup(Config& config, Architecture& architecture, std::vector<LayerKind> layers)
{
    architecture.kinds.clear();
    architecture.kindOfLayer.clear();
    for (LayerKind& layer : layers) {
        const auto same = std::find(architecture.kinds.begin(), architecture.kinds.end(), layer);
        const auto index = static_cast<std::size_t>(same - architecture.kinds.begin());
        if (index >= static_cast<std::size_t>(kMaxLayerKinds)) {
            config.contradiction("the model has more than " + std::to_string(kMaxLayerKinds) + " different kinds of layers",
                                 "engram_layer_ids");
            return;
        }
        if (same == architecture.kinds.end())
            architecture.kinds.push_back(std::move(layer));
        architecture.kindOfLayer.push_back(static_cast<std::uint8_t>(index));
    }
}

}  // namespace

std::vector<std::int64_t> primeRows(std::int64_t rows, std::int64_t headsOfLayer, std::size_t layers)
{
    std::vector<std::int64_t> sums;
    std::int64_t next = rows;
    for (std::size_t layer = 0; layer < layers; ++layer) {
        std::int64_t sum = 0;
        for (std::int64_t head = 0; head < headsOfLayer; ++head, ++next) {
            while (!isPrime(next))
                ++next;
            sum += next;
        }
        sums.push_back(sum);
    }
    return sums;
}

void readMemory(Config& config, Architecture& architecture)
{
    const auto ids = config.integers("engram_layer_ids", 0, kMaxLayers);
    if (!ids || ids->empty())
        return;
    const std::int64_t largest = required(config, "engram_max_ngram_size", "the longest N-gram", kMostHeads);
    const std::int64_t heads = required(config, "engram_n_heads", "the hash heads of each order", kMostHeads);
    NgramMemory memory;
    memory.headDim = required(config, "engram_head_dim", "the width of a row", kMaxHeadDim);
    if (largest < 2)
        config.contradiction("an N-gram has at least two tokens", "engram_max_ngram_size");
    memory.lookups = (largest - 1) * heads;
    // The ids that are hashed: they change no table.
    (void)config.count({"engram_compressed_vocab_size"}, 0, kMaxVocab);
    (void)config.count({"engram_pad_token_id", "engram_pad_id"}, 0, kMaxVocab);
    if (ids->size() > 64)
        config.contradiction("more than 64 layers have a memory", "engram_layer_ids");
    if (config.failed())
        return;
    const std::vector<std::int64_t> rows = readRows(config, memory.lookups, ids->size());
    std::vector<LayerKind> layers;
    for (const std::uint8_t kind : architecture.kindOfLayer)
        layers.push_back(architecture.kinds[kind]);
    for (std::size_t index = 0; index < ids->size() && !config.failed(); ++index) {
        const auto layer = static_cast<std::size_t>((*ids)[index]);
        if (layer >= layers.size() || layers[layer].memory) {
            config.contradiction("layer " + std::to_string(layer) + " is named twice, or is not one of the " +
                                     std::to_string(layers.size()) + " layers",
                                 "engram_layer_ids");
            return;
        }
        memory.rows = rows[index];
        layers[layer].memory = memory;
        layers[layer].name += " + memory";
    }
    regroup(config, architecture, std::move(layers));
}

}  // namespace shardscope::huggingface
