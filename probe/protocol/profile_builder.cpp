// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/protocol/profile_builder.h"

#include <ctime>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "probe/protocol/sample_series.h"

namespace shardscope::probe {
namespace {

std::string today()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    char text[32];
    return ::gmtime_r(&now, &parts) && std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts) > 0 ? text : "";
}

}  // namespace

ProfileBuilder::ProfileBuilder(ProfileOrigin origin, std::vector<StageInfo> stages, bool isQuick)
    : m_origin(origin), m_stages(std::move(stages)), m_isQuick(isQuick)
{
}

void ProfileBuilder::add(const Check& check)
{
    if (check.level != CheckLevel::Ok)
        m_warnings.push_back(check.text + (check.fix.empty() ? "" : " " + check.fix));
}

const StageEnded* ProfileBuilder::endingOf(const std::string& stage) const
{
    for (const StageEnded& ended : m_ended) {
        if (ended.stage == stage)
            return &ended;
    }
    return nullptr;
}

bool ProfileBuilder::hasMeasured() const
{
    for (const auto& [stage, samples] : m_samples) {
        const StageEnded* ended = endingOf(stage);
        if (ended && ended->outcome == StageOutcome::Done && !samples.empty())
            return true;
    }
    return false;
}

HardwareProfile ProfileBuilder::profile() const
{
    HardwareProfile profile;
    profile.name = m_found.device.name + (m_isQuick ? " (a quick look)" : "");
    profile.date = today();
    profile.origin = m_origin;
    profile.device = m_found.device;
    profile.warnings = m_warnings;
    for (const StageInfo& stage : m_stages) {
        const StageEnded* ended = endingOf(stage.id);
        const bool isDone = ended && ended->outcome == StageOutcome::Done;
        profile.isComplete = profile.isComplete && (isDone || (ended && ended->outcome == StageOutcome::Unavailable));
        if (!ended) {
            profile.stages.push_back({stage.id, "not-run", {}, {}});
            continue;
        }
        profile.stages.push_back({stage.id, std::string(nameOf(ended->outcome)), Seconds(ended->seconds), ended->text});
        const auto samples = m_samples.find(stage.id);
        for (std::size_t i = 0; isDone && samples != m_samples.end() && i < samples->second.size(); ++i)
            addSample(profile, samples->second[i]);
    }
    fitProfile(profile, hardwareCatalog().findGpu(profile.device.gpu));
    return profile;
}

}  // namespace shardscope::probe
