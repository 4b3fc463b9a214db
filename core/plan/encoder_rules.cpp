// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "Megatron-Bridge, qwen3_vl: the encoder runs on the first stage, whole or cut like the language model";

constexpr NamedNumber kEncoderTp{"encoder_tp", [](const PlanFacts& f) { return terms::count(f.encoderTp); }};
constexpr NamedNumber kEncoderHeads{"encoder_heads", [](const PlanFacts& f) { return terms::count(f.encoderHeads); }};
constexpr NamedNumber kEncoded{"encoded_tokens", [](const PlanFacts& f) { return std::optional<FindingNumber>(f.encodedTokens); }};

/// With one rank a replica there is no other place.
bool isOnFirstStage(const PlanFacts& f)
{
    return f.encoderPlacement == EncoderPlacement::FirstStage || (f.encoderPlacement == EncoderPlacement::EveryRank && f.modelRanks() == 1);
}

bool isCut(const PlanFacts& f) { return f.encodes && f.encoderTp > 1; }

}  // namespace

std::vector<PlanRule> encoderRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"encoder-placement-not-estimated", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.encodes || isOnFirstStage(f); },
         {}, {}, "Megatron-MIMO, arXiv 2605.27678",
         says("An encoder on GPUs of its own, or whose items are divided over the ranks of a replica, is not estimated here: "
    "plan.encoder.placement must be first-stage.")},
        {"encoder-tp-is-one-or-tp", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isCut(f) || f.encoderTp == f.tp; },
         {kEncoderTp, tp}, {}, kSource,
         says("plan.encoder.tp is {encoder_tp}: an encoder on the first stage is whole (1) or split like the language model (tp {tp}).")},
        {"encoder-heads-not-divisible-by-tp", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isCut(f) || f.encoderHeads % f.encoderTp == 0; },
         {kEncoderHeads, kEncoderTp}, {}, kSource,
         says("The {encoder_heads} attention heads of the encoder cannot be split over plan.encoder.tp {encoder_tp} ranks.")},
        {"encoded-tokens-beyond-sequence", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.encodedTokens <= static_cast<double>(f.sequence); },
         {kEncoded, sequence}, {}, "tokens from encoders stand among those of the text",
         says("The encoders make {encoded_tokens} tokens of each sequence, but a sequence has {sequence_length}: a longer sequence, or fewer or "
    "smaller images are needed.")},
    };
    // clang-format on
}

}  // namespace shardscope
