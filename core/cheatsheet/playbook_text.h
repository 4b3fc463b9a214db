// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/units.h"

/// The cheatsheet's, the playbook's and two papers' own formulas, as printed, with their errors. They are shown next to the estimate under
/// that label, for comparison; no other part of core may include them (tests/architecture). "The playbook" is The Ultra-Scale Playbook
/// (nanotron, Hugging Face, 2025); this file has the formulas of its text, and the variants in its figures.
namespace shardscope::cheatsheet {

/// The label that every figure made here carries where it is shown.
inline constexpr std::string_view kLabel = "as printed";

/// The dimensions that the printed formulas know of: L, h, n_heads and v.
struct PrintedModel {
    std::string_view name;
    double layers = 0;
    double hidden = 0;
    double heads = 0;
    double vocab = 0;
};

/// The playbook's recompute dropdown.
enum class PrintedRecompute { None, Selective, Full };

/// The models of the recomputation figure (`fragments/memory-recomputation.html`). They are named like Llama 3, and have its
/// layers, width, heads and vocabulary, but 12h² parameters a layer.
inline constexpr PrintedModel kFigureModels[] = {{"1B", 16, 2048, 32, 128256},
                                                 {"3B", 28, 3072, 24, 128256},
                                                 {"8B", 32, 4096, 32, 128256},
                                                 {"70B", 80, 8192, 64, 128256},
                                                 {"405B", 126, 16384, 128, 128256}};

/// N = h·v + L·(12h² + 13h) + 2h. Playbook, "Memory usage in transformers": GPT-2's layer, no position table, tied head.
[[nodiscard]] constexpr double textParameters(const PrintedModel& model)
{
    const double h = model.hidden;
    return h * model.vocab + model.layers * (12 * h * h + 13 * h) + 2 * h;
}

/// N = h·(v + s) + L·(12h² + 13h) + 2h. The playbook's memory widget and its figures of activation memory: the text's
/// formula and a position table of `sequence` rows, so that the parameters grow with the sequence.
[[nodiscard]] constexpr double figureParameters(const PrintedModel& model, double sequence)
{
    return textParameters(model) + model.hidden * sequence;
}

/// Playbook, appendix A2: attention 4h² and a gated feed-forward 12h² make 16h² a layer; 12h² where it is not gated.
[[nodiscard]] constexpr double blockParameters(double hidden, bool gated) { return (gated ? 16 : 12) * hidden * hidden; }

/// The matrix weights of a Llama: the parameter bars of the playbook's DP, ZeRO, TP, CP, PP and 5D figures. The figures print only results;
/// these reproduce them to the last bit, and they leave out the norms.
struct LlamaWeights {
    double layers = 0;
    double hidden = 0;
    double heads = 0;
    double kvHeads = 0;
    double headDim = 0;
    double feedForward = 0;
    double vocab = 128256;
    bool tied = false;

    [[nodiscard]] constexpr double perLayerFeedForward() const { return 3 * hidden * feedForward; }
    [[nodiscard]] constexpr double perLayer() const { return 2 * hidden * headDim * (heads + kvHeads) + perLayerFeedForward(); }
    [[nodiscard]] constexpr double embedding() const { return vocab * hidden; }
    [[nodiscard]] constexpr double total() const { return (tied ? 1 : 2) * embedding() + layers * perLayer(); }
};

inline constexpr LlamaWeights kLlama1B{16, 2048, 32, 8, 64, 8192, 128256, true};
inline constexpr LlamaWeights kLlama8B{32, 4096, 32, 8, 128, 14336, 128256, false};
inline constexpr LlamaWeights kLlama70B{80, 8192, 64, 8, 128, 28672, 128256, false};

/// Bytes of parameters, gradients and optimizer states, in whatever unit the inputs have.
struct StateBytes {
    Bytes parameters;
    Bytes gradients;
    Bytes optimizer;

