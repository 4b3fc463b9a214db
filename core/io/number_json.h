// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

#include "core/base/units.h"
#include "core/io/json.h"

namespace shardscope {

/// Returns the number unrounded: a whole number below 2^53 without a decimal point, any other with the fewest digits that read back as the
/// same value. Precondition: it is finite.
[[nodiscard]] inline Json numberToJson(double value)
{
    constexpr double kExact = 9007199254740992;
    return std::floor(value) == value && std::abs(value) < kExact ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

template <typename Tag>
[[nodiscard]] Json numberToJson(Quantity<Tag> value)
{
    return numberToJson(value.value());
}

}  // namespace shardscope
