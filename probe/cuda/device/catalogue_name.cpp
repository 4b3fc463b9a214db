// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/device/catalogue_name.h"

namespace shardscope::probe::cuda {

namespace {

/// As nvidia-smi -L writes them.
constexpr struct {
    std::string_view driver;
    std::string_view catalogue;
} kNames[] = {
    {"NVIDIA A100-SXM4-40GB", "a100-sxm-40"},
    {"NVIDIA A100-SXM4-80GB", "a100-sxm-80"},
    {"NVIDIA A100-PCIE-40GB", "a100-pcie-40"},
    {"NVIDIA A100 80GB PCIe", "a100-pcie-80"},
    {"NVIDIA A800-SXM4-80GB", "a800-sxm-80"},
    {"NVIDIA H100 80GB HBM3", "h100-sxm"},
    {"NVIDIA H100 PCIe", "h100-pcie"},
    {"NVIDIA H100 NVL", "h100-nvl"},
    {"NVIDIA H200", "h200-sxm"},
    {"NVIDIA H200 NVL", "h200-nvl"},
    {"NVIDIA H800", "h800-sxm"},
    {"NVIDIA H20", "h20-sxm"},
    {"NVIDIA GH200 480GB", "gh200-96"},  // the number is of the processor's memory
    {"NVIDIA GH200 144G HBM3e", "gh200-144"},
    {"NVIDIA B200", "b200-sxm"},
    {"NVIDIA GB200", "gb200"},
    {"NVIDIA B300 SXM6 AC", "b300-sxm"},
    {"NVIDIA GB300", "gb300"},
    {"NVIDIA L40S", "l40s"},
    {"NVIDIA L4", "l4"},
    {"NVIDIA A40", "a40"},
    {"NVIDIA A10", "a10"},
    {"NVIDIA A10G", "a10g"},
    {"Tesla T4", "t4"},
    {"NVIDIA RTX PRO 6000 Blackwell Server Edition", "rtx-pro-6000-bw"},
    {"NVIDIA RTX PRO 5000 Blackwell", "rtx-pro-5000-bw"},
    {"NVIDIA RTX PRO 4500 Blackwell", "rtx-pro-4500-bw"},
    {"NVIDIA GB10", "gb10"},
    {"NVIDIA RTX 6000 Ada Generation", "rtx-6000-ada"},
    {"NVIDIA RTX A6000", "rtx-a6000"},
    {"NVIDIA GeForce RTX 3090", "rtx-3090"},
    {"NVIDIA GeForce RTX 4090", "rtx-4090"},
    {"NVIDIA GeForce RTX 5090", "rtx-5090"},
};

}  // namespace

std::string_view catalogueId(std::string_view driverName)
{
    for (const auto& name : kNames) {
        if (name.driver == driverName)
            return name.catalogue;
    }
    return {};
}

}  // namespace shardscope::probe::cuda