    [[nodiscard]] constexpr Bytes total() const { return parameters + gradients + optimizer; }
};

/// m_params = 4N, m_grad = 4N, m_opt = (4 + 4)N. Playbook, "Memory for weights, gradients and optimizer states": fp32.
[[nodiscard]] constexpr StateBytes textStatesFp32(double parameters)
{
    return {Bytes(4 * parameters), Bytes(4 * parameters), Bytes(8 * parameters)};
}

/// m_params = 2N, m_grad = 2N, m_params_fp32 = 4N, m_opt = (4 + 4)N, and 4N more where gradients are accumulated in fp32.
/// Playbook, same section: mixed precision, 16 or 20 bytes a parameter. The fp32 copy is counted with the optimizer.
[[nodiscard]] constexpr StateBytes textStatesMixed(double parameters, bool fp32Gradients)
{
    return {Bytes(2 * parameters), Bytes((fp32Gradients ? 6 : 2) * parameters), Bytes(12 * parameters)};
}

/// 2N, 2N and 8N: the bars of the playbook's DP, ZeRO, TP, CP, PP and 5D figures, 12 bytes a parameter. No fp32 copy.
[[nodiscard]] constexpr StateBytes figureStates(double parameters)
{
    return {Bytes(2 * parameters), Bytes(2 * parameters), Bytes(8 * parameters)};
}

/// m_act = L·seq·bs·h·(34 + 5·n_heads·seq/h), in mixed precision. Playbook, "Memory for activations".
[[nodiscard]] constexpr Bytes textActivations(const PrintedModel& model, double batch, double sequence)
{
    const double sbh = sequence * batch * model.hidden;
    return Bytes(model.layers * sbh * (34 + 5 * model.heads * sequence / model.hidden));
}

/// The activation bars of `fragments/memory-recomputation.html` and `fragments/memusage_activations.html`:
/// none L·(34·sbh + 5·a·s²·b) + sbh, selective 34·sbh·L + sbh, full 2·sbh·L + sbh.
[[nodiscard]] constexpr Bytes figureActivations(const PrintedModel& model, double batch, double sequence, PrintedRecompute recompute)
{
    const double sbh = sequence * batch * model.hidden;
    switch (recompute) {
    case PrintedRecompute::None:
        return textActivations(model, batch, sequence) + Bytes(sbh);
    case PrintedRecompute::Selective:
        return Bytes(34 * sbh * model.layers + sbh);
    case PrintedRecompute::Full:
        return Bytes(2 * sbh * model.layers + sbh);
    }
    return {};
}

/// gbs = mbs · grad_acc · dp. Playbook, "Data parallelism", "Revisiting global batch size". Sequences.
[[nodiscard]] constexpr double textGlobalBatch(double microBatch, double accumulation, double dp) { return microBatch * accumulation * dp; }

/// r_bubble = (p − 1)/m, and (p − 1)/(v·m) with v interleaved chunks. Playbook, "Pipeline parallelism". A share of the ideal time.
[[nodiscard]] constexpr double textBubble(double stages, double microBatches, double chunks = 1)
{
    return (stages - 1) / (chunks * microBatches);
}

/// 6·seq·N + 12·L·h·seq². Playbook, appendix A2: model FLOP of one sequence, forward and backward, attention in full.
[[nodiscard]] constexpr Flop textFlopPerSequence(double parameters, double layers, double hidden, double sequence)
{
    return Flop(6 * sequence * parameters + 12 * layers * hidden * sequence * sequence);
}

/// The MFU of the playbook's benchmark (nanotron's table): tokens/s/GPU · (6N + 12·L·h·seq) / peak.
[[nodiscard]] constexpr double textMfu(double tokensPerSecond, double parameters, double layers, double hidden, double sequence,
                                       FlopPerSecond peak)
{
    return tokensPerSecond * textFlopPerSequence(parameters, layers, hidden, sequence).value() / sequence / peak.value();
}

}  // namespace shardscope::cheatsheet
