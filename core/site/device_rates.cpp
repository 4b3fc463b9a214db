// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/device_rates.h"

#include <algorithm>

#include "core/framework/framework_defaults.h"
#include "core/framework/framework_traits.h"
#include "core/framework/software_stack.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/resolved_plan.h"
#include "core/site/kernel_shares.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

bool isEightBit(Precision precision) { return precision == Precision::Fp8 || precision == Precision::Fp4; }

/// Returns the constant of the recipe's scaling, relative to tensorwise scaling; empty if it takes no longer.
std::optional<Constant> scalingOf(const Training& training)
{
    if (training.precision == Precision::Fp4)
        return std::nullopt;
    switch (training.software.fp8Recipe.value_or(Fp8Recipe::Tensorwise)) {
    case Fp8Recipe::Tensorwise:
    case Fp8Recipe::Nvfp4:
        return std::nullopt;
    case Fp8Recipe::Rowwise:
        return Constant::Fp8Rowwise;
    case Fp8Recipe::Blockwise:
        return Constant::Fp8Blockwise;
    case Fp8Recipe::Mx:
        return Constant::Fp8Mx;
    }
    return std::nullopt;
}

/// In the training's own 8 or 4 bits.
Term narrowRate(const Training& training, const Gpu& gpu, const CostConstants& constants, const Terms& terms)
{
    const Term peak = peakOf(gpu, training.precision, terms);
    const Term cool = constants.of(multiplyShareOf(training.precision, gpu.generation), terms);
    const Term clock = clockOfPower(gpu, constants, terms);
    const Term share = clock.value == 1 ? cool : terms.product("share-with-power", cool, clock);
    const std::optional<Constant> scaling = scalingOf(training);
    if (!scaling)
        return terms.product("multiply-rate", peak, share);
    return terms.product("multiply-rate", peak, terms.quotient("share-with-scales", share, constants.of(*scaling, terms)));
}

/// Returns the rate without the FLOP on the padding of narrower values.
Term usefulRate(Term rate, double used, const Terms& terms)
{
    return used < 1 ? terms.product("attention-rate", rate, terms("used-of-padded-heads", used)) : rate;
}

/// Backward relative to forward; a deterministic one adds up the gradient of the queries in a fixed order.
double backwardShare(const Training& training, const CostConstants& constants, const Terms& terms)
{
    const Term backward = constants.of(Constant::AttentionBackward, terms);
    if (!training.software.deterministic.value_or(false))
        return backward.value;
    return terms.product("attention.backward", backward, constants.of(Constant::AttentionDeterministic, terms)).value;
}

/// Nothing where it is not known.
double exponentialRate(const Gpu& gpu, const Terms& terms)
{
    const double perFlop = traitsOf(gpu.generation).exponentialsPerFlop;
    if (perFlop == 0)
        return 0;
    return terms.product("exponential-rate", peakOf(gpu, Precision::Bf16, terms), terms("exponentials-per-flop", perFlop)).value;
}

/// MaxText multiplies dropless experts by megablox (JAX, pallas/ops/tpu/megablox/gmm.py), and those of a capacity as one batch.
bool hasMegablox(const Training& training, GpuGeneration generation)
{
    return traitsOf(generation).hasSplashAttention && training.software.moeRouting != MoeRouting::Capacity;
}

/// MaxText's tile_embed_dim and tile_mlp_dim (configs/base.yml).
constexpr double kMegabloxTile = 1024;

Constant rowsLostOf(const Training& training, GpuGeneration generation)
{
    return hasMegablox(training, generation) ? Constant::GroupedRowsTpu : Constant::GroupedRows;
}

/// Returns whether the host can launch the experts without reading their token counts.
bool hasFixedBuffers(const Software& software, MoeDispatcher dispatcher)
{
    return software.moeRouting == MoeRouting::Capacity || dispatcher == MoeDispatcher::HybridEp;
}

