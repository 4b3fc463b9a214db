// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stated.h"
#include "core/launch/launch_kind.h"
#include "core/launch/launch_source.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

class LaunchReader;

/// Everything that distinguishes one kind of file that can be read, defined in a file of core/launch/kinds.
struct LaunchFileTraits {
    Stated<Sign (*)(const LaunchSource& source)> sign;
    /// Returns the file's settings under the paths that its reader requests.
    Stated<Result<PlacedSettings> (*)(std::string_view text, const std::string& file)> settings;
    Stated<void (*)(LaunchReader& reader)> read;
    bool isSplit = false;  ///< its launcher takes several files together
};

[[nodiscard]] const LaunchFileTraits& traitsOf(LaunchKind kind);

}  // namespace shardscope
