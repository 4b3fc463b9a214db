// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/io/answers.h"
#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope::cli {
namespace {

std::string derivedText(const DerivedPlan& derived)
{
    const auto part = [](const char* name, const std::optional<std::int64_t>& value) {
        return name + (value ? " " + grouped(*value) : std::string(" –"));
    };
    return part("dp", derived.dp) + "   " + part("edp", derived.edp) + "   " + part("micro-batches", derived.microBatches) + "   " +
           part("chunks", derived.virtualPipeline) + "   sequence parallel " + (derived.sequenceParallel ? "on" : "off");
}

std::string readable(const DerivedPlan& derived, const std::vector<Finding>& findings, const std::string& rules, const Terminal& terminal)
{
    const bool ok = !hasErrors(findings);
    std::string text = ok ? terminal.paint(Colour::Green, "LEGAL") : terminal.paint(Colour::Red, "ILLEGAL");
    text += " under " + rules + ": " + countOf(findings) + "\n" + wrapped(derivedText(derived), terminal.width, 0) + "\n";
    const std::string list = findingList(findings, terminal);
    return list.empty() ? text : text + "\n" + list;
}

}  // namespace

Result<Answer> runCheck(const Invocation& invocation)
{
    std::optional<Target> target;
    if (const std::optional<std::string> name = invocation.value("--target")) {
        const Result<Target> known = targetOfName(*name);
        if (!known)
            return known.error();
        target = *known;
    }
    const Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    const std::vector<Finding> findings = checkPlan(*scenario, target);
    const DerivedPlan derived = derivePlan(*scenario);
    const std::string rules = target ? "the shared rules and those of " + std::string(nameOf(*target)) : "the shared rules";
    const ExitStatus status = hasErrors(findings) ? ExitStatus::NoSuchThing : ExitStatus::Answered;
    return Answer{invocation.json() ? checkToJson(derived, findings, target) : readable(derived, findings, rules, invocation.terminal),
                  status};
}

}  // namespace shardscope::cli
