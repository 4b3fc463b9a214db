// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

/// Returns the published profile of this GPU, or of one of the same build (generation, links, multiprocessors): the file of
/// `resources/profiles/` with its id. Read at the first call for it (thread-safe). Null where there is none.
[[nodiscard]] const HardwareProfile* referenceProfile(const Gpu& gpu);

/// Returns the profiles of every GPU of the same build, its own included: an H200 has an H100's links.
[[nodiscard]] std::vector<const HardwareProfile*> referenceProfilesOfBuild(const Gpu& gpu);

/// Returns the ids of the GPUs that have a file.
[[nodiscard]] const std::vector<std::string>& referenceProfileIds();

}  // namespace shardscope
