// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <utility>

#include "core/base/choices.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/stage_ledger.h"

namespace shardscope {

/// The lines of a ledger and their sum.
class LedgerWriter {
public:
    LedgerWriter(int rank, Lines lines, const Terms& terms) : m_terms(terms), m_keepsLines(lines == Lines::Kept)
    {
        m_memory.rank = rank;
        if (m_keepsLines)
            m_memory.lines.reserve(16);
    }

    /// A line of the ledger; a recorder knows it by `what`.
    void add(MemoryClass memoryClass, std::string_view what, Term term)
    {
        const Bytes bytes(term.value);
        if (bytes <= Bytes())
            return;
        if (m_keepsLines)
            m_memory.lines.push_back({memoryClass, what, bytes});
        m_sum.add(m_terms.named(what, term));
        m_memory.byClass[static_cast<std::size_t>(memoryClass)] += bytes;
    }
    [[nodiscard]] Term total() const { return m_sum.as("tensors-total", m_terms); }
    [[nodiscard]] StageMemory& memory() { return m_memory; }
    [[nodiscard]] StageMemory take() && { return std::move(m_memory); }

private:
    Terms m_terms;
    TermSum m_sum;
    StageMemory m_memory;
    bool m_keepsLines;
};

/// The parameters that one state is kept for, and how many bytes of each.
struct States {
    const ByteRecipe& recipe;
    Terms terms;
    Term whole;    ///< of the rank
    Term sharded;  ///< of this GPU
    Terms ofRecipe = terms.about(nameOf(recipe.basis));

    [[nodiscard]] Term bytesPer(std::string_view id, double bytes) const { return ofRecipe(id, bytes); }
    [[nodiscard]] Term of(std::string_view line, Term bytes, bool isSharded) const
    {
        return terms.product(line, bytes, isSharded ? sharded : whole);
    }
};

}  // namespace shardscope
