// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learn/learned_factors.h"
#include "core/trust/evidence.h"

namespace shardscope {

/// The measured runs most like the scenario, from very similar to none.
enum class TrustReason {
    Alike,            ///< this generation, this kind of model, this family of frameworks
    OtherFramework,   ///< this generation and kind, by another family of frameworks
    OtherKind,        ///< this generation, but dense for a mixture of experts or the other way round, or without encoders
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

/// The trust in an estimate: seven of ten unseen runs like it are expected within ± the band, a fraction of the measured value.
struct EstimateTrust {
    std::optional<Band> time;
    std::optional<Band> memory;
    Likeness likeness;  ///< of the scenario
    TrustReason reason = TrustReason::Nothing;
    int measuredLikeIt = 0;  ///< measured configurations of the kind of `reason`; none of its generation: 0
    int sourcesLikeIt = 0;
    std::optional<NearestRun> nearest;
    std::vector<LearnedFactor> learned;  ///< what measured runs of the user's own have changed
};

/// Returns the trust, without the runs of family `leftOut`.
[[nodiscard]] EstimateTrust trustOf(const Evidence& evidence, const Likeness& likeness, std::string_view leftOut = {});

/// The ends of the band of an estimate; an error is (estimated − measured) / measured. `high` is empty where the band is so wide that it
/// has no upper end.
struct BandEnds {
    double low = 0;
    std::optional<double> high;
};
[[nodiscard]] BandEnds endsOf(double estimated, double width);

}  // namespace shardscope
