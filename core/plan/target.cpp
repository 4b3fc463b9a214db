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

Result<Target> targetOfName(std::string_view name)
{
    std::vector<std::string> known;
    for (const auto& [target, text] : EnumNames<Target>::names)
        known.emplace_back(text);
    const auto target = fromName<Target>(name);
    if (!target)
        return Error{ErrorCode::UnknownName, {"target", std::string(name), nearestName(name, known), listOf(known)}, {}, {}};
    return *target;
}

}  // namespace shardscope
