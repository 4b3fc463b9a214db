// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope::cheatsheet {

/// The inputs of the printed ratios of communication to compute time, under their printed names. A ratio below 1 can be hidden.
struct OverlapInputs {
    double parameters = 0;  ///< num_params
    double tokens = 0;      ///< num_tokens, of one GPU
    double sequence = 0;    ///< seq
    double microBatch = 0;  ///< mbs
    double hidden = 0;      ///< h
    double layers = 0;      ///< num_layers; in appendix A3's pipeline those of the next stage
    double experts = 0;     ///< num_experts
    double dp = 1;
    double tp = 1;
    double pp = 1;
    double ep = 1;
    FlopPerSecond peak;
    BytesPerSecond bandwidth;

    /// peak_flops / peak_bw.
    [[nodiscard]] constexpr double balance() const { return peak.value() / bandwidth.value(); }
};

/// Playbook, appendix A3, "Data parallelism": num_params/(2·num_tokens) · (DP − 1)/DP · peak_flops/peak_bw.
[[nodiscard]] constexpr double appendixDataRatio(const OverlapInputs& in)
{
    return in.parameters / (2 * in.tokens) * (in.dp - 1) / in.dp * in.balance();
}

/// Appendix A3, "ZeRO-3": 1/(2·seq·mbs) · (DP − 1)/DP · peak_flops/peak_bw.
[[nodiscard]] constexpr double appendixZero3Ratio(const OverlapInputs& in)
{
    return 1 / (2 * in.sequence * in.microBatch) * (in.dp - 1) / in.dp * in.balance();
}

/// Appendix A3, "Tensor parallelism": (TP − 1)/(2h) · peak_flops/peak_bw.
[[nodiscard]] constexpr double appendixTensorRatio(const OverlapInputs& in) { return (in.tp - 1) / (2 * in.hidden) * in.balance(); }

/// Appendix A3, "Pipeline parallelism": peak_flops/(32·h·num_layers_in_next_pp·peak_bw).
[[nodiscard]] constexpr double appendixPipelineRatio(const OverlapInputs& in) { return in.balance() / (32 * in.hidden * in.layers); }

/// Cheatsheet, DP and ZeRO-1: (DP − 1)·num_params·peak_flops/(2·peak_bw·num_tokens·DP).
[[nodiscard]] constexpr double sheetDataRatio(const OverlapInputs& in)
{
    return (in.dp - 1) * in.parameters * in.balance() / (2 * in.tokens * in.dp);
}

/// Cheatsheet, ZeRO-2: (DP − 1)·num_params·peak_flops/(4·peak_bw·num_tokens·DP).
[[nodiscard]] constexpr double sheetZero2Ratio(const OverlapInputs& in) { return sheetDataRatio(in) / 2; }

/// Cheatsheet, ZeRO-3: (DP − 1)·peak_flops/(2·seq·mbs·peak_bw).
[[nodiscard]] constexpr double sheetZero3Ratio(const OverlapInputs& in)
{
    return (in.dp - 1) * in.balance() / (2 * in.sequence * in.microBatch);
}

/// Cheatsheet, TP: (TP − 1)·peak_flops/(24·h·peak_bw).
[[nodiscard]] constexpr double sheetTensorRatio(const OverlapInputs& in) { return (in.tp - 1) * in.balance() / (24 * in.hidden); }

/// Cheatsheet, PP: PP·peak_flops/(32·h·num_layers·peak_bw).
[[nodiscard]] constexpr double sheetPipelineRatio(const OverlapInputs& in) { return in.pp * in.balance() / (32 * in.hidden * in.layers); }

/// Cheatsheet, EP: (EP − 1)·peak_flops/(12·num_experts·h·peak_bw).
[[nodiscard]] constexpr double sheetExpertRatio(const OverlapInputs& in)
{
    return (in.ep - 1) * in.balance() / (12 * in.experts * in.hidden);
}

/// Cheatsheet, CP, a volume instead of a ratio: (CP − 1)·B·L/CP·H_kv·(num_k + num_v), with B sequences of L tokens. Elements.
[[nodiscard]] constexpr double sheetContextVolume(double cp, double batch, double length, double kvWidth, double tensors = 2)
{
    return (cp - 1) * batch * length / cp * kvWidth * tensors;
}

}  // namespace shardscope::cheatsheet
