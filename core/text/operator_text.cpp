// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <iterator>

#include "core/model/operator_traits.h"
#include "core/text/quantity_tables.h"

namespace shardscope {
namespace {

constexpr QuantityText kParts[] = {
#include "texts/quantities/operators.inc"
};

constexpr std::size_t kKeeping = [] {
    std::size_t count = 0;
    for (const OperatorTraits& op : OperatorTable::rows)
        count += op.keeps.empty() ? 0U : 1U;
    return count;
}();

/// Texts of the tensors that operators keep, from their rows in the table, and of their parts.
constexpr auto kTexts = [] {
    std::array<QuantityText, kKeeping + std::size(kParts)> texts{};
    std::size_t next = 0;
    for (const OperatorTraits& op : OperatorTable::rows) {
        if (!op.keeps.empty())
            texts[next++] = {op.name, op.keeps, "bytes", op.kept, op.source};
    }
    for (const QuantityText& part : kParts)
        texts[next++] = part;
    return texts;
}();

}  // namespace

std::span<const QuantityText> operatorTexts() { return kTexts; }

}  // namespace shardscope
