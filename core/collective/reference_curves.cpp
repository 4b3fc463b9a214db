// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/reference_curves.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "core/hardware/hardware.h"
#include "core/hardware/reference_profile.h"

namespace shardscope {
namespace {

std::vector<MeasuredCurve> envelopesOf(const std::vector<const HardwareProfile*>& profiles)
{
    std::vector<MeasuredCurve> measured;
    for (const HardwareProfile* profile : profiles) {
        for (MeasuredCurve& curve : curvesOf(*profile))
            measured.push_back(std::move(curve));
    }
    std::vector<MeasuredCurve> envelopes;
    for (const MeasuredCurve& first : measured) {
        const auto isOfGroup = [&](const MeasuredCurve& curve) { return curve.isOfSameGroup(first); };
        if (std::any_of(envelopes.begin(), envelopes.end(), isOfGroup))
            continue;
        std::vector<const MeasuredCurve*> group;
        for (const MeasuredCurve& curve : measured) {
            if (isOfGroup(curve))
                group.push_back(&curve);
        }
        envelopes.push_back(MeasuredCurve::envelope(group));
    }
    return envelopes;
}

}  // namespace

const std::vector<MeasuredCurve>& referenceCurves(const Gpu& gpu)
{
    static std::mutex mutex;
    static std::map<const HardwareProfile*, std::vector<MeasuredCurve>> curvesOfProfile;
    static const std::vector<MeasuredCurve> none;
    const HardwareProfile* profile = referenceProfile(gpu);
    if (!profile)
        return none;
    const std::lock_guard lock(mutex);
    const auto [entry, isNew] = curvesOfProfile.try_emplace(profile);
    if (isNew)
        entry->second = curvesOf(*profile);
    return entry->second;
}

const std::vector<MeasuredCurve>& steadyCurves(const Gpu& gpu)
{
    static std::mutex mutex;
    static std::map<std::vector<const HardwareProfile*>, std::vector<MeasuredCurve>> curvesOfBuild;
    const std::vector<const HardwareProfile*> profiles = referenceProfilesOfBuild(gpu);
    const std::lock_guard lock(mutex);
    const auto [entry, isNew] = curvesOfBuild.try_emplace(profiles);
    if (isNew)
        entry->second = envelopesOf(profiles);
    return entry->second;
}

}  // namespace shardscope
