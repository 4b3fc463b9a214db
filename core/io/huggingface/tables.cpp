// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include <algorithm>

#include "core/io/huggingface/import.h"

namespace shardscope {
namespace huggingface {
namespace {

std::array<std::span<const DenseRow>, 2> denseTables() { return {rotaryDecoders(), gptDecoders()}; }

std::array<std::span<const ReaderRow>, 15> readerTables()
{
    return {gptReaders(),          falconReaders(),      denseReaders(),         chatGlmReaders(),        mixtureReaders(),
            sharedExpertReaders(), deepSeekReaders(),    deepSeekV4Readers(),    gemmaReaders(),          linearAttentionReaders(),
            mambaHybridReaders(),  convolutionReaders(), variableWidthReaders(), crossAttentionReaders(), routedAttentionReaders()};
}

template <typename Tables>
auto findIn(const Tables& tables, std::string_view type) -> decltype(tables[0].data())
{
    for (const auto& table : tables) {
        for (const auto& row : table) {
            if (row.type == type)
                return &row;
        }
    }
    return nullptr;
}

}  // namespace

const DenseRow* findDense(std::string_view type) { return findIn(denseTables(), type); }

const ReaderRow* findReader(std::string_view type) { return findIn(readerTables(), type); }

const RefusedRow* findRefused(std::string_view type) { return findIn(std::array<std::span<const RefusedRow>, 1>{refusedTypes()}, type); }

}  // namespace huggingface

std::vector<std::string> supportedModelTypes()
{
    std::vector<std::string> types;
    for (const auto& table : huggingface::denseTables()) {
        for (const huggingface::DenseRow& row : table)
            types.emplace_back(row.type);
    }
    for (const auto& table : huggingface::readerTables()) {
        for (const huggingface::ReaderRow& row : table)
            types.emplace_back(row.type);
    }
    std::sort(types.begin(), types.end());
    return types;
}

}  // namespace shardscope
