// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/doctor/traced_rank.h"

namespace shardscope {

/// The activity of a GPU at one moment of a step; the moments of all activities together are the step.
enum class Activity : std::uint8_t {
    Multiply,
    Attention,
    Kernels,        ///< any other kernel, or a copy
    Gap,            ///< idle between kernels that wait in its queue, for less than `kLongestGap`
    Communication,  ///< nothing else runs
    Loader,         ///< idle, while the host waits for data
    Checkpoint,     ///< idle, while the host saves a checkpoint
    Launch,         ///< idle, until the host launches the next kernel
    Queued,         ///< idle though the next kernel is launched, or it is not recorded when that was
};
inline constexpr std::size_t kActivities = 9;

/// Seconds. GPUs start the next kernel of a queue within some microseconds.
inline constexpr double kLongestGap = 10e-6;

/// A stretch of a step with one activity of one kernel.
struct Slice {
    static constexpr std::size_t kNone = SIZE_MAX;

    double start = 0;
    double end = 0;
    Activity activity = Activity::Queued;
    std::size_t kernel = kNone;  ///< that runs, or, of idle time, that ends it; none: the step ends

    [[nodiscard]] double seconds() const { return end - start; }
};

/// A step of one GPU, divided into exclusive time.
struct Timeline {
    std::vector<Slice> slices;  ///< one after the other, without gaps
    std::array<double, kActivities> sums{};

    [[nodiscard]] double of(Activity activity) const { return sums[static_cast<std::size_t>(activity)]; }
    /// Returns the seconds in which it computes.
    [[nodiscard]] double computing() const { return of(Activity::Multiply) + of(Activity::Attention) + of(Activity::Kernels); }
};

/// Returns the division of a rank's step. Where several kernels run at once, the moment belongs to the first of: a multiplication, attention,
/// another kernel, a copy, communication; among alike to the one that began first.
[[nodiscard]] Timeline timelineOf(const TracedRank& rank);

}  // namespace shardscope
