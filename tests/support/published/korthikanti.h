// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

/// Korthikanti et al. 2022, "Reducing Activation Recomputation in Large Transformer Models", arXiv 2205.05198, equations 1 to
/// 6: bytes of activations of a GPT layer in 16 bit with dropout and unfused attention. (Equation 3 is the sequence-parallel
/// feed-forward itself, not a count.)
namespace shardscope::cheatsheet {

/// The paper's letters: s, b, h, a, L, v, and the sizes t and p of tensor and pipeline parallelism.
struct GptShape {
    double sequence = 0;
    double microBatch = 0;
    double hidden = 0;
    double heads = 0;
    double layers = 1;
    double vocab = 0;
    double tensor = 1;
    double pipeline = 1;

    [[nodiscard]] constexpr double sbh() const { return sequence * microBatch * hidden; }
    /// 5·a·s/h, the attention core's share.
    [[nodiscard]] constexpr double core() const { return 5 * heads * sequence / hidden; }
};

/// Section 4.1, the three parts that make equation 1: attention 11·sbh + 5·a·s²·b, feed-forward 19·sbh, layer norms 4·sbh.
[[nodiscard]] constexpr Bytes korthikantiAttention(const GptShape& g) { return Bytes(g.sbh() * (11 + g.core())); }
[[nodiscard]] constexpr Bytes korthikantiFeedForward(const GptShape& g) { return Bytes(19 * g.sbh()); }
[[nodiscard]] constexpr Bytes korthikantiLayerNorms(const GptShape& g) { return Bytes(4 * g.sbh()); }

/// Equation 1, a layer without parallelism: sbh·(34 + 5·a·s/h).
[[nodiscard]] constexpr Bytes korthikantiEquation1(const GptShape& g) { return Bytes(g.sbh() * (34 + g.core())); }

/// Equation 2, a layer with tensor parallelism: sbh·(10 + 24/t + 5·a·s/(h·t)).
[[nodiscard]] constexpr Bytes korthikantiEquation2(const GptShape& g)
{
    return Bytes(g.sbh() * (10 + 24 / g.tensor + g.core() / g.tensor));
}

/// Equation 4, a layer with tensor and sequence parallelism: sbh/t·(34 + 5·a·s/h).
[[nodiscard]] constexpr Bytes korthikantiEquation4(const GptShape& g) { return korthikantiEquation1(g) / g.tensor; }

/// Equation 5, the first pipeline stage under 1F1B, whatever p is: sbhL/t·(34 + 5·a·s/h).
[[nodiscard]] constexpr Bytes korthikantiEquation5(const GptShape& g) { return korthikantiEquation4(g) * g.layers; }

/// Equation 6, the same with selective recomputation: 34·sbhL/t.
[[nodiscard]] constexpr Bytes korthikantiEquation6(const GptShape& g) { return Bytes(34 * g.sbh() * g.layers / g.tensor); }

/// Section 4.2.3, unnumbered: the factor on equation 5 of an interleaved schedule of m = `chunks`, 1 + (p − 1)/(p·m).
[[nodiscard]] constexpr double korthikantiInterleaving(const GptShape& g, double chunks)
{
    return 1 + (g.pipeline - 1) / (g.pipeline * chunks);
}

/// Section 4.3, unnumbered: embedding dropout, and without pipeline parallelism the last norm, the head's input and the fp32
/// logits: sbhL/t·(p/L + δ(p = 1)·4/L·(1 + v/h)).
[[nodiscard]] constexpr Bytes korthikantiOutsideLayers(const GptShape& g)
{
    const double head = g.pipeline == 1 ? 4 * (1 + g.vocab / g.hidden) : 0;
    return Bytes(g.sbh() / g.tensor * (g.pipeline + head));
}

/// Section 5, unnumbered: full recomputation keeps each layer's input, 2·sbhL.
[[nodiscard]] constexpr Bytes korthikantiFullRecompute(const GptShape& g) { return Bytes(2 * g.sbh() * g.layers); }

}  // namespace shardscope::cheatsheet