/// Adds what precedes the sends of a dispatch, however few its tokens: counts go to the host, or the device makes routing maps of them. A
/// capacity needs neither, and a full CUDA graph or buffers of stated size have the maps' buffers laid out.
void addStartOfDispatch(DeviceRates& rates, const Training& training, const CostConstants& constants, const Terms& terms)
{
    const Software& software = training.software;
    const MoeDispatcher dispatcher = software.moeDispatcher.value_or(MoeDispatcher::AllToAll);
    if (traitsOf(softwareStack(training)).staysOnDevice || software.moeRouting == MoeRouting::Capacity)
        return;
    if (!hasFixedBuffers(software, dispatcher))
        rates.readBack = Seconds(constants.of(Constant::ExpertReadBack, terms).value);
    else if (software.cudaGraph.value_or(CudaGraph::None) != CudaGraph::Full && !software.expertRankCapacity)
        rates.metadata = Seconds(constants.of(Constant::ExpertMetadata, terms).value);
}

/// Nanotron's sends between stages block the host; inside one node they do not show.
Term nanotronHost(Term layer, const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const CostConstants& constants = site.constants;
    const Term ranks = terms("/plan/tp", plan.tp);
    if (plan.pp == 1 || plan.tp == 1 || plan.world <= site.cluster.gpusPerNode) {
        const Term beyond = terms.quotient("ranks-against-eight", ranks, terms("eight-ranks", 8));
        return terms.product("host-seconds", layer, terms.maximum("host-of-more-ranks", terms("one", 1), beyond));
    }
    const Term sends = constants.of(Constant::HostNanotronPipeline, terms);
    const bool acrossNodes = plan.tp > site.cluster.gpusPerNode;
    const Term waits = acrossNodes ? terms.product("host-of-sends", sends, ranks, constants.of(Constant::HostNanotronNetwork, terms))
                                   : terms.product("host-of-sends", sends, ranks);
    return terms.sum("host-seconds", layer, waits);
}

/// By a server's processor.
Term hostOfServer(const Site& site, const ResolvedPlan& plan, bool hasExperts, const Terms& terms, bool in16Bits)
{
    const CostConstants& constants = site.constants;
    const Training& training = site.training;
    const StackTraits& stack = traitsOf(plan.stack);
    const Term layer = constants.of(stack.host, terms);
    if (stack.launches == HostLaunches::WaitsForSends)
        return nanotronHost(layer, site, plan, terms);
    Term host = layer;
    const auto add = [&](Term more) { host = terms.sum("host-seconds", host, more); };
    if (stack.launches == HostLaunches::GrowsWithRanks)
        add(grownFromEightRanks(constants.of(Constant::HostTensorLegacy, terms), plan.tp, terms));
    else if (plan.tp > 1)
        add(constants.of(Constant::HostTensorParallel, terms));
    if (isEightBit(training.precision) && !in16Bits)
        add(constants.of(Constant::HostFp8, terms));
    const CudaGraph graph = training.software.cudaGraph.value_or(CudaGraph::None);
    if (graph == CudaGraph::Full)
        return terms.product("host-seconds", constants.of(Constant::HostGraphed, terms), host);
    // A partial graph captures attention and router, not the experts.
    if (graph == CudaGraph::Partial)
        host = terms.product("host-seconds", host, terms("outside-the-graph", 0.5));
    if (hasExperts)
        add(constants.of(hasFixedBuffers(training.software, plan.dispatcher) ? Constant::HostExpertsStatic : Constant::HostExperts, terms));
    return terms.named("host-seconds", host);
}

}  // namespace

Term grownFromEightRanks(Term ofEight, double tp, const Terms& terms)
{
    const Term ranks = terms("/plan/tp", tp);
    const Term pairs = terms.difference("squared-ranks-less-one", terms.product("squared-ranks", ranks, ranks), terms("one", 1));
    return terms.quotient("grown-with-ranks", terms.product("times-squared-ranks", ofEight, pairs), terms("of-eight-ranks", 63));
}

std::string_view missingFigure(const Gpu& gpu)
{
    const auto isKnown = [&](Precision precision) { return gpu.peak(precision).has_value(); };
    if (!isKnown(Precision::Bf16) && !isKnown(Precision::Fp16) && !isKnown(Precision::Fp32))
        return "dense_flop_per_second";
    return gpu.memoryBandwidth > BytesPerSecond() ? std::string_view() : "memory_bytes_per_second";
}

