// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include <algorithm>

#include "core/io/huggingface/import.h"

namespace shardscope {
namespace huggingface {
namespace {

std::array<std::span<const DenseRow>, 2> denseTables() { return {rotaryDecoders(), gptDecoders()}; }

std::array<std::span<const ReaderRow>, 14> readerTables()
{
    return {gptReaders(),         denseReaders(),         mixtureReaders(),         sharedExpertReaders(), deepSeekReaders(),
            deepSeekV4Readers(),  gemmaReaders(),         linearAttentionReaders(), kimiLinearReaders(),   mambaHybridReaders(),
            convolutionReaders(), variableWidthReaders(), otherAttentionReaders(),  blockSparseReaders()};
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

}  // namespace huggingface

std::vector<std::string> supportedModelTypes()
{
    std::vector<std::string> types;
    const auto add = [&](const auto& tables) {
        for (const auto& table : tables) {
            for (const auto& row : table)
                types.emplace_back(row.type);
        }
    };
    add(huggingface::denseTables());
    add(huggingface::readerTables());
    std::sort(types.begin(), types.end());
    return types;
}

}  // namespace shardscope
