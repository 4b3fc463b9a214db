// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/reference_curves.h"

#include <map>
#include <mutex>

#include "core/hardware/reference_profile.h"

namespace shardscope {

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

}  // namespace shardscope