DeviceRates deviceRates(const Training& training, const Gpu& gpu, const CostConstants& constants, const Terms& terms,
                        const AttentionNeeds& needs)
{
    const AttentionKernel attention = attentionKernelOf(training, gpu, needs);
    const bool fused = isFused(attention);
    const GpuGeneration generation = gpu.generation;
    const StackTraits& stack = traitsOf(softwareStack(training));
    const bool eightBit = isEightBit(training.precision);
    const Precision wide = eightBit ? Precision::Bf16 : training.precision;
    const Term peak16 = peakOf(gpu, wide, terms);
    const Term memory = terms("gpu-memory-bandwidth", gpu.memoryBandwidth);
    const auto bandwidth = [&](std::string_view id, Constant share) {
        return BytesPerSecond(terms.product(id, memory, constants.of(share, terms)).value);
    };

    DeviceRates rates;
    const Term clock = clockOfPower(gpu, constants, terms);
    const Term clocked = clock.value == 1 ? peak16 : terms.product("peak-with-power", peak16, clock);
    rates.multiply16 =
        FlopPerSecond(terms.product("multiply-rate-16", clocked, constants.of(multiplyShareOf(wide, generation), terms)).value);
    rates.multiply = rates.multiply16;
    if (eightBit && gpu.peak(training.precision)) {
        rates.multiply = FlopPerSecond(narrowRate(training, gpu, constants, terms).value);
        rates.castBytes = constants.of(Constant::Fp8CastBytes, terms).value;
    }
    rates.multiplyStart = Seconds(constants.of(Constant::MultiplyStart, terms).value);
    rates.multiplyMemory = bandwidth("multiply-memory-rate", Constant::MultiplyMemory);
    rates.groupedMultiply = constants.of(Constant::GroupedMultiply, terms).value;
    const Term lost = constants.of(rowsLostOf(training, generation), terms);
    const Term ofChip = gpu.devices > 1 ? terms.product("rows-lost-by-devices", lost, terms("devices-of-a-chip", gpu.devices)) : lost;
    rates.groupedRows = terms.named("multiply.grouped-rows", ofChip).value;
    rates.groupedTile = hasMegablox(training, generation) ? kMegabloxTile : 0;
    addStartOfDispatch(rates, training, constants, terms);
    rates.scanStart = Seconds(constants.of(Constant::MixerStart, terms).value);
    rates.ringMask = Seconds(constants.of(Constant::RingMask, terms).value);
    const Term attentionOfKernel = attentionRate(attention, generation, clocked, training, constants, terms);
    rates.attentionForward = FlopPerSecond(usefulRate(attentionOfKernel, usedOfPaddedHeads(training, attention, needs), terms).value);
    rates.attentionBackward = fused ? backwardShare(training, constants, terms) : 1;
    rates.attentionScores = constants.of(Constant::AttentionScores, terms).value;
    rates.attentionHead64 = fused ? constants.of(Constant::AttentionHead64, terms).value : 1;
    rates.matrixUnit = fused ? gpu.matrixUnit : 0;
    rates.attentionHalfKeys = fused && !traitsOf(generation).hasSplashAttention ? kKeysOfHalfTheRate : 0;
    rates.exponentials = fused ? exponentialRate(gpu, terms) : 0;
    rates.memory = bandwidth("memory-rate", Constant::MemoryBandwidth);
    rates.fusion = terms.named("fusion-factor", constants.of(stack.fusion, terms)).value;
    rates.gradientSumBytes = traitsOf(frameworkOf(training)).states->gradientSum(training);
    rates.kernelStart = Seconds(constants.of(Constant::KernelStart, terms).value);
    rates.layer = terms.named("layer-factor", constants.of(stack.layer, terms)).value;
    return rates;
}

Seconds hostForward(const Site& site, const ResolvedPlan& plan, bool hasExperts, const Terms& terms, bool in16Bits)
{
    const Term host = hostOfServer(site, plan, hasExperts, terms, in16Bits);
    if (!site.cluster.gpu.hostMemoryBandwidth)
        return Seconds(host.value);
    return Seconds(terms.product("host-seconds", host, site.constants.of(Constant::HostGrace, terms)).value);
}

}  // namespace shardscope
