// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/term.h"
#include "core/hardware/hardware.h"
#include "core/trust/estimate_trust.h"

namespace shardscope {

/// The error band of a figure that was compared with measured runs.
struct FigureBand {
    double width = 0;  ///< a fraction of the measured value
    BandEnds ends;     ///< of the figure
    EstimateTrust trust;
};

/// The derivation of one number, recursively down to inputs of the scenario and to data.
struct Derivation {
    /// The JSON pointer of a number of the estimate or the scenario; for an intermediate quantity a pointer below the number that it
    /// explains. Unique within a derivation, except for inputs and references.
    std::string field;
    Message name;
    double value = 0;
    std::string unit;  ///< SI; empty for a bare number
    Message formula;   ///< as people write it, in the symbols of the field (t, c, p, s, b, h, …)
    Combine combine = Combine::Input;
    Message source;                  ///< paper and equation, framework, or published measurement
    std::optional<Trust> trust;      ///< where it is a hardware figure
    std::optional<FigureBand> band;  ///< for the step's time and the memory's peak, at the root of a derivation
    std::vector<Derivation> inputs;

    /// Returns whether the derivation continues: an input is a leaf, a reference is explained elsewhere.
    [[nodiscard]] bool isExplained() const { return combine != Combine::Input && combine != Combine::Reference; }
};

/// Returns the value recomputed from its inputs; empty where they do not determine it.
[[nodiscard]] std::optional<double> recomputed(const Derivation& derivation);

}  // namespace shardscope
