// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory_findings.h"

#include <algorithm>
#include <iterator>

#include "core/base/choices.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/framework_memory.h"
#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

Finding verdict(std::string id, Severity severity, const MemoryEstimate& memory)
{
    Finding finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.numbers = {
        {"stage", static_cast<double>(memory.peakStage)}, {"peak_bytes", memory.peak.value()}, {"capacity_bytes", memory.capacity.value()}};
    finding.source = "the itemised ledger of that GPU";
    return finding;
}

/// Returns a hint where the fullest GPU is full before the first step (core/memory/built_model.h); empty elsewhere.
std::vector<Finding> builtWhole(const MemoryEstimate& memory)
{
    const StageMemory& worst = memory.stages[static_cast<std::size_t>(memory.peakStage)];
    const auto line = std::ranges::find(worst.lines, "built-weights", &LedgerLine::what);
    if (line == worst.lines.end())
        return {};
    Finding finding;
    finding.id = "built-before-sharding";
    finding.severity = Severity::Hint;
    finding.numbers = {{"stage", static_cast<double>(memory.peakStage)}, {"weights_bytes", line->bytes.value()}};
    finding.source = "NVIDIA/Megatron-LM, docs/discussions/megatron-fsdp-user-guide";
    return {std::move(finding)};
}

Finding within(double band, std::string id, const MemoryEstimate& memory)
{
    Finding finding = verdict(std::move(id), Severity::Hint, memory);
    finding.numbers.emplace_back("band", band);
    return finding;
}

}  // namespace

bool isWithinBand(const MemoryEstimate& memory, double band)
{
    return memory.fits() ? memory.peak > memory.capacity * (1 - band) : memory.peak <= memory.capacity * (1 + band);
}

std::vector<Finding> memoryFindings(const MemoryEstimate& memory, std::optional<double> band)
{
    std::vector<Finding> findings;
    if (memory.stages.empty())
        return findings;
    if (!memory.fits()) {
        findings.push_back(verdict("out-of-memory", Severity::Warning, memory));
        std::ranges::move(builtWhole(memory), std::back_inserter(findings));
    }
    if (band && isWithinBand(memory, *band))
        findings.push_back(within(*band, memory.fits() ? "memory-tight" : "memory-may-fit", memory));
    if (memory.fits() && memory.caches && memory.capacity - memory.peak < memory.capacity * kRoomForLeast) {
        findings.push_back(verdict("allocator-retries", Severity::Hint, memory));
        findings.back().source = "torch.cuda.memory_stats, num_alloc_retries: failed cudaMalloc calls that flush the cache and try again";
    }
    return findings;
}

std::vector<Finding> shardingFindings(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs)
{
    const ByteRecipe& recipe = inputs.recipe;
    const double beside = recipe.gatheredWeights + recipe.unshardedGradients;
    if (site.training.recipe != Recipe::Fsdp2 || !recipe.shardsWeights || beside == 0)
        return {};
    const double optimizer = plan.offload == Offload::None ? recipe.optimizer : 0;
    const double whole = recipe.weights + recipe.gradients + optimizer;
    const double shards = (recipe.weightsOnHost ? 0 : recipe.weights) + (recipe.gradientsOnHost ? 0 : recipe.gradients) + optimizer;
    for (int rank = 0; rank < plan.pp; ++rank) {
        const RankParameters parameters = rankParameters(site, plan, inputs.parameters, rankStages(site, plan, rank));
        // Frozen weights have no other states, whose shards would make good for the gathered copy.
        const double learnt = parameters.total() > 0 ? 1 : 0;
        const double each = learnt > 0 ? parameters.total() : parameters.frozen;
        const double frozen = parameters.frozen / each;
        const double frozenShard = recipe.weightsOnHost ? 0 : recipe.gatheredWeights + recipe.frozen / plan.shardGroup;
        const double sharded = learnt * beside + shards * shardedParameters(parameters, plan, {}).value / each + frozen * frozenShard;
        const double unsharded = learnt * whole + frozen * recipe.frozen;
        if (!(sharded > unsharded))
            continue;
        Finding finding;
        finding.id = "sharding-holds-more";
        finding.severity = Severity::Hint;
        finding.numbers = {{"sharded", sharded},
                           {"whole", unsharded},
                           {"beside", beside},
                           {"stage", static_cast<double>(rank)},
                           {"shard_group", static_cast<double>(plan.shardGroup)}};
        finding.nearest = {{"plan.zero", {0.0}}};
        finding.source = "torchtitan, pipeline parallelism with FSDP: reshard_after_forward is off, gradients accumulate unsharded";
        return {std::move(finding)};
    }
    return {};
}

}  // namespace shardscope
