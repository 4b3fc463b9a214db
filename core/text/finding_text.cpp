// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include "core/text/message_text.h"

namespace shardscope {
namespace {

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
        text += (text.empty() ? " Nearest that would do: " : "; ") + path + " ";
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i == 0 ? "" : " or ") + written(values[i]);
    }
    return text.empty() ? text : text + ".";
}

}  // namespace

Message findingMessage(const Finding& finding)
{
    Message message(findingTemplate(finding.id));
    for (const auto& [name, number] : finding.numbers)
        message.arguments.emplace_back(name, std::visit([](const auto& value) { return ArgumentValue(value); }, number));
    return message;
}

std::string findingText(const Finding& finding) { return messageText(findingMessage(finding)) + remediesOf(finding); }

}  // namespace shardscope
