// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/context_degree.h"

#include <algorithm>

namespace shardscope {

int contextDegree(double tokens, const DynamicContext& context)
{
    int degree = 1;
    while (2 * degree <= context.ranks && tokens > degree * context.tokensPerRank)
        degree *= 2;
    return degree;
}

ContextDegrees contextDegrees(const LengthDistribution& lengths, const DynamicContext& context)
{
    ContextDegrees degrees;
    double pieces = 0;
    double tokensByDegree = 0;
    for (const LengthBin& bin : lengths.bins()) {
        const int degree = contextDegree(bin.tokens, context);
        pieces += bin.documents * degree;
        tokensByDegree += bin.documents * bin.tokens * degree;
        degrees.widest = std::max(degrees.widest, degree);
        degrees.mostTokens = std::max(degrees.mostTokens, bin.tokens / degree);
    }
    degrees.ofDocuments = pieces / lengths.documents();
    degrees.ofTokens = tokensByDegree / (lengths.documents() * lengths.mean());
    return degrees;
}

}  // namespace shardscope
