// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/encoder_moment.h"

#include "core/memory/activations.h"
#include "core/memory/moments.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

/// Returns the recomputed layer without regard to what was freed.
Term momentOf(const ResolvedPlan& plan, const EncoderActivations& encoders, Term live, const Terms& terms)
{
    const Term kept = terms("kept-by-encoders", encoders.all.kept);
    const Term dropped = terms.product("dropped-by-encoders", live,
                                       terms.difference("dropped-by-encoder", terms("encoders-kept-whole", encoders.all.everything), kept));
    const Term selected = terms.product("encoder-selected-moment", terms("activations-and-gradients", 2),
                                        terms("encoder-largest-selected", encoders.largestSelected));
    if (plan.recompute == Recompute::Selective)
        return terms.minimum("encoder-recompute-at-most", selected, dropped);
    const Term layer =
        terms.product("encoder-layer-and-gradients", terms("activations-and-gradients", traitsOf(plan.framework).isXla() ? 1 : 2),
                      terms("encoder-largest-layer", encoders.largestLayer));
    const Term moment = terms.minimum("encoder-recompute-at-most", layer, dropped);
    if (plan.recompute != Recompute::Full || plan.recomputeLayers)
        return moment;
    const Term more = terms.product("dropped-by-encoders", live,
                                    terms.difference("dropped-by-encoder", terms("encoders-kept-selective", encoders.selective), kept));
    return terms.minimum("encoder-recompute-at-most", moment, terms.sum("encoder-selective-and-its-moment", more, selected));
}

}  // namespace

Term recomputedEncoderLayer(const ResolvedPlan& plan, const EncoderActivations& encoders, const LayerSums& layers, const Terms& terms)
{
    if (encoders.largestLayer <= Bytes())
        return terms("nothing", 0);
    const Term moment = momentOf(plan, encoders, layers.liveEncoders(terms), terms);
    const Term beyond = terms.difference("encoder-beyond-freed", moment, layers.freedBeforeEncoders(terms));
    return terms.maximum("encoder-recomputed-layer", beyond, terms("nothing", 0));
}

}  // namespace shardscope
