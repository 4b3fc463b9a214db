// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/trust_text.h"

#include <array>
#include <utility>

namespace shardscope {
namespace {

constexpr std::string_view kDense = "dense models";
constexpr std::string_view kMixtures = "mixtures of experts";

/// In the order of the enumeration.
constexpr std::array<std::string_view, 6> kSentences{
    "Measured: {kind} on {generation} with software like {framework}, {runs} configurations, sources: {sources}.",
    "Measured: {kind} on {generation}, {runs} configurations, sources: {sources}, but none with software like {framework}.",
    "Measured: {generation}, {runs} configurations, sources: {sources}, but no {kind}.",
    "Nothing like it was measured: no run on {generation}. The band is that of other {vendor} devices, widened.",
    "Nothing like it was measured: no run on a device of {vendor}. The band is that of other vendors' devices, widened.",
    "Nothing was measured.",
};

}  // namespace

std::string trustText(const EstimateTrust& trust, const Translate& translate)
{
    const auto told = [&](std::string_view english) { return translate ? translate(english) : std::string(english); };
    std::string text = told(kSentences[static_cast<std::size_t>(trust.reason)]);
    const std::array<std::pair<std::string_view, std::string>, 6> words{{
        {"{kind}", told(trust.likeness.experts ? kMixtures : kDense)},
        {"{generation}", std::string(nameOf(trust.likeness.generation))},
        {"{vendor}", trust.likeness.vendor},
        {"{framework}", std::string(nameOf(trust.likeness.framework))},
        {"{runs}", std::to_string(trust.measuredLikeIt)},
        {"{sources}", std::to_string(trust.sourcesLikeIt)},
    }};
    for (const auto& [hole, word] : words) {
        if (const std::size_t at = text.find(hole); at != std::string::npos)
            text.replace(at, hole.size(), word);
    }
    return text;
}

std::string nearestText(const NearestRun& nearest)
{
    return nearest.source + ": " + (nearest.model.empty() ? std::string() : nearest.model + " on ") + std::to_string(nearest.gpus) + " × " +
           nearest.gpu;
}

}  // namespace shardscope
