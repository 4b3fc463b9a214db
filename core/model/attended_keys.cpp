// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// Of a token chosen with `topK` others, or of all before it.
Term chosenKeys(const SparseIndexer& indexer, double sequenceLength, const Terms& terms)
{
    const Term chosen = terms("chosen-tokens", static_cast<double>(indexer.topK));
    const Term sequence = terms("/training/sequence_length", sequenceLength);
    if (chosen.value >= sequence.value)
        return terms.named("causal-keys", earlierKeys(sequenceLength, terms));
    const Term pairs = terms.product("pairs-of-chosen", chosen, terms.difference("chosen-less-one", chosen, terms("one", 1)));
    return terms.difference("causal-keys", chosen, terms.quotient("keys-before-the-start", pairs, terms("two", 2), sequence));
}

}  // namespace

Term compressedKeys(const CompressedAttention& attention, double sequenceLength, const Terms& terms)
{
    const Term window = terms("window-of-tokens", static_cast<double>(attention.window));
    if (attention.rate == 0)
        return terms.named("compressed-keys", window);
    const Term sequence = terms("/training/sequence_length", sequenceLength);
    const Term two = terms("two", 2);
    const Term rate = terms("tokens-of-an-entry", static_cast<double>(attention.rate));
    const Term entries = terms.quotient("entries-of-the-sequence", sequence, rate);
    if (!attention.hasIndexer())
        return terms.sum("compressed-keys", window, terms.quotient("earlier-entries", entries, two));
    const Term chosen = terms.minimum("chosen-entries", terms("most-chosen-entries", static_cast<double>(attention.topK)), entries);
    // A query before the rate's multiple of the choice has fewer entries to choose from.
    const Term missed = terms.quotient("share-of-missing-entries", terms.product("tokens-of-chosen-entries", rate, chosen), two, sequence);
    const Term seen = terms.product("entries-seen", chosen, terms.difference("share-of-entries-seen", terms("one", 1), missed));
    return terms.sum("compressed-keys", window, seen);
}

Term earlierKeys(double sequenceLength, const Terms& terms)
{
    const Term tokens = terms.sum("sequence-and-one", terms("/training/sequence_length", sequenceLength), terms("one", 1));
    return terms.quotient("earlier-keys", tokens, terms("two", 2));
}

Term causalKeys(const Attention& attention, double sequenceLength, const Terms& terms)
{
    if (attention.sparse)
        return chosenKeys(*attention.sparse, sequenceLength, terms);
    if (attention.blocks)
        return blockKeys(*attention.blocks, sequenceLength, terms);
    const Term sequence = terms("/training/sequence_length", sequenceLength);
    const Term two = terms("two", 2);
    const Term window = terms("/model/architecture/sliding_window", static_cast<double>(attention.slidingWindow));
    if (attention.bidirectional)
        return terms.named("causal-keys", attention.slidingWindow > 0 && window.value < sequence.value ? window : sequence);
    if (attention.slidingWindow == 0 || window.value >= sequence.value)
        return terms.quotient("causal-keys", sequence, two);
    if (attention.chunked)
        return terms.quotient("causal-keys", window, two);
    const Term missing = terms.quotient("keys-before-the-start", terms.product("squared-window", window, window), two, sequence);
    return terms.difference("causal-keys", window, missing);
}

}  // namespace shardscope
