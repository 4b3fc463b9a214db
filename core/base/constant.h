// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace shardscope {

/// The constants of the time model that no data sheet states. Each is a property of a GPU, a kernel, a stack of software or a
/// network: none belongs to one run or one table.
enum class Constant {
    // share of the data sheet's dense peak that a large multiply reaches in a long, hot run
    MultiplyAmpere,
    MultiplyHopper,
    MultiplyBlackwell,
    MultiplyBlackwellUltra,
    MultiplyCdna3,
    MultiplyCdna4,
    MultiplyTpu,
    MultiplyGaudi,
    MultiplyWorkstation,  ///< GeForce, RTX PRO and L40S
    MultiplyOther,
    MultiplyFp32,
    MultiplyFp8Hopper,
    MultiplyFp8Blackwell,
    MultiplyFp8BlackwellUltra,
    MultiplyFp8Cdna,
    MultiplyFp8Workstation,
    MultiplyFp4,
    MultiplyFp4BlackwellUltra,
    MultiplyPower,    ///< exponent with which the rate follows the watts for each FLOP of the peak
    MultiplyStart,    ///< seconds before and after the steady state of one multiply
    MultiplyMemory,   ///< share of the memory bandwidth at which its operands are read
    GroupedMultiply,  ///< efficiency of a grouped multiply relative to one multiply of the same size
    GroupedRows,      ///< rows of an expert that are lost to padding and tiles
    GroupedRowsTpu,   ///< the same of a TPU, whose tiles are larger
    Fp8Rowwise,       ///< time of a multiply with this scaling, relative to tensorwise
    Fp8Blockwise,
    Fp8Mx,
    Fp8CastBytes,  ///< bytes moved per element of a multiply's input
    // share of the 16-bit peak, forward
    AttentionUnfused,  ///< of the rate of a multiply
    AttentionScores,   ///< bytes moved of unfused attention's scores, relative to those counted
    AttentionFlash1,
    AttentionFlash2Ampere,
    AttentionFlash2Hopper,
    AttentionFlash3Hopper,     ///< and cuDNN since 2025
    AttentionCudnn2024Hopper,  ///< cuDNN to 2024
    AttentionBlackwell,
    AttentionBlackwellUltra,
    AttentionCdna,
    AttentionTpu,
    AttentionOther,          ///< no table was read
    AttentionBackward,       ///< backward rate relative to forward
    AttentionDeterministic,  ///< rate of a deterministic backward relative to the usual one
    AttentionHead64,         ///< rate with heads of 64 or less, relative to 128
    // memory-bound operators
    MemoryBandwidth,  ///< share of the data sheet
    KernelStart,      ///< seconds per memory-bound operator
    FusionLegacy,     ///< bytes moved relative to perfect fusion
    FusionTransformerEngine,
    FusionEager,
    FusionCompiled,
    FusionXla,
    FusionNanotron,
    // share of a layer's time that the stack adds to its multiplies
    LayerLegacy,
    LayerTransformerEngine,
    LayerEager,
    LayerCompiled,
    LayerXla,
    LayerNanotron,
    // host seconds of a layer's forward
    HostLegacy,
    HostTransformerEngine,
    HostEager,
    HostCompiled,
    HostXla,
    HostNanotron,
    HostNanotronPipeline,  ///< per rank of tensor parallelism with pipeline stages
    HostNanotronNetwork,   ///< the same where tensor parallelism leaves the node, relative to inside
    HostTensorParallel,
    HostTensorLegacy,  ///< the same of the legacy stack with 8 ranks, growing with their square
    HostFp8,
    HostExperts,        ///< of a layer with experts whose counts the host must read back (dropless all-to-all)
    HostExpertsStatic,  ///< of one with buffers of a fixed size: a capacity, or a dispatcher that stays on the device
    HostBackward,       ///< backward relative to forward
    HostGraphed,        ///< share that remains with a full CUDA graph
    HostGrace,          ///< host seconds of a superchip's own processor, relative to a server's
    // communication
    TensorForward,  ///< exposed share of tensor-parallel collectives, forward, where they are not overlapped
    TensorBackward,
    TensorWait,            ///< of 8 ranks for each other at each blocking all-reduce of Megatron-DeepSpeed, growing with their square
    TensorOverlapForward,  ///< the same with user buffers
    TensorOverlapBackward,
    Contention,         ///< compute time lost during a collective, per time of its bytes in memory
    DataShare,          ///< bandwidth of a gradient collective while computing
    ExpertRate,         ///< all-to-all bandwidth of expert dispatch over a network, relative to the plain collective
    ExpertRateKernels,  ///< the same of kernels written for it (DeepEP, HybridEP)
    ExpertReadBack,     ///< the device idles while counts of a dropless dispatch go to the host and the next launches come back
    ExpertMetadata,     ///< a dispatcher that stays on the device makes its routing maps before it sends, unless a CUDA graph holds all
    MixerStart,         ///< seconds until the kernels of a recurrence are under way, forward; twice that backward
    RingMask,           ///< the host finds the places of a mask, copies them to the device and waits for that
    // step
    OptimizerPasses,   ///< bytes moved by the optimizer step, relative to its states read and written once
    StepOverhead,      ///< seconds of every step
    StepPerParameter,  ///< host seconds of every step, per layer of the rank
    StepPerTensors,    ///< the same where the optimizer takes each sharded tensor of the layer by itself and nothing hides it
};
inline constexpr std::size_t kConstants = static_cast<std::size_t>(Constant::StepPerTensors) + 1;

}  // namespace shardscope
