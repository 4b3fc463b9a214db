// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "probe/protocol/message.h"

namespace shardscope::probe {

/// Collects the messages of a run's stages, and makes the profile of finished stages.
class ProfileBuilder {
public:
    ProfileBuilder(ProfileOrigin origin, std::vector<StageInfo> stages, bool isQuick);

    void add(const DeviceFound& found) { m_found = found; }
    void add(const Check& check);
    void add(const SampleTaken& taken) { m_samples[taken.stage].push_back(taken.sample); }
    void add(const StageEnded& ended) { m_ended.push_back(ended); }

    [[nodiscard]] const std::vector<Sample>& samplesOf(const std::string& stage) { return m_samples[stage]; }
    /// Returns whether any finished stage has measured something.
    [[nodiscard]] bool hasMeasured() const;
    /// Returns the profile with its fits. Samples of unfinished stages are left out.
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
