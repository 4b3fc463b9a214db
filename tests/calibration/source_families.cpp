// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/source_families.h"

#include <algorithm>
#include <array>

namespace shardscope::calibration {
namespace {

constexpr std::array kFamilies{
    Family{"llm.q", "One program by one group (IST-DASLab), the same models on three kinds of card."},
    Family{"maxtext", "Google's own recipes (AI-Hypercomputer) for MaxText, on TPUs and on GPUs."},
    Family{"megatron-lm-2021", "NVIDIA's papers on its Megatron-LM before Transformer Engine, with one model zoo on one cluster."},
    Family{"nvidia-megatron-core", "NVIDIA's own runs of Megatron-Core with Transformer Engine: NeMo, Megatron-Bridge, reports, tests."},
    Family{"torchtitan", "PyTorch's own trainer; torchao's measurements are made with it."},
    Family{"ultra-scale-playbook", "One benchmark of nanotron on one cluster, two models."},
    Family{"vtrain",
           "One paper's ground truth on one kind of node, alone and connected. The times of the single node are linear in the number of "
           "micro-batches to the last bit, so they were computed, not measured, and so was the order of plans in its grids."},
};

constexpr std::array kMembers{
    FamilyMember{"llmq-h100", "", "llm.q"},
    FamilyMember{"llmq-rtx-4090", "", "llm.q"},
    FamilyMember{"llmq-rtx-pro-6000", "", "llm.q"},
    FamilyMember{"long-context-torchtitan-v5p-2026", "maxtext", "maxtext"},
    FamilyMember{"misc-small-sources", "maxtext", "maxtext"},
    FamilyMember{"tpu-v6e-maxtext", "", "maxtext"},
    FamilyMember{"tpu-v7x-maxtext", "", "maxtext"},
    FamilyMember{"korthikanti-2022", "", "megatron-lm-2021"},
    FamilyMember{"megatron-sc21-table1", "", "megatron-lm-2021"},
    FamilyMember{"megatron-lm-golden-values", "", "nvidia-megatron-core"},
    FamilyMember{"moe-parallel-folding-h100", "", "nvidia-megatron-core"},
    FamilyMember{"nemo-long-sequence-h100", "", "nvidia-megatron-core"},
    FamilyMember{"nemotron4-reports", "", "nvidia-megatron-core"},
    FamilyMember{"nvidia-megatron-bridge", "", "nvidia-megatron-core"},
    FamilyMember{"nvidia-nemo-2024-h100", "", "nvidia-megatron-core"},
    FamilyMember{"long-context-torchtitan-v5p-2026", "torchtitan", "torchtitan"},
    FamilyMember{"torchao", "", "torchtitan"},
    FamilyMember{"torchtitan", "", "torchtitan"},
    FamilyMember{"playbook-1.34b", "", "ultra-scale-playbook"},
    FamilyMember{"playbook-8.86b", "", "ultra-scale-playbook"},
    FamilyMember{"vtrain-a100-multi-node", "", "vtrain"},
    FamilyMember{"vtrain-a100-single-node", "", "vtrain"},
};

}  // namespace

std::span<const FamilyMember> familyMembers() { return kMembers; }

std::span<const Family> families() { return kFamilies; }

std::string familyOf(std::string_view source, std::string_view framework)
{
    const auto found = std::find_if(kMembers.begin(), kMembers.end(), [&](const FamilyMember& one) {
        return one.source == source && (one.framework.empty() || one.framework == framework);
    });
    return std::string(found == kMembers.end() ? source : found->family);
}

}  // namespace shardscope::calibration
