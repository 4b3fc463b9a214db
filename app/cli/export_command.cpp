// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/text_table.h"
#include "core/io/answers.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/scenario/scenario.h"
#include "core/text/finding_text.h"

namespace shardscope::cli {
namespace {

std::string commentLines(const std::string& title, const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "# " + title + "\n#   " : "#   ") + line + "\n";
    return text;
}

std::vector<std::string> sentences(const LaunchExport& launch)
{
    std::vector<std::string> lines;
    for (const Finding& change : launch.changes)
        lines.push_back(findingText(change));
    return lines;
}

/// Returns the file and, as comments at its end, its differences from the plan, so that the launcher can still read it. JSON has no
/// comments.
std::string readable(const LaunchExport& launch, const Terminal& terminal)
{
    if (launch.verdict == LaunchVerdict::NotExpressible) {
        std::string text = terminal.paint(Colour::Yellow, "NOT EXPRESSIBLE") + " for " + launch.version + "\n";
        for (const std::string& sentence : sentences(launch))
            text += "\n" + wrapped(sentence, terminal.width, 0) + "\n";
        return text;
    }
    const LaunchFile& file = launch.files.front();
    if (file.name.ends_with(".json"))
        return file.text;
    std::string after = commentLines("Differences from the plan:", sentences(launch));
    if (!launch.dryRun.empty())
        after += commentLines("Test the configuration without the cluster:", {launch.dryRun});
    if (launch.dryRunNote)
        after += commentLines("About the dry run:", {findingText(*launch.dryRunNote)});
    std::vector<std::string> others;
    for (std::size_t i = 1; i < launch.files.size(); ++i)
        others.push_back(launch.files[i].name);
    if (!others.empty())
        after += commentLines("Further files, available with --json or from the window:", others);
    return file.text + (after.empty() ? "" : "\n" + after);
}

}  // namespace

Result<Answer> runExport(const Invocation& invocation)
{
    const Result<Target> target = targetOfName(invocation.value("--target").value_or(""));
    if (!target)
        return target.error();
    const Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    const LaunchExport launch = exportLaunch(*scenario, *target);
    if (!launch.refusals.empty())
        return refused(launch.refusals, invocation);
    return Answer{invocation.json() ? launchToJson(launch) : readable(launch, invocation.terminal)};
}

}  // namespace shardscope::cli
