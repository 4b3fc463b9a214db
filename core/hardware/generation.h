// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/choices.h"
#include "core/base/constant.h"
#include "core/base/enum_names.h"
#include "core/base/stated.h"
#include "core/base/units.h"

/// Every generation of GPUs, in the order in which they are listed to people: its name in the code and in files. A new one is a row
/// here and its traits, `k` and this name, in generation.cpp. Everything else follows.
#define SHARDSCOPE_GENERATIONS(ROW)          \
    ROW(Volta, "Volta")                      \
    ROW(Turing, "Turing")                    \
    ROW(Ampere, "Ampere")                    \
    ROW(AmpereGa102, "Ampere (GA102)")       \
    ROW(Ada, "Ada")                          \
    ROW(Hopper, "Hopper")                    \
    ROW(Blackwell, "Blackwell")              \
    ROW(BlackwellUltra, "Blackwell Ultra")   \
    ROW(BlackwellGb202, "Blackwell (GB202)") \
    ROW(Rubin, "Rubin")                      \
    ROW(Cdna2, "CDNA2")                      \
    ROW(Cdna3, "CDNA3")                      \
    ROW(Cdna4, "CDNA4")                      \
    ROW(Cdna5, "CDNA5")                      \
    ROW(Trainium, "Trainium")                \
    ROW(Gaudi, "Gaudi")                      \
    ROW(Tpu, "TPU")

namespace shardscope {

/// The generation of a GPU's units: `architecture` of `resources/hardware/gpus.json`.
enum class GpuGeneration {
#define SHARDSCOPE_ROW(generation, name) generation,
    SHARDSCOPE_GENERATIONS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

template <>
struct EnumNames<GpuGeneration> {
#define SHARDSCOPE_ROW(generation, name) std::pair{GpuGeneration::generation, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_GENERATIONS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

/// The rows of NCCL's tables (core/collective/nccl_constants.h). It chooses them by compute capability.
enum class NcclTuning { Volta, Ampere, Hopper, Blackwell };

/// Shares of the dense peak that large multiplies reach.
struct MultiplyShares {
    Stated<Constant> wide;  ///< 16 bits and TF32; `MultiplyOther`: no table was read
    Constant fp8 = Constant::MultiplyFp8Hopper;
    Constant fp4 = Constant::MultiplyFp4;
};

/// Shares of the 16-bit peak that fused attention kernels reach.
struct AttentionShares {
    Constant flash1 = Constant::AttentionFlash1;
    Constant flash2 = Constant::AttentionFlash2Hopper;
    Constant newest = Constant::AttentionFlash3Hopper;  ///< FlashAttention-3 and cuDNN, or their substitutes
    std::optional<Constant> cudnn2024{};                ///< cuDNN to 2024, where it was slower
};

/// The highest share of its GPUs' dense peak at which a published training computed, recomputation counted (`Throughput::hfu`), of the
/// runs that state their plan. It follows from the published tokens per second, with causal attention counted once.
struct PublishedUtilisation {
    Precision precision = Precision::Bf16;
    double share = 0;
    std::string_view run;
    std::string_view source;
};

/// Everything that distinguishes one generation from another. Other code asks for a trait, never for the generation.
struct GenerationTraits {
    Stated<int> computeCapability;  ///< NVIDIA's, 90 for sm_90 (developer.nvidia.com/cuda/gpus); 0: another vendor's
    Stated<NcclTuning> nccl;
    Stated<MultiplyShares> multiply;
    AttentionShares attention{};
    /// Watts for each TFLOP/s of the 16-bit peak, of the device whose multiplies were measured: with fewer its clock is lower. 0: not known.
    double wattsPerTeraflop = 0;
    /// Of the power of a superchip, which is that of the whole module, its processor's.
    Watts superchipHost{};
    bool hasSplashAttention = false;  ///< a fused kernel of its own, which takes any mask and any head
    /// Exponentials of the special-function units per FLOP of 16-bit multiplies, at the same clock. 0: not known.
    double exponentialsPerFlop = 0;
    BytesPerSecond hostMemory{614e9};  ///< of the host in which it is sold: two sockets of DDR5
    std::span<const PublishedUtilisation> published{};

    /// Returns whether neither FlashAttention-2 (its README) nor cuDNN (its support matrix: SM80) runs on it.
    [[nodiscard]] bool isBeforeAmpere() const { return computeCapability > 0 && computeCapability < 80; }
    [[nodiscard]] bool isHopper() const { return computeCapability / 10 == 9; }
    [[nodiscard]] bool isBlackwell() const { return computeCapability >= 100; }  // Blackwell Ultra, GB202 and Rubin, too
};

[[nodiscard]] const GenerationTraits& traitsOf(GpuGeneration generation);

}  // namespace shardscope
