// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_list.h"

#include <algorithm>

#include "app/cli/text_table.h"
#include "core/io/answers.h"
#include "core/text/finding_text.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kSeverityWidth = 9;  ///< "warning" and a gap

Colour colourOfSeverity(Severity severity)
{
    return severity == Severity::Error ? Colour::Red : severity == Severity::Warning ? Colour::Yellow : Colour::Cyan;
}

std::string paragraph(const Finding& finding, const Terminal& terminal)
{
    const std::string severity(nameOf(finding.severity));
    const std::string label = finding.rule.empty() ? finding.id : finding.rule + " " + finding.id;
    const std::string gap(kSeverityWidth - severity.size(), ' ');
    const std::string margin = "\n" + std::string(kSeverityWidth, ' ');
    const auto body = [&](const std::string& text) { return wrapped(text, terminal.width, kSeverityWidth); };
    std::string text = terminal.paint(colourOfSeverity(finding.severity), severity) + gap + terminal.paint(Colour::Bold, label);
    text += margin + body(findingText(finding));
    if (!finding.source.empty())
        text += margin + terminal.paint(Colour::Dim, body("Source: " + finding.source));
    return text + "\n";
}

}  // namespace

std::string findingList(const std::vector<Finding>& findings, const Terminal& terminal)
{
    std::string text;
    for (const Finding& finding : findings)
        text += (text.empty() ? "" : "\n") + paragraph(finding, terminal);
    return text;
}

std::string countOf(const std::vector<Finding>& findings)
{
    std::string text;
    for (const auto& [severity, name] : EnumNames<Severity>::names) {
        const Severity wanted = severity;
        const auto count =
            std::count_if(findings.begin(), findings.end(), [wanted](const Finding& finding) { return finding.severity == wanted; });
        if (count > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(name) + (count > 1 ? "s" : "");
    }
    return text.empty() ? "no findings" : text;
}

Answer refused(const std::vector<Finding>& findings, const Invocation& invocation, std::string_view title)
{
    if (invocation.json())
        return {refusalToJson(findings), ExitStatus::NoSuchThing};
    const Terminal& terminal = invocation.terminal;
    return {terminal.paint(Colour::Red, title) + ": " + countOf(findings) + "\n\n" + findingList(findings, terminal),
            ExitStatus::NoSuchThing};
}

}  // namespace shardscope::cli
