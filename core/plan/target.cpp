// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/target.h"

#include "core/base/nearest_name.h"

#include <string>
#include <vector>

namespace shardscope {
namespace {

std::string listOf(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

bool hasRules(Target target) { return target == Target::Megatron || target == Target::MegatronBridge; }

Result<Target> checkableTarget(std::string_view name)
{
    std::vector<std::string> known;
    std::vector<std::string> checkable;
    for (const auto& [target, text] : EnumNames<Target>::names) {
        known.emplace_back(text);
        if (hasRules(target))
            checkable.emplace_back(text);
    }
    const auto target = fromName<Target>(name);
    if (!target)
        return Error{ErrorCode::UnknownName, {"target", std::string(name), nearestName(name, known), listOf(known)}, {}, {}};
    if (!hasRules(*target))
        return Error{ErrorCode::BadUsage,
                     {"the rules of target " + std::string(name) + " are not built yet", "known: " + listOf(checkable)},
                     {},
                     {}};
    return *target;
}

}  // namespace shardscope
