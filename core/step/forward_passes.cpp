// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/forward_passes.h"

#include <vector>

#include "core/layer/model_operators.h"
#include "core/model/architecture.h"
#include "core/site/adapter_host.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_block.h"

namespace shardscope {
namespace {

constexpr std::string_view kPart = "forwards ";

Seconds hostOf(const ForwardPart& part, const CostInputs& inputs)
{
    if (!part.kind)
        return {};
    const Terms silent;
    const Seconds layer = hostForward(inputs.site, inputs.plan, part.kind->experts.has_value(), silent);
    return hostWithAdapters(layer, *part.architecture, *part.kind, inputs.site, silent);
}

/// The sum of all parts, from what each has noted of itself.
void note(const std::vector<ForwardPart>& parts, const std::vector<Passes>& once, const Terms& terms)
{
    for (const PassPart& of : kPassParts) {
        TermSum all;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string_view name = blockName(terms, kPart, i);
            const Terms own = terms.about(name);
            const Term one = terms.about(partOf(name, of, terms))("pass-forward", of.of(once[i].forward));
            all.add(own.product("forward-part-seconds", own("forward-passes", parts[i].times), one));
        }
        const Terms whole = terms.about(partOf("forwards", of, terms));
        (void)whole.named("pass-forward", all.as("forward-models-seconds", terms));
    }
}

}  // namespace

Passes forwardPasses(const CostInputs& inputs, const Terms& terms)
{
    const std::vector<ForwardPart>& parts = inputs.operators.forwards;
    Passes all;
    std::vector<Passes> once;
    once.reserve(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const ForwardPart& part = parts[i];
        once.push_back(passesOf({blockName(terms, kPart, i), part.operators, part.headDim, Recompute::None, hostOf(part, inputs), false},
                                inputs, terms));
        all.forward += part.times * once.back().forward;
    }
    if (terms.recorder() && !parts.empty())
        note(parts, once, terms);
    return all;
}

}  // namespace shardscope
