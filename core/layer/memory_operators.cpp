// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"

namespace shardscope {
namespace {

Term memoryWidth(const NgramMemory& memory, const Terms& terms)
{
    return terms.product("memory-width", terms("memory-lookups", static_cast<double>(memory.lookups)),
                         terms("memory-row-width", static_cast<double>(memory.headDim)));
}

Term shardedTokens(const RankShape& shape, const Terms& terms) { return terms("sharded-tokens", shape.shardedTokens); }

/// Each rank reads the rows that it has and sends them to the tokens that look them up; their gradients come back (arXiv 2601.07372,
/// section 2.5). The addresses follow from the token ids alone.
Operator lookup(const NgramMemory& memory, const RankShape& shape, const Terms& terms)
{
    const Term width = memoryWidth(memory, terms);
    Operator op = memoryBound(OperatorId::MemoryLookup, width, 2, 3, shape, terms);
    const Term rows = terms.product("looked-up-rows", elementBytes(shape, terms), shardedTokens(shape, terms), width);
    op.keep(kUnlessPerOperator, rows);
    if (shape.ep > 1) {
        const Bytes sent(op.note("collective-bytes", terms.named("collective-bytes", rows)).value);
        op.forwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, sent});
        op.backwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, sent});
    }
    return op;
}

/// A key for each residual stream, and one value.
Term keysAndValue(const RankShape& shape, const Terms& terms)
{
    const Term parts = terms.sum("memory-parts", terms("residual-streams", shape.streams), terms("one", 1));
    return terms.product("memory-keys-and-value", parts, hiddenWidth(shape, terms));
}

Operator projection(const NgramMemory& memory, const RankShape& shape, const Terms& terms)
{
    const Term width = keysAndValue(shape, terms);
    Operator op = matrixMultiply(OperatorId::MemoryProjection, width, memoryWidth(memory, terms), shape, terms);
    op.keep(kUnlessPerOperator, terms.product("kept-memory-keys", elementBytes(shape, terms), shardedTokens(shape, terms), width));
    return op;
}

/// Reads the residual streams, keys and value, and writes the streams; a convolution reads and writes its values once more. It keeps the
/// streams that it read: what is always kept of a layer's input is what it wrote.
Operator gate(const NgramMemory& memory, const RankShape& shape, const Terms& terms)
{
    const bool convolves = memory.convolution > 0;
    const double passes = 3 * shape.streams + 1 + (convolves ? 2 * shape.streams : 0);
    Operator op = memoryBound(OperatorId::MemoryGate, hiddenWidth(shape, terms), passes, 2 * passes, shape, terms);
    const Term streams = terms("residual-streams", shape.streams * (convolves ? 2 : 1));
    op.keep(kUnlessPerOperator,
            hiddenVectors("kept-memory-streams", terms.product("stream-bytes", streams, elementBytes(shape, terms)), shape, terms));
    return op;
}

}  // namespace

void appendMemory(OperatorList& list, const NgramMemory& memory, const RankShape& shape, const Terms& terms)
{
    append(list, lookup(memory, shape, terms), shape, terms);
    append(list, projection(memory, shape, terms), shape, terms);
    append(list, gate(memory, shape, terms), shape, terms);
}

}  // namespace shardscope
