// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_parts.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/calibrate/measured_rates.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/site/measured_constants.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr double kUntold = 0.0005;  ///< of the step: less is not told

std::optional<Seconds> stepWith(Scenario scenario, const HardwareProfile& profile)
{
    scenario.cluster.calibration = std::make_shared<const HardwareProfile>(profile);
    const Result<Estimate> made = estimate(std::move(scenario));
    return made && made->step() ? std::optional(made->step()->step) : std::nullopt;
}

/// Returns whether a field is left out: what an estimate leaves out as a whole it leaves out in parts, too.
bool isLeftOut(const Scenario& scenario, const HardwareProfile& profile)
{
    Cluster cluster = scenario.cluster;
    cluster.calibration = std::make_shared<const HardwareProfile>(profile);
    return isMeaninglessMixture(cluster, scenario.training);
}

void takePart(HardwareProfile& profile, const HardwareProfile& from, ProfilePart part)
{
    switch (part) {
    case ProfilePart::Multiplies:
        profile.matrixMultiply = from.matrixMultiply;
        break;
    case ProfilePart::Bandwidths:
        profile.bandwidth = from.bandwidth;
        break;
    case ProfilePart::Launches:
        profile.launch = from.launch;
        break;
    case ProfilePart::Attention:
        profile.attention = from.attention;
        break;
    case ProfilePart::Collectives:
        profile.collectives = from.collectives;
        break;
    case ProfilePart::Contention:
        profile.contention = from.contention;
        break;
    }
}

}  // namespace

std::optional<PartEffects> partEffects(const Scenario& scenario, const HardwareProfile& profile)
{
    const Result<Estimate> now = estimate(scenario);
    const std::optional<Seconds> after = stepWith(scenario, profile);
    if (!now || !now->step() || !after)
        return std::nullopt;
    PartEffects effect{now->step()->step, *after, {}, false};
    effect.isLeftOut = isLeftOut(scenario, profile);
    if (effect.isLeftOut)
        return effect;
    const Gpu* gpu = hardwareCatalog().findGpu(profile.device.gpu);
    for (const ProfilePart part : {ProfilePart::Multiplies, ProfilePart::Bandwidths, ProfilePart::Launches, ProfilePart::Attention,
                                   ProfilePart::Collectives, ProfilePart::Contention}) {
        HardwareProfile alone = scenario.cluster.calibration ? *scenario.cluster.calibration : HardwareProfile{};
        alone.device = profile.device;
        takePart(alone, profile, part);
        alone.rates = measuredRates(alone, gpu);
        const std::optional<Seconds> step = stepWith(scenario, alone);
        const double slower = step ? *step / effect.before - 1 : 0;
        if (std::abs(slower) >= kUntold)
            effect.slower.emplace_back(part, slower);
    }
    std::sort(effect.slower.begin(), effect.slower.end(),
              [](const auto& a, const auto& b) { return std::abs(a.second) > std::abs(b.second); });
    return effect;
}

}  // namespace shardscope
