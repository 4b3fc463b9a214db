// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/shard_copies.h"

#include "core/memory/rank_parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/device_rates.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"

namespace shardscope {
namespace {

/// Seconds of copying `parameters`: `read` bytes of each are read and `written` are written.
Term copySeconds(std::string_view id, double parameters, double read, double written, const CostInputs& inputs, const Terms& terms)
{
    const Term each = terms.sum("copied-bytes-each", terms("bytes-read-by-the-copy", read), terms("bytes-written-by-the-copy", written));
    const Term bytes = terms.product("copied-bytes", terms("copied-parameters", parameters), each);
    return terms.quotient(id, bytes, terms("memory-rate", inputs.rates.memory));
}

void addCompute(PassTime& pass, std::string_view id, std::string_view block, Term more, const Terms& terms)
{
    const Terms own = terms.about(partOf(block, {PassPart::Kind::Compute}, terms));
    pass.compute = Seconds(own.sum(id, own(id, pass.compute), more).value);
}

}  // namespace

void addShardCopies(Passes& passes, std::string_view block, const RankParameters& weights, const DataTraffic& traffic,
                    const CostInputs& inputs, const Terms& terms)
{
    const double trained = weights.dense + weights.experts;
    const auto copiedOut = [&](double parameters) {
        return copySeconds("copied-out-seconds", parameters, traffic.weightBytes, traffic.weightBytes, inputs, terms);
    };
    if (traffic.gathersEveryPass) {
        addCompute(passes.forward, "pass-forward", block, copiedOut(trained + weights.frozen), terms);
        if (inputs.plan.reshardAfterForward)
            addCompute(passes.inputGrad, "pass-input-gradient", block,
                       copiedOut(trained + weights.parts.passed + weights.parts.passedExperts), terms);
    }
    if (!traffic.reducesEveryPass)
        return;
    const Term copiedIn = copySeconds("copied-in-seconds", trained, traffic.weightBytes, traffic.gradientBytes, inputs, terms);
    if (traitsOf(inputs.plan.schedule).splitsBackward)
        addCompute(passes.weightGrad, "pass-weight-gradient", block, copiedIn, terms);
    else
        addCompute(passes.inputGrad, "pass-input-gradient", block, copiedIn, terms);
}

}  // namespace shardscope
