// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/trust_text.h"

#include "core/base/enum_names.h"
#include "core/trust/estimate_trust.h"

#include <array>

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

std::string trustText(const EstimateTrust& trust, const Locale& locale)
{
    const Message text(kSentences[static_cast<std::size_t>(trust.reason)], {{"kind", Message(trust.likeness.experts ? kMixtures : kDense)},
                                                                            {"generation", std::string(nameOf(trust.likeness.generation))},
                                                                            {"vendor", trust.likeness.vendor},
                                                                            {"framework", std::string(nameOf(trust.likeness.framework))},
                                                                            {"runs", double(trust.measuredLikeIt)},
                                                                            {"sources", double(trust.sourcesLikeIt)}});
    return messageText(text, locale);
}

std::string nearestText(const NearestRun& nearest)
{
    return nearest.source + ": " + (nearest.model.empty() ? std::string() : nearest.model + " on ") + std::to_string(nearest.gpus) + " × " +
           nearest.gpu;
}

}  // namespace shardscope
