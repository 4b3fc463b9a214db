// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "tests/calibration/accuracy.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"

namespace shardscope::calibration {
namespace {

/// Runs that ran and are estimated beyond this share of the capacity are listed.
constexpr double kFar = 1.1;

std::string countText(int part, int whole) { return whole > 0 ? std::to_string(part) + " of " + std::to_string(whole) : ""; }

std::string line(const Accuracy& accuracy)
{
    const FitAccuracy& fit = accuracy.fit;
    return markdownRow({accuracy.name, countText(fit.recognised, fit.ranOut), countText(fit.refused, fit.ran)});
}

std::string table(const std::vector<Observation>& observations)
{
    std::string text = markdownHead({"<source", "ran out, recognised", "ran, refused"});
    for (const Accuracy& source : accuracyBy(observations, [](const Observation& one) { return one.source; })) {
        if (source.fit.ranOut > 0 || source.fit.refused > 0)
            text += line(source);
    }
    return text + line(accuracyOf("**all**", observations)) + "\n";
}

std::string rows(const std::vector<const Observation*>& observations)
{
    std::string text = markdownHead({"<source", "<row", "estimated peak / capacity", "error of memory"});
    for (const Observation* one : observations)
        text += markdownRow(
            {one->source, one->id, figureText(one->ofCapacity), one->memory ? percentText(std::expm1(*one->memory), true) : ""});
    return text + "\n";
}

template <typename Predicate>
std::vector<const Observation*> those(const std::vector<Observation>& observations, Predicate isOne)
{
    std::vector<const Observation*> found;
    for (const Observation& observation : observations) {
        if (isOne(observation))
            found.push_back(&observation);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto* a, const auto* b) { return a->ofCapacity > b->ofCapacity; });
    return found;
}

}  // namespace

std::string fitSection(const std::vector<Observation>& observations)
{
    const auto missed = those(observations, [](const Observation& one) { return !one.recognised.value_or(true); });
    const auto far = those(observations, [](const Observation& one) { return one.refused.value_or(false) && one.ofCapacity > kFar; });
    std::string text = "## Does it fit?\n\nSources in which a run ran out of memory, or in which one that ran is estimated not to fit. "
                       "In all other sources every answer is right.\n\n" +
                       table(observations);
    if (!missed.empty())
        text += "Runs that ran out of memory and are estimated to fit:\n\n" + rows(missed);
    if (!far.empty())
        text += "Runs that ran and are estimated to need more than a tenth over the capacity:\n\n" + rows(far);
    return text;
}

}  // namespace shardscope::calibration
