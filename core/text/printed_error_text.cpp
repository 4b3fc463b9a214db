// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/printed_error_text.h"

namespace shardscope {
namespace {

constexpr PrintedErrorText kTexts[] = {
    {"layer-size-disagrees", "A layer is 12h² + 13h in the text, 16h² in appendix A2 and the cheatsheet, and about 13h² in Llama 3 8B "
                             "(grouped-query attention, feed-forward of 3.5h)."},
    {"bytes-per-parameter-disagree",
     "A parameter takes 12 bytes in the figures (no fp32 copy), 16 in the text and the ZeRO paper, 18 in the "
     "cheatsheet and nanotron (fp32 gradients), 20 in the text's table (both gradients)."},
    {"fp32-gradients-mislabelled", "The note on fp32 gradients calls their 4N bytes m_params_fp32."},
    {"gelu-layer-with-dropout", "34·s·b·h holds for a GELU feed-forward of 4h with dropout. A SwiGLU layer without either keeps more: "
                                "46 to 50·s·b·h by the playbook's own widget, about 60 measured with nanotron."},
    {"bubble-of-ideal-time", "The ratio is relative to the time without a bubble. Of the whole step it is (p − 1)/(v·m + p − 1)."},
    {"attention-counted-in-full", "12·L·h·seq counts the full square of attention; a causal kernel computes half of it."},
    {"ratio-keeps-parameters", "num_params cancels between communication and backward time: with g bytes a gradient the ratio is "
                               "g·(DP − 1)/(2·DP) · peak_flops/(peak_bw·num_tokens), half of it for a reduce-scatter alone."},
    {"elements-for-bytes", "What is sent is counted in elements and divided by bytes per second: bf16 doubles the ratio, fp32 gradients "
                           "quadruple it."},
    {"tensor-ratios-disagree",
     "Appendix A3 hides the collective behind one h × h product (2h), the cheatsheet behind a feed-forward (24h): "
     "12 times apart."},
    {"zero3-ratio-grows-with-dp", "The division by DP is missing: appendix A3 has (DP − 1)/DP, this line grows with DP."},
    {"collectives-disagree", "The cheatsheet gathers model_fp32 and all-reduces ZeRO-1's gradients; the text gathers bf16 parameters, half "
                             "of that, and reduce-scatters."},
    {"context-line-is-a-volume", "The line stands among ratios but is an amount of keys and values sent, in elements."},
    {"expert-line-underived", "This ratio is derived nowhere in the playbook."},
    {"global-batch-lacks-cp", "mseqlen is the sequence after context parallelism, so the batch is too small by the factor CP."},
    {"compute-from-bytes", "model_bf16 is in bytes, two a parameter: the FLOP are twice too many, and attention is missing."},
    {"widget-states-ignore-tp", "Tensor parallelism divides neither parameters nor gradients nor optimizer states."},
    {"widget-scores-ignore-tp",
     "With sequence parallelism and without recomputation the 5·a·s²·b of the attention scores is not divided by "
     "TP, so that switching it on can cost memory."},
    {"widget-logits-ignore-tp", "Without sequence parallelism the fp32 logits are not divided by TP."},
    {"widget-full-recompute", "Full recomputation keeps L·s·b·h elements undivided, and the layer that is being recomputed is left out."},
    {"widget-no-head-no-pipeline",
     "There is no untied output head, no grouped-query attention, no pipeline, context or expert parallelism, "
     "and no fp32 gradient."},
    {"widget-presets", "The Llama 3 presets have a vocabulary of 30522 (really 128256), a feed-forward of 4h (really 3.5h or 3.25h) and "
                       "sequences of 256 tokens."},
    {"position-table-counted", "A learned position table of h·s parameters is counted, which the text leaves out and Llama has not."},
    {"figure-fp32-states", "States are fp32 (4 + 4 + 8 bytes) beside activations in 16 bit."},
    {"figure-gib-called-gb", "The axis says GB; the values are GiB."},
    {"figure-first-stage", "The bar is the first stage; the last one holds the head and p − 1 micro-batches fewer."},
    {"figure-5d-tp", "The bars named TP with sequence parallelism are those without it: 13·sbh·L instead of 34/8."},
    {"figure-5d-cp", "Context parallelism of 8 divides the activations by 64."},
    {"figure-5d-recompute", "With full recomputation tensor parallelism divides nothing."},
    {"figure-5d-ep", "The dense model's feed-forward is divided as if it were experts."},
};

}  // namespace

std::span<const PrintedErrorText> printedErrorTexts() { return kTexts; }

std::string_view printedErrorText(std::string_view id)
{
    for (const PrintedErrorText& candidate : kTexts) {
        if (candidate.id == id)
            return candidate.text;
    }
    return {};
}

}  // namespace shardscope
