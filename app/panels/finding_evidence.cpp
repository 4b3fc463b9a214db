// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/finding_evidence.h"

#include "app/text/parameter_text.h"
#include "core/estimate/estimate.h"
#include "core/text/finding_text.h"

namespace shardscope {
namespace {

int stageOf(const Finding& finding)
{
    for (const auto& [name, number] : finding.numbers) {
        if (name == "stage")
            return static_cast<int>(std::get<double>(number));
    }
    return -1;
}

}  // namespace

ViewPlace evidenceOf(const Finding& finding)
{
    const FindingPlace place = findingPlace(finding.id);
    if (place.view == Seen::Nowhere)
        return {};
    return {toText(nameOf(place.view)), {}, {stageOf(finding), -1, place.axis}};
}

ViewPlace evidenceOf(const Waste& waste, const Estimate& estimate)
{
    const FindingPlace place = traitsOf(waste.setting).seen;
    const int stage = place.view == Seen::Memory ? estimate.memory().peakStage : -1;
    return {toText(nameOf(place.view)), {}, {stage, -1, place.axis}};
}

}  // namespace shardscope
