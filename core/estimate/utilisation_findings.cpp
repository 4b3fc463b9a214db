// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/utilisation_findings.h"

#include "core/estimate/throughput.h"
#include "core/hardware/generation.h"
#include "core/scenario/scenario.h"
#include "core/trust/published_utilisation.h"

namespace shardscope {

std::vector<Finding> utilisationFindings(const Scenario& scenario, const Throughput& throughput)
{
    const Precision precision = scenario.training.precision;
    const PublishedUtilisation* highest = publishedUtilisation(scenario.cluster.gpu, precision);
    if (scenario.cluster.isMixed() || !highest || !throughput.hfu || *throughput.hfu <= highest->share)
        return {};
    Finding finding;
    finding.id = "utilisation-above-published";
    finding.severity = Severity::Hint;
    finding.numbers = {{"hfu", *throughput.hfu},
                       {"precision", std::string(nameOf(precision))},
                       {"generation", std::string(nameOf(scenario.cluster.gpu.generation))},
                       {"published", highest->share},
                       {"run", std::string(highest->run)}};
    finding.source = highest->source;
    return {std::move(finding)};
}

}  // namespace shardscope
