// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"

namespace shardscope {

struct Gpu;
struct PublishedUtilisation;

/// Returns the row of the precision that the device's generation has (`GenerationTraits::published`); null where none was published.
/// Precisions in which the device multiplies no faster than in bf16 have bf16's.
[[nodiscard]] const PublishedUtilisation* publishedUtilisation(const Gpu& gpu, Precision precision);

}  // namespace shardscope
