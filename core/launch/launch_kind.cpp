// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_kind.h"

#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

#define SHARDSCOPE_WRITTEN(kind) &k##kind##Files,
#define SHARDSCOPE_READ(kind, name, closest) &k##kind##Files,
constexpr EnumArray<LaunchKind, const LaunchFileTraits*> kFiles{SHARDSCOPE_LAUNCH_KINDS(SHARDSCOPE_WRITTEN, SHARDSCOPE_READ)};
#undef SHARDSCOPE_WRITTEN
#undef SHARDSCOPE_READ

#define SHARDSCOPE_WRITTEN(kind) Target::kind,
#define SHARDSCOPE_READ(kind, name, closest) Target::closest,
constexpr EnumArray<LaunchKind, Target> kTargets{SHARDSCOPE_LAUNCH_KINDS(SHARDSCOPE_WRITTEN, SHARDSCOPE_READ)};
#undef SHARDSCOPE_WRITTEN
#undef SHARDSCOPE_READ

#define SHARDSCOPE_ROW(target, name, rules) LaunchKind::target,
constexpr EnumArray<Target, LaunchKind> kWritten{SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

std::optional<LaunchKind> launchKindOf(std::string_view text, std::string_view file)
{
    const LaunchSource source(text, file);
    std::optional<LaunchKind> likely;
    for (const auto& [kind, name] : EnumNames<LaunchKind>::names) {
        const Sign sign = (*traitsOf(kind).sign)(source);
        if (sign == Sign::Clear)
            return kind;
        if (sign == Sign::Weak && !likely)
            likely = kind;
    }
    return likely;
}

const LaunchFileTraits& traitsOf(LaunchKind kind) { return *kFiles[static_cast<std::size_t>(kind)]; }

Target targetOf(LaunchKind kind) { return kTargets[static_cast<std::size_t>(kind)]; }

LaunchKind kindOf(Target target) { return kWritten[static_cast<std::size_t>(target)]; }

}  // namespace shardscope
