// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cheatsheet/printed_formula.h"

#include <algorithm>

namespace shardscope::cheatsheet {
namespace {

constexpr std::string_view kFirstSteps = "Ultra-Scale Playbook, First steps: training on one GPU";
constexpr std::string_view kZeroSection = "Ultra-Scale Playbook, ZeRO";
constexpr std::string_view kPipeline = "Ultra-Scale Playbook, Pipeline parallelism";
constexpr std::string_view kA2 = "Ultra-Scale Playbook, appendix A2";
constexpr std::string_view kA3 = "Ultra-Scale Playbook, appendix A3";
constexpr std::string_view kSheet = "Ultra-Scale Playbook, cheatsheet";
constexpr std::string_view kWidget = "Ultra-Scale Playbook, memory widget";
constexpr std::string_view kFigures = "Ultra-Scale Playbook, memory figures";
constexpr std::string_view kZeroPaper = "ZeRO, arXiv 1910.02054";
constexpr std::string_view kKorthikanti = "Korthikanti et al. 2022, arXiv 2205.05198";

constexpr PrintedFormula kFormulas[] = {
    {"text-parameters", "N = h·v + L·(12·h² + 13·h) + 2·h", kFirstSteps, {"layer-size-disagrees"}},
    {"text-states-fp32", "m_params = 4·N, m_grad = 4·N, m_opt = (4 + 4)·N", kFirstSteps, {"bytes-per-parameter-disagree"}},
    {"text-states-mixed",
     "m_params = 2·N, m_grad = 2·N, m_params_fp32 = 4·N, m_opt = (4 + 4)·N",
     kFirstSteps,
     {"bytes-per-parameter-disagree", "fp32-gradients-mislabelled"}},
    {"text-activations", "m_act = L·seq·bs·h·(34 + 5·n_heads·seq/h)", kFirstSteps, {"gelu-layer-with-dropout"}},
    {"text-global-batch", "gbs = mbs·grad_acc·dp", "Ultra-Scale Playbook, Data parallelism", {}},
    {"text-zero",
     "2Ψ + 2Ψ + kΨ; 2Ψ + 2Ψ + kΨ/N_d; 2Ψ + (2Ψ + kΨ)/N_d; (2Ψ + 2Ψ + kΨ)/N_d; + 4Ψ with fp32 gradients",
     kZeroSection,
     {"bytes-per-parameter-disagree"}},
    {"text-bubble", "r_bubble = (p − 1)/(v·m)", kPipeline, {"bubble-of-ideal-time"}},
    {"a2-block", "4·h² + 12·h² = 16·h² (12·h² without a gate)", kA2, {"layer-size-disagrees"}},
    {"a2-flop", "6·seq·N + 12·L·h·seq²", kA2, {"attention-counted-in-full"}},
    {"a3-data", "num_params/(2·num_tokens) · (DP − 1)/DP · peak_flops/peak_bw", kA3, {"ratio-keeps-parameters", "elements-for-bytes"}},
    {"a3-zero3", "1/(2·seq·mbs) · (DP − 1)/DP · peak_flops/peak_bw", kA3, {"elements-for-bytes", "layer-size-disagrees"}},
    {"a3-tensor", "(TP − 1)/(2·h) · peak_flops/peak_bw", kA3, {"elements-for-bytes", "tensor-ratios-disagree"}},
    {"a3-pipeline", "peak_flops/(32·h·num_layers_in_next_pp·peak_bw)", kA3, {"elements-for-bytes", "layer-size-disagrees"}},
    {"sheet-data",
     "(DP − 1)·num_params·peak_flops/(2·peak_bw·num_tokens·DP)",
     kSheet,
     {"ratio-keeps-parameters", "elements-for-bytes", "collectives-disagree"}},
    {"sheet-zero2",
     "(DP − 1)·num_params·peak_flops/(4·peak_bw·num_tokens·DP)",
     kSheet,
     {"ratio-keeps-parameters", "elements-for-bytes", "collectives-disagree"}},
    {"sheet-zero3",
     "(DP − 1)·peak_flops/(2·seq·mbs·peak_bw)",
     kSheet,
     {"zero3-ratio-grows-with-dp", "elements-for-bytes", "collectives-disagree"}},
    {"sheet-tensor", "(TP − 1)·peak_flops/(24·h·peak_bw)", kSheet, {"elements-for-bytes", "tensor-ratios-disagree"}},
    {"sheet-pipeline", "PP·peak_flops/(32·h·num_layers·peak_bw)", kSheet, {"elements-for-bytes", "layer-size-disagrees"}},
    {"sheet-context", "(CP − 1)·B·L/CP·H_kv·(num_k + num_v)", kSheet, {"context-line-is-a-volume"}},
    {"sheet-expert", "(EP − 1)·peak_flops/(12·num_experts·h·peak_bw)", kSheet, {"expert-line-underived", "elements-for-bytes"}},
    {"sheet-global-batch", "gbs = mbs·dp·gas·mseqlen", kSheet, {"global-batch-lacks-cp"}},
    {"sheet-memory",
     "model_bf16 = 2·num_layers·16·h², model_fp32 = 2·model_bf16/dp_if_zero1, grads_fp32 = 2·model_bf16/dp_if_zero2, optimstates = "
     "4·model_bf16/dp_if_zero1",
     kSheet,
     {"bytes-per-parameter-disagree", "layer-size-disagrees"}},
    {"sheet-compute", "compute = 6·model_bf16·mbs·seq·gas", kSheet, {"compute-from-bytes", "layer-size-disagrees"}},
    {"widget-states",
     "B·n, B·n, (k + 4)·n with n = h·(v + s) + L·(12·h² + 13·h) + 2·h, over dp by ZeRO",
     kWidget,
     {"widget-states-ignore-tp", "position-table-counted", "layer-size-disagrees", "widget-no-head-no-pipeline", "widget-presets"}},
    {"widget-activations",
     "L·(attention + feed-forward + 2·norm) + dropout + norm + projection + 4·s·b·v",
     kWidget,
     {"widget-scores-ignore-tp", "widget-logits-ignore-tp", "widget-full-recompute", "widget-no-head-no-pipeline", "widget-presets"}},
    {"figure-recomputation",
     "4·N + 4·N + 8·N, L·(34·sbh + 5·a·s²·b) + sbh; 34·sbh·L + sbh; 2·sbh·L + sbh",
     kFigures,
     {"figure-fp32-states", "position-table-counted", "figure-gib-called-gb"}},
    {"figure-states", "2·N + 2·N + 8·N", kFigures, {"bytes-per-parameter-disagree", "figure-gib-called-gb"}},
    {"figure-tensor",
     "sbh·L·(10 + 24/t); sbh·L·34/t with sequence parallelism",
     kFigures,
     {"gelu-layer-with-dropout", "figure-gib-called-gb"}},
    {"figure-context", "sbh·L·(10 + 24/t)/c", kFigures, {"gelu-layer-with-dropout", "figure-gib-called-gb"}},
    {"figure-pipeline", "L/p layers and the embedding; 34·sbh·L", kFigures, {"figure-first-stage", "figure-gib-called-gb"}},
    {"figure-5d",
     "TP 8: sbh·L·(10 + 24/8); CP 8: 34·sbh·L/64; EP 8: feed-forward/8",
     kFigures,
     {"figure-5d-tp", "figure-5d-cp", "figure-5d-recompute", "figure-5d-ep", "figure-gib-called-gb"}},
    {"predict-memory", "2·N; + 8·N; + activations; + 8·N", "nanotron, predict_memory", {"bytes-per-parameter-disagree"}},
    {"zero-states", "(2 + 2 + K)Ψ; 2Ψ + 2Ψ + KΨ/N_d; 2Ψ + (2 + K)Ψ/N_d; (2 + 2 + K)Ψ/N_d", kZeroPaper, {}},
    {"zero-traffic", "2Ψ; 3Ψ with stage 3", kZeroPaper, {}},
    {"korthikanti-1", "s·b·h·(34 + 5·a·s/h)", kKorthikanti, {}},
    {"korthikanti-2", "s·b·h·(10 + 24/t + 5·a·s/(h·t))", kKorthikanti, {}},
    {"korthikanti-4", "s·b·h/t·(34 + 5·a·s/h)", kKorthikanti, {}},
    {"korthikanti-5", "s·b·h·L/t·(34 + 5·a·s/h)", kKorthikanti, {}},
    {"korthikanti-6", "34·s·b·h·L/t", kKorthikanti, {}},
};

}  // namespace

bool PrintedFormula::hasError(std::string_view error) const { return std::find(errors.begin(), errors.end(), error) != errors.end(); }

std::span<const PrintedFormula> printedFormulas() { return kFormulas; }

const PrintedFormula* printedFormula(std::string_view id)
{
    const auto found = std::find_if(std::begin(kFormulas), std::end(kFormulas), [&](const PrintedFormula& f) { return f.id == id; });
    return found == std::end(kFormulas) ? nullptr : found;
}

}  // namespace shardscope::cheatsheet
