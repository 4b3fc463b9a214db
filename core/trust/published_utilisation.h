// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/base/choices.h"
#include "core/hardware/hardware.h"

namespace shardscope {

/// The highest share of its GPUs' dense peak at which a published training computed, recomputation counted (`Throughput::hfu`), of the
/// runs that state their plan. It follows from the published tokens per second, with causal attention counted once.
struct PublishedUtilisation {
    std::string_view generation;  ///< the GPU's architecture: "Hopper"
    Precision precision = Precision::Bf16;
    double share = 0;
    std::string_view run;
    std::string_view source;
};

[[nodiscard]] std::span<const PublishedUtilisation> publishedUtilisations();

/// Returns the row of the device's generation and of the precision; null where none was published. Precisions in which the device multiplies
/// no faster than in bf16 have bf16's.
[[nodiscard]] const PublishedUtilisation* publishedUtilisation(const Gpu& gpu, Precision precision);

}  // namespace shardscope
