// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/cost_constants.h"

namespace shardscope {
namespace {

using enum Constant;

constexpr std::array<ConstantInfo, kConstants> kTable{{
    {MultiplyAmpere, "multiply.ampere", 0.8, 0.8574, 0.5, 1.0, "share", "published multiply tables (aiconfigurator, Apache-2.0), fitted"},
    {MultiplyHopper, "multiply.hopper", 0.65, 0.7712, 0.4, 1.0, "share",
     "the same tables give 0.80 for short cool runs; long hot runs throttle (mamf-finder)"},
    {MultiplyBlackwell, "multiply.blackwell", 0.6, 0.4749, 0.3, 1.0, "share", "the same tables give 0.68 for short cool runs"},
    {MultiplyBlackwellUltra, "multiply.blackwell-ultra", 0.65, 0.9034, 0.3, 1.0, "share", "as Blackwell with 1.4 kW instead of 1.2 kW"},
    {MultiplyCdna3, "multiply.cdna3", 0.57, 0.57, 0.45, 0.65, "share",
     "AMD, Measuring Max-Achievable FLOPs part 2: 708 of 1,307 TFLOP/s (MI300X); a little more for the MI325X, of more power"},
    {MultiplyCdna4, "multiply.cdna4", 0.62, 0.62, 0.5, 0.7, "share", "HipKittens (arXiv 2511.08083): 1,610 of 2,517 TFLOP/s (MI355X)"},
    {MultiplyTpu, "multiply.tpu", 0.85, 0.85, 0.7, 0.95, "share",
     "assumed, no table was read: a systolic array keeps busy in large multiplies"},
    {MultiplyWorkstation, "multiply.workstation", 0.85, 0.85, 0.7, 0.95, "share",
     "gpu-flops-bench: 458 of 504 TFLOP/s (RTX PRO 6000), cool; aiconfigurator: 0.77 (L40S, power capped)"},
    {MultiplyOther, "multiply.other", 0.6, 0.6, 0.3, 1.0, "share", "no table: the middle of the others"},
    {MultiplyFp8Hopper, "multiply.fp8.hopper", 0.6, 0.6494, 0.3, 1.0, "share",
     "published multiply tables (aiconfigurator, Apache-2.0), fitted"},
    {MultiplyFp8Blackwell, "multiply.fp8.blackwell", 0.52, 0.5917, 0.25, 1.0, "share",
     "published multiply tables (aiconfigurator, Apache-2.0), fitted"},
    {MultiplyFp8BlackwellUltra, "multiply.fp8.blackwell-ultra", 0.6, 0.7503, 0.25, 1.0, "share",
     "as Blackwell with 1.4 kW instead of 1.2 kW"},
    {MultiplyFp8Cdna, "multiply.fp8.cdna", 0.52, 0.52, 0.4, 0.65, "share",
     "AMD, the same page: 1,224 of 2,615 TFLOP/s (MI300X); cdna4-gemm-kernels: 3,204 of 5,033 (MI355X)"},
    {MultiplyFp8Workstation, "multiply.fp8.workstation", 0.8, 0.8, 0.45, 0.9, "share",
     "gpu-flops-bench: 905 of 1,008 TFLOP/s (RTX PRO 6000); aiconfigurator: 0.59 (L40S)"},
    {MultiplyFp4, "multiply.fp4", 0.4, 0.5245, 0.15, 1.0, "share", "scaled from fp8"},
    {MultiplyFp4BlackwellUltra, "multiply.fp4.blackwell-ultra", 0.35, 0.4324, 0.15, 1.0, "share",
     "scaled from fp8: its peak is 1.5 times Blackwell's"},
    {MultiplyStart, "multiply.start", 8e-06, 8.388e-06, 2e-06, 3e-05, "s",
     "published multiply tables (aiconfigurator, Apache-2.0), fitted"},
    {MultiplyMemory, "multiply.memory", 0.6, 0.4, 0.4, 0.95, "share", "published multiply tables (aiconfigurator, Apache-2.0), fitted"},
    {GroupedMultiply, "multiply.grouped", 0.85, 1.1, 0.4, 1.1, "share", "DeepGEMM and CUTLASS grouped kernels against dense ones"},
    {GroupedRows, "multiply.grouped-rows", 64.0, 482.2, 0.0, 512.0, "rows", "half a 128-row tile is lost per expert"},
    {Fp8Rowwise, "fp8.rowwise", 1.35, 1.97, 1.0, 2.0, "factor", "torchtitan: rowwise 35 % slower than tensorwise"},
    {Fp8Blockwise, "fp8.blockwise", 1.3, 1.0, 1.0, 2.0, "factor", "between tensorwise and rowwise"},
    {Fp8Mx, "fp8.mx", 1.1, 1.083, 0.8, 2.0, "factor", "scales of 32 elements are applied in hardware on Blackwell"},
    {Fp8CastBytes, "fp8.cast", 4.0, 5.165, 1.0, 12.0, "bytes", "read 16 bits, write 8, transpose of both"},
    {AttentionUnfused, "attention.unfused", 0.6, 0.7722, 0.2, 1.0, "share", "two batched multiplies with k = head size"},
    {AttentionScores, "attention.scores", 1.7, 1.35, 0.5, 4.0, "factor", "scale, mask, softmax and dropout each read and write them"},
    {AttentionFlash1, "attention.flash1", 0.4, 0.2, 0.2, 0.8, "share", "Dao 2022: 0.3-0.5 of an A100"},
    {AttentionFlash2Ampere, "attention.flash2.ampere", 0.65, 0.6954, 0.4, 0.8, "share", "Dao 2023, figures 4 and 6"},
    {AttentionFlash2Hopper, "attention.flash2.hopper", 0.35, 0.3464, 0.2, 0.5, "share", "Shah et al. 2024, figure 5"},
    {AttentionFlash3Hopper, "attention.flash3.hopper", 0.55, 0.4958, 0.3, 0.8, "share", "Shah et al. 2024, figure 5; long hot runs less"},
    {AttentionBlackwell, "attention.cudnn.blackwell", 0.5, 0.8, 0.25, 0.8, "share", "cuDNN 9 on B200"},
    {AttentionBlackwellUltra, "attention.cudnn.blackwell-ultra", 0.6, 0.8565, 0.25, 0.9, "share", "exponentials at twice Blackwell's rate"},
    {AttentionCdna, "attention.cdna", 0.4, 0.4, 0.3, 0.55, "share", "assumed, no table was read: Composable Kernel and AITER"},
    {AttentionTpu, "attention.tpu", 0.4, 0.4, 0.3, 0.5, "share",
     "assumed, no table was read: heads of 128 fill half of a 256-wide systolic array"},
    {AttentionBackward, "attention.backward", 0.8, 0.5029, 0.5, 1.0, "factor", "Dao 2023, figures 5 and 6"},
    {AttentionHead64, "attention.head64", 0.85, 0.9528, 0.6, 1.0, "factor", "Dao 2023, figures 4 to 6: head size 64 against 128"},
    {MemoryBandwidth, "memory.bandwidth", 0.85, 0.9496, 0.7, 0.95, "share", "nvbandwidth and stream kernels"},
    {KernelStart, "memory.start", 3e-06, 2.83e-06, 0.0, 1.5e-05, "s", "launch to launch on one stream"},
    {LossPasses, "loss.passes", 3.0, 4.361, 1.0, 8.0, "factor", "written, reduced, exponentiated, normalised and read back"},
    {FusionLegacy, "fusion.legacy-megatron", 2.0, 1.703, 0.5, 4.0, "factor",
     "Megatron 2021: bias, dropout and residual fused, the rest not"},
    {FusionTransformerEngine, "fusion.transformer-engine", 0.9, 0.3, 0.3, 2.5, "factor", "norm fused with cast, activation fused"},
    {FusionEager, "fusion.eager", 1.5, 2.277, 0.5, 3.0, "factor", "PyTorch operator by operator"},
    {FusionCompiled, "fusion.compiled", 0.95, 0.7572, 0.4, 2.0, "factor", "torch.compile fuses chains"},
    {FusionXla, "fusion.xla", 1.0, 1.087, 0.4, 2.0, "factor", "XLA fuses chains"},
    {FusionNanotron, "fusion.nanotron", 1.7, 1.36, 0.6, 4.0, "factor", "eager PyTorch with fp32 norms"},
    {LayerLegacy, "layer.legacy-megatron", 1.0, 1.208, 0.8, 1.6, "factor", "gaps between kernels"},
    {LayerTransformerEngine, "layer.transformer-engine", 1.0, 1.164, 0.8, 1.6, "factor", "gaps between kernels"},
    {LayerEager, "layer.eager", 1.1, 1.252, 0.8, 1.6, "factor", "gaps between kernels"},
    {LayerCompiled, "layer.compiled", 1.1, 1.265, 0.8, 1.6, "factor", "gaps between kernels"},
    {LayerXla, "layer.xla", 1.0, 1.121, 0.8, 1.6, "factor", "gaps between kernels"},
    {LayerNanotron, "layer.nanotron", 1.1, 1.458, 0.8, 1.8, "factor", "gaps between kernels"},
    {HostLegacy, "host.legacy-megatron", 0.0008, 0.001008, 0.0, 0.003, "s", "Megatron-DeepSpeed, per layer forward"},
    {HostTransformerEngine, "host.transformer-engine", 0.00045, 0.0004369, 0.0, 0.003, "s", "Megatron-Core with TE, per layer forward"},
    {HostEager, "host.eager", 0.0005, 0.0005, 0.0, 0.003, "s", "eager FSDP, per layer forward"},
    {HostCompiled, "host.compiled", 0.00015, 0.00015, 0.0, 0.002, "s", "compiled, per layer forward"},
    {HostXla, "host.xla", 4.5e-05, 4.5e-05, 0.0, 0.001, "s", "one launch per fusion"},
    {HostNanotron, "host.nanotron", 0.0021, 0.002056, 0.0, 0.01, "s", "nanotron, per layer pass"},
    {HostNanotronPipeline, "host.nanotron-pipeline", 0.001, 0.0009889, 0.0, 0.006, "s",
     "nanotron, per layer pass and rank of tensor parallelism"},
    {HostNanotronNetwork, "host.nanotron-network", 1.4, 1.258, 1.0, 3.0, "factor", "ranks on several hosts wait for the slowest"},
    {HostTensorParallel, "host.tensor-parallel", 0.00023, 0.00023, 0.0, 0.002, "s", "launches of collectives and their waits"},
    {HostTensorLegacy, "host.tensor-parallel-legacy", 0.0005, 0.0003661, 0.0, 0.005, "s",
     "ranks wait for the slowest host at every all-reduce"},
    {HostFp8, "host.fp8", 0.00033, 0.0003218, 0.0, 0.002, "s", "scales and casts"},
    {HostExperts, "host.experts", 0.004, 0.003622, 0.0, 0.01, "s", "permutation with counts read back"},
    {HostExpertsStatic, "host.experts-static", 0.00125, 0.001322, 0.0, 0.005, "s", "permutation into fixed buffers"},
    {HostBackward, "host.backward", 1.1, 1.159, 0.7, 2.5, "factor", "autograd against forward"},
    {HostGraphed, "host.graphed", 0.1, 0.1, 0.0, 0.5, "share", "one launch per graph"},
    {TensorForward, "tensor.forward", 1.0, 1.0, 0.3, 1.5, "share", "a collective between two multiplies that need it"},
    {TensorBackward, "tensor.backward", 0.6, 0.4884, 0.1, 1.5, "share",
     "Megatron hides the input gradient's collective behind the weight gradient"},
    {TensorDeepSpeed, "tensor.deepspeed", 1.0, 3.473, 0.5, 5.0, "share", "no overlap"},
    {TensorOverlapForward, "tensor.overlap-forward", 0.2, 0.7618, 0.0, 1.0, "share", "user buffers"},
    {TensorOverlapBackward, "tensor.overlap-backward", 0.1, 0.1401, 0.0, 1.0, "share", "user buffers"},
    {ExpertOverlap, "expert.overlap", 0.3, 0.2107, 0.0, 1.0, "share", "two batches overlapped"},
    {Contention, "overlap.contention", 4.0, 6.05, 0.0, 20.0, "factor",
     "a byte of a collective is read and written about twice, beside kernels that want the same memory"},
    {DataShare, "data.share", 0.8, 1.0, 0.3, 1.0, "share", "a collective beside compute"},
    {ExpertRate, "expert.rate", 0.8, 0.5864, 0.3, 1.2, "share", "uneven messages"},
    {OptimizerPasses, "optimizer.passes", 1.5, 1.751, 0.7, 6.0, "factor", "norm, clip, copies"},
    {StepOverhead, "step.overhead", 0.01, 0.007949, 0.0, 0.1, "s", "data, logging, synchronisation"},
    {StepPerParameter, "step.per-layer", 0.0001, 8.073e-05, 0.0, 0.005, "s", "optimizer launches"},
}};

}  // namespace

CostConstants::CostConstants()
{
    for (const ConstantInfo& info : kTable)
        set(info.constant, info.value);
}

std::span<const ConstantInfo> constantTable() { return kTable; }

}  // namespace shardscope
