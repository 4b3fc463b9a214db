// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include <algorithm>
#include <iterator>

#include "core/plan/plan_rule.h"
#include "core/text/message_text.h"
#include "core/text/texts.h"

namespace shardscope {
namespace {

/// A finding that is no rule of a plan: what it says, the view in which it is seen, and the dimension that is lit there.
struct FindingRow {
    std::string_view id;
    std::string_view sentence;
    std::string_view seen{};
    std::string_view axis{};
};

constexpr FindingRow kFindings[] = {
#include "texts/findings.inc"
};

constexpr bool namesPlaces()
{
    return std::all_of(std::begin(kFindings), std::end(kFindings), [](const FindingRow& each) {
        return fromName<Seen>(each.seen) && (each.axis.empty() || fromName<Axis>(each.axis));
    });
}
static_assert(namesPlaces(), "resources/texts/findings.ini names a view or a dimension that there is not");

const FindingRow* rowOf(std::string_view id)
{
    const auto* const found =
        std::find_if(std::begin(kFindings), std::end(kFindings), [id](const FindingRow& each) { return each.id == id; });
    return found == std::end(kFindings) ? nullptr : found;
}

std::string written(const NearestValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* word = std::get_if<std::string>(&value))
        return *word;
    return messageText(Message("{}", {std::get<double>(value)}));
}

std::string remediesOf(const Finding& finding)
{
    std::string text;
    for (const auto& [path, values] : finding.nearest) {
        text += (text.empty() ? " Nearest valid values: " : "; ") + path + " ";
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i == 0 ? "" : " or ") + written(values[i]);
    }
    return text.empty() ? text : text + ".";
}

}  // namespace

std::string_view findingTemplate(std::string_view id)
{
    if (const PlanRule* rule = ruleCalled(id))
        return rule->sentence;
    const FindingRow* const found = rowOf(id);
    return found ? found->sentence : textOf("launch", id);
}

FindingPlace findingPlace(std::string_view id)
{
    if (const PlanRule* rule = ruleCalled(id))
        return rule->seen;
    const FindingRow* const found = rowOf(id);
    return found ? FindingPlace{*fromName<Seen>(found->seen), fromName<Axis>(found->axis)} : FindingPlace{};
}

Message findingMessage(const Finding& finding)
{
    Message message(findingTemplate(finding.id));
    for (const auto& [name, number] : finding.numbers)
        message.arguments.emplace_back(name, std::visit([](const auto& value) { return ArgumentValue(value); }, number));
    return message;
}

std::string findingText(const Finding& finding) { return messageText(findingMessage(finding)) + remediesOf(finding); }

}  // namespace shardscope
