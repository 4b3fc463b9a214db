// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/lengths/document_work.h"
#include "core/lengths/length_distribution.h"

namespace shardscope {

/// A row of packed documents. Attention does not cross their boundaries.
struct PackedSlot {
    std::int64_t documents = 0;
    double tokens = 0;        ///< with each document's own padding
    double usefulTokens = 0;  ///< without
    double squares = 0;       ///< ΣL² of the padded documents
    double work = 0;          ///< of the padded documents, in the unit of the `DocumentWork`

    bool operator==(const PackedSlot&) const = default;
};

/// The rule of a packer.
struct PackingRule {
    double slotTokens = 0;      ///< the length of a slot; longer documents are cut to it
    std::int64_t multiple = 1;  ///< of each document, see `packedMultiple`
};

/// Documents in slots. Invariant: no slot has more than `slotTokens` tokens, or fewer than one document.
struct Packing {
    double slotTokens = 0;
    std::vector<PackedSlot> filled;

    [[nodiscard]] PackedSlot sum() const;
    /// Returns the share of the slots' room that useful tokens fill.
    [[nodiscard]] double fillShare() const;
    [[nodiscard]] double documentsPerSlot() const;
};

/// Packs documents of these lengths by first-fit decreasing: the longest first, each into the first slot with room (Johnson 1973; the packer
/// of NeMo and Megatron-Bridge, `first_fit_decreasing`). In O(n log n). Precondition: the slot has room for one padded token.
[[nodiscard]] Packing packFirstFit(std::vector<double> documents, const PackingRule& rule, const DocumentWork& work);

/// Packs a data set: `typicalDocuments` of it, enough for some 1,024 slots, so that the last one, which stays
/// emptier, weighs little. A packer of the whole set makes the same slots and shuffles them. Takes some 10 ms: keep the result.
[[nodiscard]] Packing packFirstFit(const LengthDistribution& lengths, const PackingRule& rule, const DocumentWork& work);

/// Packs documents so that slots have even work and not only even tokens: the longest first, each into the slot with the least work that has
/// room for it. There are as many slots as first-fit decreasing needs, and more only where a document fits nowhere. (Its aim is that of
/// WLB-LLM, arXiv 2503.17924, section 4, which also lets the slots' lengths differ.) Precondition: as of `packFirstFit`.
[[nodiscard]] Packing packByWork(std::vector<double> documents, const PackingRule& rule, const DocumentWork& work);
[[nodiscard]] Packing packByWork(const LengthDistribution& lengths, const PackingRule& rule, const DocumentWork& work);

}  // namespace shardscope
