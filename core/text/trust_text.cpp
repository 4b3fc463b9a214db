// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/trust_text.h"

#include <array>

#include "core/base/enum_names.h"
#include "core/text/texts.h"
#include "core/trust/estimate_trust.h"

namespace shardscope {
namespace {

std::string_view sentenceOf(TrustReason reason)
{
    switch (reason) {
    case TrustReason::Alike:
        return textOf("trust", "alike");
    case TrustReason::OtherFramework:
        return textOf("trust", "other-framework");
    case TrustReason::OtherKind:
        return textOf("trust", "other-kind");
    case TrustReason::OtherGeneration:
        return textOf("trust", "other-generation");
    case TrustReason::OtherVendor:
        return textOf("trust", "other-vendor");
    case TrustReason::Nothing:
        return textOf("trust", "nothing");
    }
    return {};
}

std::string_view kindOf(const Likeness& likeness)
{
    if (likeness.tunes)
        return "kind.tuned";
    if (likeness.encodes)
        return "kind.encoder";
    return likeness.experts ? "kind.experts" : "kind.dense";
}

std::string_view mechanismText(Mechanism mechanism)
{
    switch (mechanism) {
    case Mechanism::Whole:
        return textOf("trust", "mechanism.whole");
    case Mechanism::Multiply:
        return textOf("trust", "mechanism.multiply");
    case Mechanism::Attention:
        return textOf("trust", "mechanism.attention");
    case Mechanism::Kernels:
        return textOf("trust", "mechanism.kernels");
    case Mechanism::Launch:
        return textOf("trust", "mechanism.launch");
    case Mechanism::Collective:
        return textOf("trust", "mechanism.collective");
    }
    return {};
}

Message learnedSentence(const LearnedFactor& learned)
{
    return {textOf("trust", "learned"),
            {{"mechanism", Message(mechanismText(learned.mechanism))},
             {"factor", learned.factor},
             {"weight", learned.weight},
             {"runs", static_cast<double>(learned.from.size())},
             {"first", learned.from.front()}}};
}

}  // namespace

std::string trustText(const EstimateTrust& trust, const Locale& locale)
{
    const Message text(sentenceOf(trust.reason), {{"kind", Message(textOf("trust", kindOf(trust.likeness)))},
                                                  {"generation", std::string(nameOf(trust.likeness.generation))},
                                                  {"vendor", trust.likeness.vendor},
                                                  {"framework", std::string(nameOf(trust.likeness.framework))},
                                                  {"runs", double(trust.measuredLikeIt)},
                                                  {"sources", double(trust.sourcesLikeIt)}});
    std::string all = messageText(text, locale);
    for (const LearnedFactor& learned : trust.learned)
        all += " " + messageText(learnedSentence(learned), locale);
    return all;
}

std::string nearestText(const NearestRun& nearest)
{
    return nearest.source + ": " + (nearest.model.empty() ? std::string() : nearest.model + " on ") + std::to_string(nearest.gpus) + " × " +
           nearest.gpu;
}

}  // namespace shardscope
