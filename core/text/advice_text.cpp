// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/advice_text.h"

#include <cmath>
#include <cstdio>

#include "core/text/texts.h"

namespace shardscope {
namespace {

std::string_view adviceText(std::string_view kind, std::string_view name) { return textOf("advice", std::string(kind).append(name)); }

bool isShare(AdviceFact fact) { return fact == AdviceFact::ExposedData || fact == AdviceFact::PipelineIdle; }

/// Up to three digits, thousands as K, M, B, T.
std::string counted(double value)
{
    static constexpr std::pair<double, const char*> kScales[] = {{1e12, " T"}, {1e9, " B"}, {1e6, " M"}};
    char buffer[48];
    for (const auto& [scale, name] : kScales) {
        if (value >= scale) {
            std::snprintf(buffer, sizeof buffer, "%.3g%s", value / scale, name);
            return buffer;
        }
    }
    std::snprintf(buffer, sizeof buffer, value == std::floor(value) ? "%.0f" : "%.3g", value);
    return buffer;
}

std::string written(AdviceFact fact, double value)
{
    if (!isShare(fact))
        return counted(value);
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.3g %%", value * 100);
    return buffer;
}

std::string asked(const Condition& condition, const Locale& locale)
{
    std::string all;
    const auto add = [&](const std::optional<double>& bound, Message text) {
        if (!bound)
            return;
        text.arguments.emplace_back(locale.figure(written(condition.fact, *bound)));
        const std::string one = messageText(text, locale);
        all = all.empty() ? one : messageText(said("{} and {}", {all, one}), locale);
    };
    add(condition.is, said("exactly {}"));
    add(condition.atLeast, said("{} or more"));
    add(condition.above, said("more than {}"));
    add(condition.atMost, said("{} or fewer"));
    add(condition.below, said("fewer than {}"));
    return all;
}

}  // namespace

std::string_view factName(AdviceFact fact) { return adviceText("fact.", nameOf(fact)); }

std::string checkedText(const CheckedFact& fact, const Locale& locale)
{
    const AdviceFact about = fact.condition.fact;
    const Message name(factName(about));
    if (!fact.value)
        return messageText(said("{}: unknown", {name}), locale);
    if (isYesOrNo(about))
        return locale.text(*fact.value != 0 ? factName(about) : adviceText("not.", nameOf(about)));
    return messageText(Message("{} {} ({})", {locale.figure(written(about, *fact.value)), name, asked(fact.condition, locale)}), locale);
}

std::string becauseText(const Decision& decision, const Locale& locale)
{
    if (decision.because.empty())
        return messageText(said("This rule applies to every plan."), locale);
    std::string text;
    for (const CheckedFact& fact : decision.because) {
        if (decision.applies() || !fact.holds())
            text += (text.empty() ? "" : "; ") + checkedText(fact, locale);
    }
    return text + ".";
}

std::string_view outcomeText(AdviceOutcome outcome) { return adviceText("outcome.", nameOf(outcome)); }

std::string_view stepTitle(AdviceStep step) { return adviceText("step.", nameOf(step)); }

std::string_view groupTitle(AdviceGroup group) { return adviceText("group.", nameOf(group)); }

}  // namespace shardscope
