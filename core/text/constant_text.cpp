// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/constant_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shardscope {
namespace {

constexpr std::pair<std::string_view, std::string_view> kNames[] = {
    {"multiply.ampere", "matrix multiply rate, bf16, Ampere"},
    {"multiply.hopper", "matrix multiply rate, bf16, Hopper"},
    {"multiply.blackwell", "matrix multiply rate, bf16, Blackwell"},
    {"multiply.blackwell-ultra", "matrix multiply rate, bf16, Blackwell Ultra"},
    {"multiply.cdna3", "matrix multiply rate, bf16, CDNA 3"},
    {"multiply.cdna4", "matrix multiply rate, bf16, CDNA 4"},
    {"multiply.tpu", "matrix multiply rate, bf16, TPU"},
    {"multiply.workstation", "matrix multiply rate, bf16, workstation GPUs"},
    {"multiply.fp32", "matrix multiply rate, fp32"},
    {"multiply.other", "matrix multiply rate, bf16, other devices"},
    {"multiply.fp8.hopper", "matrix multiply rate, fp8, Hopper"},
    {"multiply.fp8.blackwell", "matrix multiply rate, fp8, Blackwell"},
    {"multiply.fp8.blackwell-ultra", "matrix multiply rate, fp8, Blackwell Ultra"},
    {"multiply.fp8.cdna", "matrix multiply rate, fp8, CDNA"},
    {"multiply.fp8.workstation", "matrix multiply rate, fp8, workstation GPUs"},
    {"multiply.fp4", "matrix multiply rate, fp4"},
    {"multiply.fp4.blackwell-ultra", "matrix multiply rate, fp4, Blackwell Ultra"},
    {"multiply.start", "start of a matrix multiply"},
    {"multiply.memory", "memory bandwidth of a thin multiply"},
    {"multiply.grouped", "grouped multiplies of experts against dense ones"},
    {"multiply.grouped-rows", "rows of a grouped multiply lost per expert"},
    {"fp8.rowwise", "fp8 scaled by rows"},
    {"fp8.blockwise", "fp8 scaled by blocks"},
    {"fp8.mx", "fp8 scaled in hardware (MX)"},
    {"fp8.cast", "bytes of an fp8 cast"},
    {"attention.unfused", "attention rate, unfused"},
    {"attention.scores", "traffic of unfused scores"},
    {"attention.flash1", "attention rate, FlashAttention 1"},
    {"attention.flash2.ampere", "attention rate, FlashAttention 2, Ampere"},
    {"attention.flash2.hopper", "attention rate, FlashAttention 2, Hopper"},
    {"attention.flash3.hopper", "attention rate, FlashAttention 3, Hopper"},
    {"attention.cudnn.blackwell", "attention rate, cuDNN, Blackwell"},
    {"attention.cudnn.blackwell-ultra", "attention rate, cuDNN, Blackwell Ultra"},
    {"attention.cdna", "attention rate, CDNA"},
    {"attention.tpu", "attention rate, TPU"},
    {"attention.backward", "attention's backward against its forward"},
    {"attention.deterministic", "attention, deterministic"},
    {"attention.head64", "attention, heads of 64"},
    {"memory.bandwidth", "memory bandwidth that kernels reach"},
    {"memory.start", "start of a kernel"},
    {"fusion.legacy-megatron", "memory traffic of fused kernels, early Megatron"},
    {"fusion.transformer-engine", "memory traffic of fused kernels, Transformer Engine"},
    {"fusion.eager", "memory traffic of fused kernels, eager PyTorch"},
    {"fusion.compiled", "memory traffic of fused kernels, torch.compile"},
    {"fusion.xla", "memory traffic of fused kernels, XLA"},
    {"fusion.nanotron", "memory traffic of fused kernels, nanotron"},
    {"layer.legacy-megatron", "gaps between kernels, early Megatron"},
    {"layer.transformer-engine", "gaps between kernels, Transformer Engine"},
    {"layer.eager", "gaps between kernels, eager PyTorch"},
    {"layer.compiled", "gaps between kernels, torch.compile"},
    {"layer.xla", "gaps between kernels, XLA"},
    {"layer.nanotron", "gaps between kernels, nanotron"},
    {"host.legacy-megatron", "host's time of a layer, early Megatron"},
    {"host.transformer-engine", "host's time of a layer, Transformer Engine"},
    {"host.eager", "host's time of a layer, eager PyTorch"},
    {"host.compiled", "host's time of a layer, torch.compile"},
    {"host.xla", "host's time of a layer, XLA"},
    {"host.nanotron", "host's time of a layer, nanotron"},
    {"host.nanotron-pipeline", "host's time of a layer, nanotron's pipeline"},
    {"host.nanotron-network", "host's time, nanotron on several nodes"},
    {"host.tensor-parallel", "host's time of tensor parallelism"},
    {"host.tensor-parallel-legacy", "host's time of tensor parallelism, early Megatron"},
    {"host.fp8", "host's time of fp8"},
    {"host.experts", "host's time of experts"},
    {"host.experts-static", "host's time of experts in fixed buffers"},
    {"host.backward", "host's backward against its forward"},
    {"host.graphed", "host's time that a CUDA graph leaves"},
    {"tensor.forward", "tensor-parallel traffic exposed in forward"},
    {"tensor.backward", "tensor-parallel traffic exposed in backward"},
    {"tensor.wait", "wait of a tensor-parallel collective"},
    {"tensor.overlap-forward", "tensor-parallel traffic exposed in forward, overlapped"},
    {"tensor.overlap-backward", "tensor-parallel traffic exposed in backward, overlapped"},
    {"expert.overlap", "experts' traffic exposed, overlapped"},
    {"overlap.contention", "slowdown of compute beside a collective"},
    {"data.share", "rate of a collective beside compute"},
    {"expert.rate", "rate of the experts' exchange"},
    {"expert.rate-kernels", "rate of the experts' exchange, own kernels"},
    {"expert.read-back", "read-back of the routed counts"},
    {"optimizer.passes", "passes over the optimizer's states"},
    {"step.overhead", "overhead of a step"},
    {"step.per-layer", "optimizer's launches of a layer"},
};

}  // namespace

std::string_view constantName(std::string_view id)
{
    const auto* found = std::find_if(std::begin(kNames), std::end(kNames), [id](const auto& each) { return each.first == id; });
    return found == std::end(kNames) ? id : found->second;
}

}  // namespace shardscope
