// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include "core/explain/time_context.h"

namespace shardscope {
namespace {

Constant multiplyConstant(GpuGeneration generation, Precision precision)
{
    const bool ultra = generation == GpuGeneration::BlackwellUltra;
    if (precision == Precision::Fp4)
        return ultra ? Constant::MultiplyFp4BlackwellUltra : Constant::MultiplyFp4;
    const bool eightBit = precision == Precision::Fp8;
    switch (generation) {
    case GpuGeneration::Ampere:
        return eightBit ? Constant::MultiplyFp8Hopper : Constant::MultiplyAmpere;
    case GpuGeneration::Hopper:
        return eightBit ? Constant::MultiplyFp8Hopper : Constant::MultiplyHopper;
    case GpuGeneration::Blackwell:
        return eightBit ? Constant::MultiplyFp8Blackwell : Constant::MultiplyBlackwell;
    case GpuGeneration::BlackwellUltra:
        return eightBit ? Constant::MultiplyFp8BlackwellUltra : Constant::MultiplyBlackwellUltra;
    case GpuGeneration::Other:
        break;
    }
    return eightBit ? Constant::MultiplyFp8Hopper : Constant::MultiplyOther;
}

/// What scales of rows, blocks or small groups cost beside one per tensor; nothing where they cost nothing.
std::optional<Constant> scalingConstant(const Training& training)
{
    if (training.precision == Precision::Fp4)
        return std::nullopt;
    switch (training.software.fp8Recipe.value_or(Fp8Recipe::Tensorwise)) {
    case Fp8Recipe::Rowwise:
        return Constant::Fp8Rowwise;
    case Fp8Recipe::Blockwise:
        return Constant::Fp8Blockwise;
    case Fp8Recipe::Mx:
        return Constant::Fp8Mx;
    case Fp8Recipe::Tensorwise:
    case Fp8Recipe::Nvfp4:
        break;
    }
    return std::nullopt;
}

Constant layerConstant(SoftwareStack stack)
{
    constexpr std::array<Constant, kSoftwareStacks> kLayer{Constant::LayerLegacy,   Constant::LayerTransformerEngine, Constant::LayerEager,
                                                           Constant::LayerCompiled, Constant::LayerXla,               Constant::LayerNanotron};
    return kLayer[static_cast<std::size_t>(stack)];
}

Constant fusionConstant(SoftwareStack stack)
{
    constexpr std::array<Constant, kSoftwareStacks> kFusion{Constant::FusionLegacy,   Constant::FusionTransformerEngine, Constant::FusionEager,
                                                            Constant::FusionCompiled, Constant::FusionXla,               Constant::FusionNanotron};
    return kFusion[static_cast<std::size_t>(stack)];
}

Constant attentionConstant(AttentionKernel kernel, GpuGeneration generation)
{
    const bool ampere = generation == GpuGeneration::Ampere;
    switch (kernel) {
    case AttentionKernel::Unfused:
    case AttentionKernel::FusedSoftmax:
        return Constant::AttentionUnfused;
    case AttentionKernel::Flash1:
        return Constant::AttentionFlash1;
    case AttentionKernel::Flash2:
        return ampere ? Constant::AttentionFlash2Ampere : Constant::AttentionFlash2Hopper;
    case AttentionKernel::Flash3:
    case AttentionKernel::Cudnn:
        break;
    }
    if (ampere)
        return Constant::AttentionFlash2Ampere;
    if (generation == GpuGeneration::BlackwellUltra)
        return Constant::AttentionBlackwellUltra;
    return generation == GpuGeneration::Blackwell ? Constant::AttentionBlackwell : Constant::AttentionFlash3Hopper;
}

Derivation peakFigure(const TimeContext& time, Precision precision)
{
    const Gpu& gpu = time.context.scenario.cluster.gpu;
    const std::string name(nameOf(precision));
    Derivation result = gpuFigure(time, "gpu-peak", "dense_flop_per_second/" + name, gpu.peak(precision).value_or(FlopPerSecond()).value());
    result.name += " in " + name;
    return result;
}

/// Sixteen bits wherever the training's own precision is narrower; of them fp16 where the GPU has no bf16.
Precision widePrecision(const Gpu& gpu, Precision precision)
{
    const Precision wide = precision == Precision::Fp8 || precision == Precision::Fp4 ? Precision::Bf16 : precision;
    return wide == Precision::Bf16 && !gpu.peak(wide) ? Precision::Fp16 : wide;
}

Derivation multiplyRate(const TimeContext& time, bool eightBit)
{
    const Scenario& scenario = time.context.scenario;
    const Precision precision = eightBit ? scenario.training.precision : widePrecision(time.context.scenario.cluster.gpu, scenario.training.precision);
    Derivation rate = product("multiply-rate", {peakFigure(time, precision),
                                                costConstant(time, multiplyConstant(gpuGeneration(scenario.cluster.gpu), precision))});
    if (const auto scaling = scalingConstant(scenario.training); eightBit && scaling)
        rate = quotient("multiply-rate-scaled", {std::move(rate), costConstant(time, *scaling)});
    return exactOr(std::move(rate), (eightBit ? time.inputs.rates.multiply : time.inputs.rates.multiply16).value());
}

Derivation memoryRate(const TimeContext& time, std::string_view id, Constant share, BytesPerSecond value)
{
    const Gpu& gpu = time.context.scenario.cluster.gpu;
    return exactOr(quantity(id, Combine::Product, 0,
                            {gpuFigure(time, "gpu-memory-bandwidth", "memory_bytes_per_second", gpu.memoryBandwidth.value()), costConstant(time, share)}),
                   value.value());
}

Derivation layerFactor(const TimeContext& time) { return costConstant(time, layerConstant(softwareStack(time.context.scenario.training))); }
Derivation fusionFactor(const TimeContext& time) { return costConstant(time, fusionConstant(softwareStack(time.context.scenario.training))); }

Derivation multiplyFlop(const TimeContext& time, const Operator& op)
{
    Derivations factors{constant("two-flop", 2), constant("multiply-rows", op.shape.m), constant("multiply-columns", op.shape.n),
                        constant("multiply-depth", op.shape.k)};
    if (op.shape.count > 1) {
        factors[1] = sum("padded-rows", {std::move(factors[1]), costConstant(time, Constant::GroupedRows)});
        factors.push_back(constant("multiply-count", op.shape.count));
    }
    return product("multiply-flop", std::move(factors));
}

Derivation multiplySeconds(const TimeContext& time, const Operator& op, std::string_view id, Seconds value)
{
    const DeviceRates& rates = time.inputs.rates;
    Derivations compute{multiplyFlop(time, op), multiplyRate(time, runsInEightBit(op, time.inputs.rates))};
    if (op.shape.count > 1)
        compute.push_back(costConstant(time, Constant::GroupedMultiply));
    Derivation moving = quotient("multiply-memory-seconds", {constant("bytes-moved", op.movedForward.value()),
                                                             memoryRate(time, "multiply-memory-rate", Constant::MultiplyMemory, rates.multiplyMemory)});
    Derivation steady = maximum("multiply-steady", {quotient("multiply-compute-seconds", std::move(compute)), std::move(moving)});
    Derivation kernel = sum("multiply-kernel", {costConstant(time, Constant::MultiplyStart), std::move(steady)});
    return exactOr(product(id, {layerFactor(time), std::move(kernel)}, nameOf(op.id)), value.value());
}

Derivation attentionSeconds(const TimeContext& time, const Operator& op, std::string_view id, bool backward, double headDim, Seconds value)
{
    const Scenario& scenario = time.context.scenario;
    const DeviceRates& rates = time.inputs.rates;
    const KernelStyle& style = time.inputs.shape.style;
    const Precision precision = widePrecision(time.context.scenario.cluster.gpu, scenario.training.precision);
    Derivations factors{peakFigure(time, precision), costConstant(time, attentionConstant(style.attention, gpuGeneration(scenario.cluster.gpu)))};
    if (!style.fusedAttention())
        factors.push_back(costConstant(time, multiplyConstant(gpuGeneration(scenario.cluster.gpu), precision)));
    Derivations compute{constant("attention-flop", (backward ? op.backward : op.forward).value(), nameOf(style.attention)),
                        exactOr(quantity("attention-rate", Combine::Product, 0, std::move(factors)), rates.attentionForward.value())};
    if (backward && style.fusedAttention())
        compute.push_back(costConstant(time, Constant::AttentionBackward));
    if (headDim <= 64 && style.fusedAttention())
        compute.push_back(costConstant(time, Constant::AttentionHead64));
    Derivation kernel = quotient("attention-compute-seconds", std::move(compute));
    Derivation moving = quotient("attention-memory-seconds", {constant("bytes-moved", (backward ? op.movedBackward : op.movedForward).value()),
                                                              memoryRate(time, "memory-rate", Constant::MemoryBandwidth, rates.memory)});
    if (!style.fusedAttention())
        kernel = sum("attention-kernel", {std::move(kernel), product("attention-unfused-seconds", {costConstant(time, Constant::AttentionScores), std::move(moving)})});
    else if (!backward)
        kernel = maximum("attention-kernel", {std::move(kernel), std::move(moving)});
    Derivation whole = sum("kernel-with-start", {costConstant(time, Constant::KernelStart), std::move(kernel)});
    return exactOr(product(id, {layerFactor(time), std::move(whole)}, nameOf(op.id)), value.value());
}

Derivation movedSeconds(const TimeContext& time, const Operator& op, std::string_view id, Bytes moved, Seconds value)
{
    Derivation seconds = quotient("memory-seconds", {product("bytes-with-fusion", {constant("bytes-moved", moved.value()), fusionFactor(time)}),
                                                     memoryRate(time, "memory-rate", Constant::MemoryBandwidth, time.inputs.rates.memory)});
    Derivation whole = sum("kernel-with-start", {costConstant(time, Constant::KernelStart), std::move(seconds)});
    return exactOr(product(id, {layerFactor(time), std::move(whole)}, nameOf(op.id)), value.value());
}

/// The peak bytes of logits, softmax and gradient tell how often they pass through memory (see operator_cost.cpp).
Derivation lossSeconds(const TimeContext& time, const Operator& op, std::string_view id, bool backward, Seconds value)
{
    constexpr double kForwardShare = 0.6;
    Derivation bytes = product("loss-bytes-moved", {costConstant(time, Constant::LossPasses), constant("loss-peak", op.keptIn(Recompute::None).value() * op.chunks)});
    Derivation moving = quotient("memory-seconds", {std::move(bytes), memoryRate(time, "memory-rate", Constant::MemoryBandwidth, time.inputs.rates.memory)});
    Derivation part = product("loss-part", {constant("loss-share", backward ? 1 - kForwardShare : kForwardShare), std::move(moving)});
    return exactOr(quantity(id, Combine::Sum, 0, {costConstant(time, Constant::KernelStart), std::move(part)}, nameOf(op.id)), value.value());
}

/// An 8-bit multiply quantises its input, and its output's gradient.
Derivation withCasts(const TimeContext& time, const Operator& op, std::string_view id, Derivation multiply, bool backward, Seconds value)
{
    const MatrixShape& shape = op.shape;
    Derivation elements = product("cast-elements", {constant("multiply-rows", shape.m), constant("multiply-depth", backward ? shape.n : shape.k),
                                                    constant("multiply-count", shape.count)});
    Derivation cast = quotient("cast-seconds", {product("cast-bytes", {costConstant(time, Constant::Fp8CastBytes), std::move(elements)}),
                                                memoryRate(time, "memory-rate", Constant::MemoryBandwidth, time.inputs.rates.memory)});
    return exactOr(quantity(id, Combine::Sum, 0, {std::move(multiply), std::move(cast)}, nameOf(op.id)), value.value());
}

}  // namespace

Derivation operatorSeconds(const TimeContext& time, const Operator& op, double headDim, std::string_view direction)
{
    const OperatorCost cost = operatorCost(op, headDim, time.inputs.rates);
    const bool forward = direction == "forward";
    const std::string id = "operator-" + std::string(direction);
    const Seconds value = forward ? cost.forward : direction == "input-gradient" ? cost.inputGrad : cost.weightGrad;
    if (op.isMultiply() && runsInEightBit(op, time.inputs.rates) && direction != "weight-gradient")
        return withCasts(time, op, id, multiplySeconds(time, op, "operator-multiply", cost.weightGrad), !forward, value);
    if (op.isMultiply())
        return multiplySeconds(time, op, id, value);
    if (op.kind() == OperatorKind::Attention)
        return attentionSeconds(time, op, id, !forward, headDim, value);
    if (op.kind() == OperatorKind::CrossEntropy)
        return lossSeconds(time, op, id, !forward, value);
    return movedSeconds(time, op, id, forward ? op.movedForward : op.movedBackward, value);
}

}  // namespace shardscope
