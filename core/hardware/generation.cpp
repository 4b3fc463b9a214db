// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/generation.h"

namespace shardscope {
namespace {

using enum Precision;

// Exponentials are 16 per clock and multiprocessor on Hopper and Blackwell alike (Zadouri et al. 2026, FlashAttention-4, arXiv 2603.05451),
// 32 on Blackwell Ultra (NVIDIA: 10.7 trillion a second against 5), compared with 4,096 FLOP of 16-bit multiplies on Hopper and 8,192 on
// Blackwell. Hosts of Volta are like a DGX-2 (256 GB/s); those of Ampere have faster DDR4 (410 GB/s).

constexpr GenerationTraits kVolta{.computeCapability = 70,
                                  .nccl = NcclTuning::Volta,
                                  .multiply = MultiplyShares{.wide = Constant::MultiplyOther},
                                  .hostMemory = BytesPerSecond(256e9)};

// TU10x have Volta's kernels: FlashAttention of the first kind, and neither bf16 nor TF32 (FlashAttention, issue 720).
constexpr GenerationTraits kTuring{.computeCapability = 75,
                                   .nccl = NcclTuning::Volta,
                                   .multiply = MultiplyShares{.wide = Constant::MultiplyOther},
                                   .hostMemory = BytesPerSecond(256e9)};

// Without recomputation the highest is 0.653: MegaScale (NSDI 2024), table 2, GPT-3 175B on 256 A100.
constexpr std::array kPublishedAmpere{
    PublishedUtilisation{Bf16, 0.713, "MPT 13B, 8 × A100", "MosaicML, llm-foundry scripts/train/benchmarking/README.md"}};
constexpr GenerationTraits kAmpere{
    .computeCapability = 80,
    .nccl = NcclTuning::Ampere,
    .multiply = MultiplyShares{.wide = Constant::MultiplyAmpere},
    .attention = {.flash2 = Constant::AttentionFlash2Ampere, .newest = Constant::AttentionFlash2Ampere},
    .wattsPerTeraflop = 400 / 312.0,
    .hostMemory = BytesPerSecond(410e9),
    .published = kPublishedAmpere,
};

// NVIDIA's without HBM (GeForce, RTX PRO, L40S) have the matrix instructions of the A100, whatever their generation.
constexpr MultiplyShares kWorkstationMultiply{.wide = Constant::MultiplyWorkstation, .fp8 = Constant::MultiplyFp8Workstation};
constexpr AttentionShares kWorkstationAttention{Constant::AttentionFlash2Ampere, Constant::AttentionFlash2Ampere,
                                                Constant::AttentionFlash2Ampere};
constexpr double kWorkstationWatts = 600 / 503.8;  // RTX PRO 6000
constexpr GenerationTraits kAmpereGa102{.computeCapability = 86,
                                        .nccl = NcclTuning::Ampere,
                                        .multiply = kWorkstationMultiply,
                                        .attention = kWorkstationAttention,
                                        .wattsPerTeraflop = kWorkstationWatts};
constexpr GenerationTraits kAda{.computeCapability = 89,
                                .nccl = NcclTuning::Ampere,
                                .multiply = kWorkstationMultiply,
                                .attention = kWorkstationAttention,
                                .wattsPerTeraflop = kWorkstationWatts};

// In fp8 without recomputation 0.443: NVIDIA's NeMo performance summary, 24.07, GPT-3 175B on 512 H100.
constexpr std::array kPublishedHopper{PublishedUtilisation{Bf16, 0.610, "Qwen2.5 7B, 8 × H100", "IST-DASLab, llmq benchmarks/H100x8.md"},
                                      PublishedUtilisation{Fp8, 0.480, "Qwen2.5 7B, 1 × H100", "IST-DASLab, llmq benchmarks/H100x1.md"}};
constexpr GenerationTraits kHopper{
    .computeCapability = 90,
    .nccl = NcclTuning::Hopper,
    .multiply = MultiplyShares{.wide = Constant::MultiplyHopper},
    .attention = {.cudnn2024 = Constant::AttentionCudnn2024Hopper},
    .wattsPerTeraflop = 700 / 989.4,
    .superchipHost = Watts(250),  // NVIDIA, Grace CPU data sheet: 500 W of two, with their memory
    .exponentialsPerFlop = 16.0 / 4096,
    .published = kPublishedHopper,
};

constexpr std::array kPublishedBlackwell{
    PublishedUtilisation{Bf16, 0.381, "Llama 3 70B (12 layers), 8 × B200", "MooreThreads, SimuMax docs/b200"},
    PublishedUtilisation{Fp8, 0.436, "Llama 3.1 405B, 256 × GB200", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{Fp4, 0.299, "Llama 3.1 405B, 256 × GB200", "NVIDIA, Megatron-Bridge performance summary"}};
constexpr GenerationTraits kBlackwell{
    .computeCapability = 100,
    .nccl = NcclTuning::Blackwell,
    .multiply = MultiplyShares{.wide = Constant::MultiplyBlackwell, .fp8 = Constant::MultiplyFp8Blackwell},
    .attention = {.newest = Constant::AttentionBlackwell},
    .wattsPerTeraflop = 1000 / 2250.0,
    .exponentialsPerFlop = 16.0 / 8192,
    .published = kPublishedBlackwell,
};

constexpr std::array kPublishedBlackwellUltra{
    PublishedUtilisation{Fp8, 0.529, "Llama 3.1 405B, 256 × GB300", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{Fp4, 0.242, "Llama 3.1 405B, 256 × GB300", "NVIDIA, Megatron-Bridge performance summary"}};
constexpr GenerationTraits kBlackwellUltra{
    .computeCapability = 103,
    .nccl = NcclTuning::Blackwell,
    .multiply = MultiplyShares{Constant::MultiplyBlackwellUltra, Constant::MultiplyFp8BlackwellUltra, Constant::MultiplyFp4BlackwellUltra},
    .attention = {.newest = Constant::AttentionBlackwellUltra},
    .exponentialsPerFlop = 32.0 / 8192,
    .published = kPublishedBlackwellUltra,
};

constexpr GenerationTraits kBlackwellGb202{.computeCapability = 120,
                                           .nccl = NcclTuning::Blackwell,
                                           .multiply = kWorkstationMultiply,
                                           .attention = kWorkstationAttention,
                                           .wattsPerTeraflop = kWorkstationWatts};

// CUDA 13.4 builds for compute capability 10.7 (PyTorch, pull request 190654), and Rubin runs Blackwell's kernels (TensorRT-LLM, pull
// request 17336). No rate of it is published.
constexpr GenerationTraits kRubin{
    .computeCapability = 107,
    .nccl = NcclTuning::Blackwell,
    .multiply = MultiplyShares{.wide = Constant::MultiplyOther, .fp8 = Constant::MultiplyOther},
    .attention = {.newest = Constant::AttentionOther},
};

// RCCL has tables of its own; its collectives are taken to be those of NCCL on Ampere, over the links of the device.
constexpr AttentionShares kCdnaAttention{Constant::AttentionCdna, Constant::AttentionCdna, Constant::AttentionCdna};
constexpr MultiplyShares kCdna3Multiply{.wide = Constant::MultiplyCdna3, .fp8 = Constant::MultiplyFp8Cdna};
// No table of the MI250X was read: it has the shares of CDNA 3.
constexpr GenerationTraits kCdna2{
    .computeCapability = 0, .nccl = NcclTuning::Ampere, .multiply = kCdna3Multiply, .attention = kCdnaAttention};

constexpr std::array kPublishedCdna3{
    PublishedUtilisation{Bf16, 0.423, "Llama 3.1 70B, 64 × MI325X", "AMD, Primus projection blog, measured columns"},
    PublishedUtilisation{Fp8, 0.394, "Llama 3.1 70B, 64 × MI325X", "AMD, Primus projection blog, measured columns"}};
constexpr GenerationTraits kCdna3{.computeCapability = 0,
                                  .nccl = NcclTuning::Ampere,
                                  .multiply = kCdna3Multiply,
                                  .attention = kCdnaAttention,
                                  .published = kPublishedCdna3};

constexpr std::array kPublishedCdna4{
    PublishedUtilisation{Bf16, 0.469, "Mixtral 8x22B, 64 × MI355X", "AMD, Primus projection blog, measured columns"}};
constexpr GenerationTraits kCdna4{.computeCapability = 0,
                                  .nccl = NcclTuning::Ampere,
                                  .multiply = MultiplyShares{.wide = Constant::MultiplyCdna4, .fp8 = Constant::MultiplyFp8Cdna},
                                  .attention = kCdnaAttention,
                                  .published = kPublishedCdna4};

// No rate of the MI455X is published.
constexpr GenerationTraits kCdna5{.computeCapability = 0,
                                  .nccl = NcclTuning::Ampere,
                                  .multiply = MultiplyShares{.wide = Constant::MultiplyOther, .fp8 = Constant::MultiplyOther},
                                  .attention = kCdnaAttention};

// Neuron compiles with XLA, and its collectives are taken to be those of NCCL on Hopper, as a TPU's are. No rate of it was read; 4 bits
// are as fast as 8 (Trainium3).
constexpr AttentionShares kOtherAttention{Constant::AttentionOther, Constant::AttentionOther, Constant::AttentionOther};
constexpr GenerationTraits kTrainium{.computeCapability = 0,
                                     .nccl = NcclTuning::Hopper,
                                     .multiply = MultiplyShares{Constant::MultiplyOther, Constant::MultiplyOther, Constant::MultiplyOther},
                                     .attention = kOtherAttention};

// HCCL is taken to be NCCL on Ampere, over the links of the device.
constexpr GenerationTraits kGaudi{.computeCapability = 0,
                                  .nccl = NcclTuning::Ampere,
                                  .multiply = MultiplyShares{.wide = Constant::MultiplyGaudi, .fp8 = Constant::MultiplyGaudi},
                                  .attention = kOtherAttention};

constexpr std::array kPublishedTpu{
    PublishedUtilisation{Bf16, 0.685, "Llama 3.1 405B, 512 × TPU v5p",
                         "AI-Hypercomputer, tpu-recipes training/v5p, its MFU: recomputation is not counted"},
    PublishedUtilisation{Fp8, 0.556, "Llama 3.1 405B, 256 × TPU v7x", "AI-Hypercomputer, tpu-recipes training/ironwood"}};
// NCCL does not run there; the collectives of XLA are taken to be those of NCCL on Hopper.
constexpr GenerationTraits kTpu{
    .computeCapability = 0,
    .nccl = NcclTuning::Hopper,
    .multiply = MultiplyShares{.wide = Constant::MultiplyTpu, .fp8 = Constant::MultiplyTpu},
    .attention = {Constant::AttentionTpu, Constant::AttentionTpu, Constant::AttentionTpu},
    .hasSplashAttention = true,
    .published = kPublishedTpu,
};

#define SHARDSCOPE_ROW(generation, name) &k##generation,
constexpr std::array kTable{SHARDSCOPE_GENERATIONS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

const GenerationTraits& traitsOf(GpuGeneration generation) { return *kTable[static_cast<std::size_t>(generation)]; }

}  // namespace shardscope
