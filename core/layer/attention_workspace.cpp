// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/attention_workspace.h"

#include "core/layer/attention_shape.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"

namespace shardscope {
namespace {

Term inFp32(std::string_view id, Term width, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, terms("fp32-bytes", 4), terms("tokens", shape.tokens), width);
}

Term keyValueWidth(const AttentionShape& heads, const Terms& terms)
{
    return terms.sum("key-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
}

/// Gradients of keys and values that several heads share, before they are summed. cuDNN's never leave the chip.
Term unsharedGradients(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const bool shares = heads.key < heads.query;
    const AttentionKernel kernel = shape.style.attention;
    if (shares && kernel == AttentionKernel::Flash3)
        return inFp32("shared-gradients-in-fp32", keyValueWidth(heads, terms), shape, terms);
    if (shares && kernel == AttentionKernel::Flash2)
        return ofTokens("gradients-for-each-head",
                        terms.sum("key-value-width-of-all-heads", terms("query-width", heads.query), terms("output-width", heads.output)),
                        shape, terms);
    return terms("nothing", 0);
}

}  // namespace

Term attentionWorkspace(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    return terms.sum("attention-workspace", inFp32("query-gradients-in-fp32", terms("query-width", heads.query), shape, terms),
                     unsharedGradients(heads, shape, terms));
}

Term ringGradientSums(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const RingSums& sums = shape.style.ringSums;
    const bool isRingOfGathered = sums.ofGathered && gathers(shape.contextLayout) && shape.cp > 1;
    if (contextLevels(shape).ring <= 1 && !isRingOfGathered)
        return terms("nothing", 0);
    return terms.sum("ring-gradient-sums",
                     inFp32("query-gradient-sums",
                            terms.product("summed-query-width", terms("query-sums", sums.queries), terms("query-width", heads.query)),
                            shape, terms),
                     inFp32("key-value-gradient-sums",
                            terms.product("summed-key-value-width", terms("key-value-sums", sums.keyValues), keyValueWidth(heads, terms)),
                            shape, terms));
}

}  // namespace shardscope
