// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/part_fixes.h"

#include <initializer_list>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// The least gain that is offered, as a fraction of the step.
constexpr double kWorthIt = 1e-3;

using Setting = std::pair<std::string_view, Value>;
struct KnownFix {
    PartId part;
    std::vector<Setting> settings;
};

Value word(const char* text) { return std::string(text); }

/// What may help against a part.
const std::vector<KnownFix>& knownFixes()
{
    static const std::vector<KnownFix> kFixes{
        {PartId::LaunchBound, {{"training.software.cuda_graph", word("full")}}},
        {PartId::LaunchBound, {{"training.software.cuda_graph", word("partial")}}},
        {PartId::LaunchBound, {{"training.software.compiled", true}}},
        {PartId::Kernels, {{"training.software.compiled", true}}},
        {PartId::Kernels, {{"training.software.fused_kernels", true}}},
        {PartId::Attention, {{"training.attention", word("flash3")}}},
        {PartId::Attention, {{"training.attention", word("cudnn")}}},
        {PartId::NotHidden, {{"plan.overlap.grad_reduce", true}}},
        {PartId::NotHidden, {{"plan.overlap.param_gather", true}}},
        {PartId::NotHidden, {{"plan.overlap.tensor", true}}},
        {PartId::NotHidden, {{"plan.overlap.expert", true}}},
        {PartId::Bubble, {{"plan.schedule", word("zb-h1")}}},
        {PartId::Bubble, {{"plan.schedule", word("interleaved")}, {"plan.chunks", std::int64_t{2}}}},
        {PartId::Bubble, {{"plan.micro_batch", std::int64_t{1}}}},
        {PartId::CollectiveSlow, {{"plan.overlap.grad_reduce", true}}},
        {PartId::CollectiveSlow, {{"plan.overlap.param_gather", true}}},
    };
    return kFixes;
}

std::vector<FieldChange> changesOf(const KnownFix& fix, const Scenario& scenario)
{
    std::vector<FieldChange> changes;
    for (const auto& [path, value] : fix.settings) {
        const Parameter* parameter = findParameter(path);
        if (parameter && parameter->get(scenario) != value)
            changes.push_back({parameter, value});
    }
    return changes;
}

}  // namespace

std::optional<PartFix> fixOf(PartId part, const Estimate& current)
{
    const Seconds step = current.step()->step;
    std::optional<PartFix> best;
    for (const KnownFix& each : knownFixes()) {
        std::vector<FieldChange> changes = each.part == part ? changesOf(each, current.scenario()) : std::vector<FieldChange>();
        if (changes.empty())
            continue;
        const Result<Estimate> changed = estimate(withChanges(current.scenario(), changes));
        if (!changed || !changed->isLegal() || !changed->step() || (current.fits() && !changed->fits()))
            continue;
        const double gain = (step - changed->step()->step).value();
        if (gain >= kWorthIt * step.value() && (!best || gain > best->gain))
            best = PartFix{std::move(changes), gain};
    }
    return best;
}

}  // namespace shardscope
