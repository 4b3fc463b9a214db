// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/derivation_text.h"
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "core/explain/explain.h"
#include "core/io/check_json.h"
#include "core/io/derivation_json.h"
#include "core/io/scenario_file.h"

namespace shardscope::cli {

Result<Answer> runExplain(const Invocation& invocation)
{
    Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    const Result<Estimate> estimated = estimate(std::move(scenario).value());
    if (!estimated)
        return estimated.error();
    if (!estimated->isLegal()) {
        const std::vector<Finding>& findings = estimated->findings();
        return Answer{invocation.json() ? refusalToJson(findings) : refusal(findings, invocation.terminal), ExitStatus::NoSuchThing};
    }
    const Result<Derivation> derivation = explain(*estimated, invocation.arguments[1]);
    if (!derivation)
        return derivation.error();
    return Answer{invocation.json() ? derivationToJson(*derivation) : derivationText(*derivation, invocation.terminal)};
}

}  // namespace shardscope::cli
