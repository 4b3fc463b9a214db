// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/device_rates.h"

#include <algorithm>

#include "core/site/site.h"

namespace shardscope {
namespace {

bool isEightBit(Precision precision) { return precision == Precision::Fp8 || precision == Precision::Fp4; }

/// The dense peak of the precision, or of the widest one below it that the device has.
FlopPerSecond peakOf(const Gpu& gpu, Precision precision)
{
    if (const auto peak = gpu.peak(precision))
        return *peak;
    if (precision == Precision::Fp4 || precision == Precision::Fp8)
        return peakOf(gpu, precision == Precision::Fp4 ? Precision::Fp8 : Precision::Bf16);
    if (const auto half = gpu.peak(Precision::Fp16))
        return precision == Precision::Tf32 || precision == Precision::Fp32 ? *half / 2 : *half;
    return gpu.peak(Precision::Fp32).value_or(FlopPerSecond(1e12));
}

double share16(GpuGeneration generation, const CostConstants& constants)
{
    switch (generation) {
    case GpuGeneration::Ampere:
        return constants[Constant::MultiplyAmpere];
    case GpuGeneration::Hopper:
        return constants[Constant::MultiplyHopper];
    case GpuGeneration::Blackwell:
        return constants[Constant::MultiplyBlackwell];
    case GpuGeneration::BlackwellUltra:
        return constants[Constant::MultiplyBlackwellUltra];
    case GpuGeneration::Other:
        break;
    }
    return constants[Constant::MultiplyOther];
}

double share8(GpuGeneration generation, const CostConstants& constants)
{
    switch (generation) {
    case GpuGeneration::Blackwell:
        return constants[Constant::MultiplyFp8Blackwell];
    case GpuGeneration::BlackwellUltra:
        return constants[Constant::MultiplyFp8BlackwellUltra];
    default:
        return constants[Constant::MultiplyFp8Hopper];
    }
}

double share4(GpuGeneration generation, const CostConstants& constants)
{
    return constants[generation == GpuGeneration::BlackwellUltra ? Constant::MultiplyFp4BlackwellUltra : Constant::MultiplyFp4];
}

/// Time of a multiply beside tensorwise scaling.
double scalingFactor(const Training& training, const CostConstants& constants)
{
    if (training.precision == Precision::Fp4)
        return 1;
    switch (training.software.fp8Recipe.value_or(Fp8Recipe::Tensorwise)) {
    case Fp8Recipe::Tensorwise:
    case Fp8Recipe::Nvfp4:
        return 1;
    case Fp8Recipe::Rowwise:
        return constants[Constant::Fp8Rowwise];
    case Fp8Recipe::Blockwise:
        return constants[Constant::Fp8Blockwise];
    case Fp8Recipe::Mx:
        return constants[Constant::Fp8Mx];
    }
    return 1;
}

/// Kernels written for the tensor cores before reach no more FLOP/s on a newer device.
FlopPerSecond attentionRate(AttentionKernel kernel, GpuGeneration generation, FlopPerSecond peak16, const CostConstants& constants)
{
    constexpr FlopPerSecond kHopperPeak(989.4e12);
    const auto of = [&](Constant constant) { return peak16 * constants[constant]; };
    switch (kernel) {
    case AttentionKernel::Unfused:
    case AttentionKernel::FusedSoftmax:
        return peak16 * share16(generation, constants) * constants[Constant::AttentionUnfused];
    case AttentionKernel::Flash1:
        return std::min(of(Constant::AttentionFlash1), kHopperPeak * constants[Constant::AttentionFlash1]);
    case AttentionKernel::Flash2:
        if (generation == GpuGeneration::Ampere)
            return of(Constant::AttentionFlash2Ampere);
        return std::min(peak16, kHopperPeak) * constants[Constant::AttentionFlash2Hopper];
    case AttentionKernel::Flash3:
    case AttentionKernel::Cudnn:
        break;
    }
    switch (generation) {
    case GpuGeneration::Ampere:
        return of(Constant::AttentionFlash2Ampere);
    case GpuGeneration::Blackwell:
        return of(Constant::AttentionBlackwell);
    case GpuGeneration::BlackwellUltra:
        return of(Constant::AttentionBlackwellUltra);
    default:
        return of(Constant::AttentionFlash3Hopper);
    }
}

Constant fusionOf(SoftwareStack stack)
{
    constexpr std::array<Constant, kSoftwareStacks> kFusion{Constant::FusionLegacy, Constant::FusionTransformerEngine,
                                                            Constant::FusionEager,  Constant::FusionCompiled,
                                                            Constant::FusionXla,    Constant::FusionNanotron};
    return kFusion[static_cast<std::size_t>(stack)];
}

Constant layerOf(SoftwareStack stack)
{
    constexpr std::array<Constant, kSoftwareStacks> kLayer{Constant::LayerLegacy, Constant::LayerTransformerEngine,
                                                           Constant::LayerEager,  Constant::LayerCompiled,
                                                           Constant::LayerXla,    Constant::LayerNanotron};
    return kLayer[static_cast<std::size_t>(stack)];
}

Constant hostOf(SoftwareStack stack)
{
    constexpr std::array<Constant, kSoftwareStacks> kHost{Constant::HostLegacy, Constant::HostTransformerEngine,
                                                          Constant::HostEager,  Constant::HostCompiled,
                                                          Constant::HostXla,    Constant::HostNanotron};
    return kHost[static_cast<std::size_t>(stack)];
}

/// Whether the host can launch the experts without reading their token counts.
bool hasFixedBuffers(const Software& software, MoeDispatcher dispatcher)
{
    return software.moeRouting == MoeRouting::Capacity || dispatcher == MoeDispatcher::HybridEp;
}

}  // namespace

GpuGeneration gpuGeneration(const Gpu& gpu)
{
    if (gpu.architecture == "Ampere")
        return GpuGeneration::Ampere;
    if (gpu.architecture == "Hopper")
        return GpuGeneration::Hopper;
    if (gpu.architecture == "Blackwell Ultra")
        return GpuGeneration::BlackwellUltra;
    if (gpu.architecture == "Blackwell")
        return GpuGeneration::Blackwell;
    return GpuGeneration::Other;
}

DeviceRates deviceRates(const Training& training, const Gpu& gpu, const CostConstants& constants)
{
    const AttentionKernel attention = attentionKernelOf(training, gpu);
    const bool fused = isFused(attention);
    const GpuGeneration generation = gpuGeneration(gpu);
    const SoftwareStack stack = softwareStack(training);
    const bool eightBit = isEightBit(training.precision);
    const FlopPerSecond peak16 = peakOf(gpu, eightBit ? Precision::Bf16 : training.precision);

    DeviceRates rates;
    rates.multiply16 = peak16 * share16(generation, constants);
    rates.multiply = rates.multiply16;
    if (eightBit && gpu.peak(training.precision)) {
        const double share = training.precision == Precision::Fp4 ? share4(generation, constants) : share8(generation, constants);
        rates.multiply = peakOf(gpu, training.precision) * (share / scalingFactor(training, constants));
        rates.castBytes = constants[Constant::Fp8CastBytes];
    }
    rates.multiplyStart = Seconds(constants[Constant::MultiplyStart]);
    rates.multiplyMemory = gpu.memoryBandwidth * constants[Constant::MultiplyMemory];
    rates.groupedMultiply = constants[Constant::GroupedMultiply];
    rates.groupedRows = constants[Constant::GroupedRows];
    rates.attentionForward = attentionRate(attention, generation, peak16, constants);
    rates.attentionBackward = fused ? constants[Constant::AttentionBackward] : 1;
    rates.attentionScores = constants[Constant::AttentionScores];
    rates.attentionHead64 = fused ? constants[Constant::AttentionHead64] : 1;
    rates.memory = gpu.memoryBandwidth * constants[Constant::MemoryBandwidth];
    rates.fusion = constants[fusionOf(stack)];
    rates.lossPasses = constants[Constant::LossPasses];
    rates.kernelStart = Seconds(constants[Constant::KernelStart]);
    rates.layer = constants[layerOf(stack)];
    return rates;
}

Seconds hostForward(const Site& site, const ResolvedPlan& plan, bool hasExperts)
{
    const CostConstants& constants = site.constants;
    const Training& training = site.training;
    const SoftwareStack stack = plan.stack;
    double host = constants[hostOf(stack)];
    if (stack == SoftwareStack::Nanotron) {
        // Sends between stages block the host; inside one node they do not show.
        if (plan.pp == 1 || plan.tp == 1 || site.cluster.nodes == 1)
            return Seconds(host * std::max(1.0, plan.tp / 8.0));
        const double acrossNodes = plan.tp > site.cluster.gpusPerNode ? constants[Constant::HostNanotronNetwork] : 1;
        return Seconds(host + constants[Constant::HostNanotronPipeline] * plan.tp * acrossNodes);
    }
    if (stack == SoftwareStack::LegacyMegatron)
        host += constants[Constant::HostTensorLegacy] * (plan.tp * plan.tp - 1) / 63;
    else if (plan.tp > 1)
        host += constants[Constant::HostTensorParallel];
    if (isEightBit(training.precision))
        host += constants[Constant::HostFp8];
    const CudaGraph graph = training.software.cudaGraph.value_or(CudaGraph::None);
    if (graph == CudaGraph::Full)
        return Seconds(constants[Constant::HostGraphed] * host);
    // A partial graph captures attention and router, not the experts.
    if (graph == CudaGraph::Partial)
        host *= 0.5;
    if (hasExperts)
        host += constants[hasFixedBuffers(training.software, plan.dispatcher) ? Constant::HostExpertsStatic : Constant::HostExperts];
    return Seconds(host);
}

}  // namespace shardscope
