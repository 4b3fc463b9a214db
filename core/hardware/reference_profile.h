// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

/// Returns what is published about this GPU, or about one of the same build (generation, links, multiprocessors): the file of
/// `resources/profiles/` that bears its id. Read at the first call for it, safe from any thread. Null where there is none.
[[nodiscard]] const HardwareProfile* referenceProfile(const Gpu& gpu);

/// Those of every GPU of its build, its own among them: an H200 has an H100's links.
[[nodiscard]] std::vector<const HardwareProfile*> referenceProfilesOfBuild(const Gpu& gpu);

/// The ids of the GPUs that have a file.
[[nodiscard]] const std::vector<std::string>& referenceProfileIds();

}  // namespace shardscope
