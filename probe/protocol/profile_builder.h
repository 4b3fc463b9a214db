// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "probe/protocol/message.h"

namespace shardscope::probe {

/// Gathers what the stages of a run say, and makes the profile of those that are done.
class ProfileBuilder {
public:
    ProfileBuilder(ProfileOrigin origin, std::vector<StageInfo> stages, bool isQuick);

    void add(const DeviceFound& found) { m_found = found; }
    void add(const Check& check);
    void add(const SampleTaken& taken) { m_samples[taken.stage].push_back(taken.sample); }
    void add(const StageEnded& ended) { m_ended.push_back(ended); }

    [[nodiscard]] const std::vector<Sample>& samplesOf(const std::string& stage) { return m_samples[stage]; }
    /// Whether any stage that is done has measured something.
    [[nodiscard]] bool hasMeasured() const;
    /// With the fits of what is there. Samples of a stage that is not done are left out.
    [[nodiscard]] HardwareProfile profile() const;

private:
    [[nodiscard]] const StageEnded* endingOf(const std::string& stage) const;

    ProfileOrigin m_origin;
    std::vector<StageInfo> m_stages;
    bool m_isQuick;
    DeviceFound m_found;
    std::vector<std::string> m_warnings;
    std::map<std::string, std::vector<Sample>> m_samples;
    std::vector<StageEnded> m_ended;
};

}  // namespace shardscope::probe
