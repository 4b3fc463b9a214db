// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launcher_traits.h"

#include "core/launch/kinds/kinds.h"

#include <algorithm>

namespace shardscope {
namespace {

#define SHARDSCOPE_ROW(target, name, rules) &k##target##Launcher,
constexpr std::array kLaunchers{SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

bool LauncherTraits::writes(std::string_view field) const
{
    return std::any_of(settings->begin(), settings->end(),
                       [field](const LaunchSetting& setting) { return setting.field == field && setting.says != Says::Nothing; });
}

std::string_view LauncherTraits::keyOf(std::string_view field, std::size_t index) const
{
    for (const LaunchSetting& setting : *settings) {
        if (setting.field == field && !setting.key.empty() && index-- == 0)
            return setting.key.substr(setting.key.starts_with(mark) ? mark.size() : 0);
    }
    return {};
}

std::string LauncherTraits::namesOf(std::string_view field) const
{
    std::string names;
    for (const LaunchSetting& setting : *settings) {
        if (setting.field == field && !setting.key.empty())
            names += (names.empty() ? "" : ", ") + std::string(setting.key);
    }
    return names;
}

bool LauncherTraits::hasBucket(std::optional<std::int64_t> bytes) const
{
    return !bytes || (writes("plan.bucket_bytes") && *bytes % bucketUnit == 0);
}

const LauncherTraits& traitsOf(Target target) { return *kLaunchers[static_cast<std::size_t>(target)]; }

}  // namespace shardscope
