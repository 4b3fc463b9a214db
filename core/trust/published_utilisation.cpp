// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/published_utilisation.h"

#include "core/hardware/generation.h"
#include "core/hardware/hardware.h"

#include <algorithm>

namespace shardscope {

const PublishedUtilisation* publishedUtilisation(const Gpu& gpu, Precision precision)
{
    const Precision counted = gpu.peak(precision) == gpu.peak(Precision::Bf16) ? Precision::Bf16 : precision;
    const auto published = traitsOf(gpu.generation).published;
    const auto found = std::find_if(published.begin(), published.end(), [counted](const auto& row) { return row.precision == counted; });
    return found == published.end() ? nullptr : &*found;
}

}  // namespace shardscope
