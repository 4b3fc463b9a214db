// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/published_utilisation.h"

#include <algorithm>
#include <array>

namespace shardscope {
namespace {

using enum Precision;

// Without recomputation the highest of Ampere is 0.653: MegaScale (NSDI 2024), table 2, GPT-3 175B on 256 A100; of Hopper in fp8 0.443:
// NVIDIA's NeMo performance summary, 24.07, GPT-3 175B on 512 H100.
constexpr std::array kTable{
    PublishedUtilisation{"Ampere", Bf16, 0.713, "MPT 13B, 8 × A100", "MosaicML, llm-foundry scripts/train/benchmarking/README.md"},
    PublishedUtilisation{"Hopper", Bf16, 0.610, "Qwen2.5 7B, 8 × H100", "IST-DASLab, llmq benchmarks/H100x8.md"},
    PublishedUtilisation{"Hopper", Fp8, 0.480, "Qwen2.5 7B, 1 × H100", "IST-DASLab, llmq benchmarks/H100x1.md"},
    PublishedUtilisation{"Blackwell", Bf16, 0.381, "Llama 3 70B (12 layers), 8 × B200", "MooreThreads, SimuMax docs/b200"},
    PublishedUtilisation{"Blackwell", Fp8, 0.436, "Llama 3.1 405B, 256 × GB200", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{"Blackwell", Fp4, 0.299, "Llama 3.1 405B, 256 × GB200", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{"Blackwell Ultra", Fp8, 0.529, "Llama 3.1 405B, 256 × GB300", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{"Blackwell Ultra", Fp4, 0.242, "Llama 3.1 405B, 256 × GB300", "NVIDIA, Megatron-Bridge performance summary"},
    PublishedUtilisation{"CDNA3", Bf16, 0.423, "Llama 3.1 70B, 64 × MI325X", "AMD, Primus projection blog, measured columns"},
    PublishedUtilisation{"CDNA3", Fp8, 0.394, "Llama 3.1 70B, 64 × MI325X", "AMD, Primus projection blog, measured columns"},
    PublishedUtilisation{"CDNA4", Bf16, 0.469, "Mixtral 8x22B, 64 × MI355X", "AMD, Primus projection blog, measured columns"},
    PublishedUtilisation{"TPU", Bf16, 0.685, "Llama 3.1 405B, 512 × TPU v5p",
                         "AI-Hypercomputer, tpu-recipes training/v5p, its MFU: recomputation is not counted"},
    PublishedUtilisation{"TPU", Fp8, 0.556, "Llama 3.1 405B, 256 × TPU v7x", "AI-Hypercomputer, tpu-recipes training/ironwood"},
};

}  // namespace

std::span<const PublishedUtilisation> publishedUtilisations() { return kTable; }

const PublishedUtilisation* publishedUtilisation(const Gpu& gpu, Precision precision)
{
    const Precision counted = gpu.peak(precision) == gpu.peak(Bf16) ? Bf16 : precision;
    const auto* const found = std::find_if(kTable.begin(), kTable.end(), [&](const PublishedUtilisation& row) {
        return row.generation == gpu.architecture && row.precision == counted;
    });
    return found == kTable.end() ? nullptr : found;
}

}  // namespace shardscope
