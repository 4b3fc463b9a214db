// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/block_choice.h"

#include <cmath>

#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

Term number(std::string_view id, std::int64_t value, const Terms& terms) { return terms(id, static_cast<double>(value)); }

Term sequenceOf(double sequenceLength, const Terms& terms) { return terms("/training/sequence_length", sequenceLength); }

/// Keys before a query in its own block: half a block, less where the last block is not whole.
Term ownBlockKeys(Term block, double sequenceLength, const Terms& terms)
{
    const Term sequence = sequenceOf(sequenceLength, terms);
    const Term rest = terms("tokens-of-the-last-block", std::fmod(sequenceLength, block.value));
    const Term whole = terms.difference("tokens-of-whole-blocks", sequence, rest);
    const Term pairs = terms.sum("pairs-within-blocks", terms.product("pairs-of-whole-blocks", whole, block),
                                 terms.product("pairs-of-the-last-block", rest, rest));
    return terms.quotient("own-block-keys", pairs, terms("two", 2), sequence);
}

/// The indexer's projections learn, its input does not.
Term indexerFlop(const Architecture& architecture, const LayerKind& kind, double sequence, const Terms& terms)
{
    const BlockChoice& choice = *kind.attention.blocks;
    TermSum weights;
    for (const Tensor& tensor : layerTensors(architecture, kind)) {
        if (tensor.matrixMultiply && tensor.kind == TensorKind::Indexer)
            weights.add(elementsOf(tensor, terms));
    }
    const Term width = terms.product("indexer-query-width", number("indexer-heads", choice.indexHeads, terms),
                                     number("indexer-head-dim", choice.indexHeadDim, terms));
    return terms.sum(
        "choice-flop-of-token", terms.product("indexer-projection-flop", terms("four-flop", 4), weights.as("indexer-weights", terms)),
        terms.product("block-score-flop", terms("two-flop", 2), earlierKeys(sequence, terms), width),
        terms.product("block-score-flop-of-gradients", terms("four-flop", 4), chosenBlockKeys(choice, sequence, terms), width));
}

}  // namespace

Term chosenBlockKeys(const BlockChoice& choice, double sequenceLength, const Terms& terms)
{
    const Term sequence = sequenceOf(sequenceLength, terms);
    const Term two = terms("two", 2);
    const Term block = number("tokens-of-a-block", choice.blockSize, terms);
    const Term chosen = number("chosen-blocks", choice.topK, terms);
    if (terms.product("tokens-of-chosen-blocks", chosen, block).value >= sequenceLength)
        return terms.quotient("chosen-block-keys", sequence, two);
    const Term others = terms.difference("chosen-blocks-less-own", chosen, terms("one", 1));
    const Term seen = terms.sum("keys-of-whole-choices", terms.product("keys-of-other-blocks", others, block),
                                ownBlockKeys(block, sequenceLength, terms));
    const Term pairs = terms.product("pairs-of-missing-blocks", block, block, chosen, others);
    return terms.difference("chosen-block-keys", seen, terms.quotient("keys-of-missing-blocks", pairs, two, sequence));
}

Term earlierBlockEntries(const BlockChoice& choice, double sequenceLength, const Terms& terms)
{
    return terms.quotient("earlier-block-entries", sequenceOf(sequenceLength, terms), terms("two", 2),
                          number("tokens-from-entry-to-entry", choice.scoredStride(), terms));
}

Term windowKeys(Term window, double sequenceLength, const Terms& terms)
{
    const Term sequence = sequenceOf(sequenceLength, terms);
    const Term two = terms("two", 2);
    if (window.value >= sequence.value)
        return terms.quotient("window-keys", sequence, two);
    const Term missing = terms.quotient("keys-before-the-start", terms.product("squared-window", window, window), two, sequence);
    return terms.difference("window-keys", window, missing);
}

Term blockKeys(const BlockChoice& choice, double sequenceLength, const Terms& terms)
{
    const Term chosen = chosenBlockKeys(choice, sequenceLength, terms);
    if (choice.branches() == 1)
        return terms.named("causal-keys", chosen);
    TermSum all;
    all.add(chosen);
    if (choice.entryStride > 0)
        all.add(earlierBlockEntries(choice, sequenceLength, terms));
    if (choice.window > 0)
        all.add(windowKeys(number("window-of-tokens", choice.window, terms), sequenceLength, terms));
    return all.as("causal-keys", terms);
}

Term choiceFlop(const Architecture& architecture, const LayerKind& kind, double sequenceLength, const Terms& terms)
{
    const Attention& attention = kind.attention;
    if (attention.blocks->hasIndexer())
        return indexerFlop(architecture, kind, sequenceLength, terms);
    const Term width = terms.product("attention-widths", number("/model/architecture/heads", attention.heads, terms),
                                     number("query-key-size", attention.scoreWidth(), terms));
    return terms.product("choice-flop-of-token", terms("two-flop", 2), earlierBlockEntries(*attention.blocks, sequenceLength, terms),
                         width);
}

}  // namespace shardscope
