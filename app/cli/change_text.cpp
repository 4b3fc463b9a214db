// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/change_text.h"

#include <algorithm>
#include <cmath>

#include "app/cli/human_units.h"
#include "core/io/value_json.h"

namespace shardscope::cli {

std::string settingsText(std::vector<FieldChange> changes)
{
    // A table of a hundred layers would push what tells two plans apart out of sight.
    std::stable_partition(changes.begin(), changes.end(),
                          [](const FieldChange& change) { return change.parameter->kind != ParameterKind::IntegerList; });
    std::string text;
    for (const auto& [parameter, value] : changes) {
        const auto* word = std::get_if<std::string>(&value);
        text += (text.empty() ? "" : " ") + std::string(parameter->path) + "=" + (word ? *word : valueToJson(*parameter, value).dump());
    }
    return text;
}

std::string fitText(Fit fit)
{
    std::string words(nameOf(fit));
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

std::string tokensText(const Figures& figures)
{
    if (!figures.tokensPerSecondPerGpu)
        return {};
    const double tokens = *figures.tokensPerSecondPerGpu;
    return tokens < 100 ? fixed(tokens, 1) : grouped(std::llround(tokens));
}

std::string changeText(const Figures& before, const Figures& after)
{
    const std::optional<double> faster = speedUp(before, after);
    return faster ? percent(*faster, true) : std::string();
}

}  // namespace shardscope::cli
