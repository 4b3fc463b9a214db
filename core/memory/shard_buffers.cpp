// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/shard_buffers.h"

#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/gathered_width.h"
#include "core/site/site.h"

namespace shardscope {

ShardBuffers shardBuffers(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& rank,
                          const Terms& terms)
{
    const Term element = terms("element-bytes", inputs.shape.style.elementBytes);
    const double own = gatheredWidth(site.training, element.value);
    const bool isQuantised = own < element.value;
    const Term each =
        isQuantised ? terms.product("gathered-both-ways", terms("row-wise-and-column-wise", 2), terms("gathered-width", own)) : element;
    const Term gtp = terms("/plan/gtp", plan.gtp);
    const Term dense = terms.product("dense-shapes", gtp, terms("dense-shards-of-shapes", inputs.parameters.shapes.dense));
    const Term experts =
        terms.product("expert-shapes", terms("/plan/egtp", plan.egtp), terms("expert-shards-of-shapes", inputs.parameters.shapes.experts));
    const bool hasVocabulary = plan.gtp > 1 && (rank.holdsEmbedding || rank.holdsHead);
    const Term vocabulary = hasVocabulary
                                ? terms.product("vocabulary-of-shards", gtp, terms("embedding-matrix", inputs.parameters.embeddingMatrix))
                                : terms("nothing", 0);
    ShardBuffers buffers;
    buffers.gathered = terms.sum("gathered-shards", terms.product("dense-buffers", each, dense),
                                 terms.product("expert-buffers-of-shards", terms("blocks-at-once", 2), each, experts),
                                 terms.product("vocabulary-buffer", element, vocabulary));
    const Term twoExperts = terms.product("experts-of-two-layers", terms("blocks-at-once", 2), experts);
    const Term scattered = terms.sum("scattered-shapes", terms("dense-shards-of-shapes", inputs.parameters.shapes.dense),
                                     terms("expert-shards-of-shapes", inputs.parameters.shapes.experts));
    buffers.gradients = terms.product("shard-gradients", terms("gradient-bytes", inputs.recipe.gradients),
                                      terms.sum("shapes-together", dense, twoExperts, vocabulary, scattered));
    return buffers;
}

}  // namespace shardscope
