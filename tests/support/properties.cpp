// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/properties.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

#include "core/io/residuals_json.h"
#include "tests/support/random_scenarios.h"

namespace shardscope::test {
namespace {

/// How a property is broken: how often, and first.
struct Broken {
    int times = 0;
    std::optional<Scenario> first;
    std::uint64_t seed = 0;  ///< of what the property chose there
};

std::string problemOf(const Property& property, const Scenario& scenario, std::uint64_t seed)
{
    Draw draw(seed);
    const Result<Estimate> made = estimate(scenario, measuredEvidence());
    return made && made->isLegal() ? property.problem(*made, draw) : std::string();
}

}  // namespace

std::vector<std::string> counterExamples(const std::vector<Property>& properties, std::uint64_t seed, int count)
{
    return counterExamples(properties, seed, count, [](Scenario scenario, Draw&) { return std::optional(std::move(scenario)); });
}

std::vector<std::string> counterExamples(const std::vector<Property>& properties, std::uint64_t seed, int count, const Changed& changed)
{
    RandomScenarios scenarios(seed);
    std::vector<Broken> broken(properties.size());
    for (int i = 0; i < count; ++i) {
        Draw change(seed + static_cast<std::uint64_t>(i));
        std::optional<Scenario> scenario = changed(scenarios.next(), change);
        if (!scenario)
            continue;
        const Result<Estimate> made = estimate(*std::move(scenario), measuredEvidence());
        for (std::size_t each = 0; made && each < properties.size(); ++each) {
            Draw draw(seed + static_cast<std::uint64_t>(i));
            if (properties[each].problem(*made, draw).empty())
                continue;
            if (broken[each].times++ == 0)
                broken[each] = {1, made->scenario(), seed + static_cast<std::uint64_t>(i)};
        }
    }
    std::vector<std::string> found;
    for (std::size_t each = 0; each < properties.size(); ++each) {
        std::string& text = found.emplace_back();
        if (!broken[each].first)
            continue;
        std::string problem;
        const std::string command = smallest(*broken[each].first, [&](const Scenario& candidate) {
            const std::string now = problemOf(properties[each], candidate, broken[each].seed);
            problem = now.empty() ? problem : now;
            return !now.empty();
        });
        text = std::to_string(broken[each].times) + " of " + std::to_string(count) + ": " + problem + "\n" + command;
    }
    return found;
}

bool isSame(double a, double b, double scale) { return std::abs(a - b) <= 1e-9 * std::max({std::abs(a), std::abs(b), scale}); }

std::string unlessSame(const std::string& what, double a, double b, double scale)
{
    if (isSame(a, b, scale))
        return {};
    std::ostringstream text;
    text.precision(12);
    text << what << ": " << a << " and " << b << " (ratio " << a / b << "); ";
    return text.str();
}

}  // namespace shardscope::test
