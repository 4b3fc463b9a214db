// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/units.h"

namespace shardscope::cli {

/// Returns a number with this many digits after the point. A number that rounds to zero has no sign.
[[nodiscard]] std::string fixed(double value, int digits);

/// 8030261248 → "8,030,261,248"
[[nodiscard]] std::string grouped(std::int64_t count);

/// 8030261248 → "8.03 B": three digits and K, M, B or T.
[[nodiscard]] std::string shortCount(double count);

/// 51.5e9 → "51.5 GFLOP": three digits and an SI prefix.
[[nodiscard]] std::string inFlop(Flop flop);

/// 0.0123 → "12.3 ms": three digits and s, ms or µs; 0 is "0 s".
[[nodiscard]] std::string inSeconds(Seconds seconds);

/// 5700 → "95.0 min": three digits in seconds, minutes, hours or days, each from twice its unit on.
[[nodiscard]] std::string inDuration(Seconds seconds);

/// Returns gibibytes with one digit after the point and without the unit, for columns headed GiB.
[[nodiscard]] std::string inGib(Bytes bytes);
/// Returns the same in decimal gigabytes.
[[nodiscard]] std::string inGb(Bytes bytes);

/// Returns "59.3 GiB (63.7 GB)": the binary unit of counters, and the decimal one of vendors.
[[nodiscard]] std::string inBothUnits(Bytes bytes);

/// 0.1234 → "12.3 %"; with `sign`, "+12.3 %". A number that rounds to "0.0 %" has no sign.
[[nodiscard]] std::string percent(double fraction, bool sign = false);

}  // namespace shardscope::cli
