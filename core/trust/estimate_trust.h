// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/trust/evidence.h"

namespace shardscope {

/// Says what was measured that is most like the scenario, from very like to nothing.
enum class TrustReason {
    Alike,            ///< this generation, this kind of model, this family of frameworks
    OtherFramework,   ///< this generation and kind, by another family of frameworks
    OtherKind,        ///< this generation, but dense for a mixture of experts or the other way round
    OtherGeneration,  ///< other generations of this vendor
    OtherVendor,      ///< other vendors' devices alone
    Nothing,
};

struct NearestRun {
    std::string source;
    std::string model;  ///< may be empty
    std::string gpu;    ///< its id
    int gpus = 0;
};

/// How far an estimate can be trusted: seven of ten unseen runs like it are expected within ± the band, a fraction of what is
/// measured.
struct EstimateTrust {
    std::optional<Band> time;
    std::optional<Band> memory;
    Likeness likeness;  ///< of the scenario
    TrustReason reason = TrustReason::Nothing;
    int measuredLikeIt = 0;  ///< measured configurations as `reason` says; none of its generation: 0
    int sourcesLikeIt = 0;
    std::optional<NearestRun> nearest;
};

/// Without the runs of source `leftOut`.
[[nodiscard]] EstimateTrust trustOf(const Evidence& evidence, const Likeness& likeness, std::string_view leftOut = {});

/// Holds what lies within the band of an estimate: an error is (estimated − measured) / measured. `high` is empty where the band is so
/// wide that the measurement has no upper end.
struct BandEnds {
    double low = 0;
    std::optional<double> high;
};
[[nodiscard]] BandEnds endsOf(double estimated, double width);

}  // namespace shardscope
