// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/units.h"

namespace shardscope {

/// The verdict on a plan's memory, with the known error of the estimate.
enum class Fit {
    Fits,        ///< the upper end of the band is within the capacity
    Tight,       ///< the estimate is within the capacity, the upper end of its band is not
    DoesNotFit,  ///< the estimate is above the capacity
};

template <>
struct EnumNames<Fit> {
    using enum Fit;
    static constexpr std::array<std::pair<Fit, std::string_view>, 3> names{
        {{Fits, "fits"}, {Tight, "tight"}, {DoesNotFit, "does-not-fit"}}};
};

/// Returns the verdict on an estimated peak. `band`: the width of the memory's band, a fraction of the measured value
/// (`EstimateTrust::memory`). Without a band only the estimate is compared. A band of 1 or more has no upper end (`endsOf`): every peak
/// within the capacity is then tight.
[[nodiscard]] Fit fitOf(Bytes peak, Bytes capacity, std::optional<double> band);

/// Returns the largest peak that fits in the sense of `Fit::Fits`, up to rounding; 0 where the band has no upper end.
[[nodiscard]] Bytes mostThatFits(Bytes capacity, std::optional<double> band);

}  // namespace shardscope
