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

/// How far a figure that was held against measured runs can be off, and why.
struct FigureBand {
    double width = 0;  ///< a fraction of what is measured
    BandEnds ends;     ///< of the figure
    EstimateTrust trust;
};

/// Where one number comes from, recursively down to inputs of the scenario and to data.
struct Derivation {
    /// Names a number of the estimate or the scenario its JSON pointer there; of one in between a pointer below the number
    /// that it explains. Unique within a derivation, except for inputs and references.
    std::string field;
    Message name;
    double value = 0;
    std::string unit;  ///< SI; empty for a bare number
    Message formula;   ///< as people write it, in the symbols of the field (t, c, p, s, b, h, …)
    Combine combine = Combine::Input;
    Message source;                  ///< paper and equation, framework, or published measurement
    std::optional<Trust> trust;      ///< where it is a hardware figure
    std::optional<FigureBand> band;  ///< of the step's time and the memory's peak, where they are what was asked for
    std::vector<Derivation> inputs;

    /// Whether it goes any further: an input is an end, a reference is explained elsewhere.
    [[nodiscard]] bool isExplained() const { return combine != Combine::Input && combine != Combine::Reference; }
};

/// Returns what its inputs give; empty where they do not determine it.
[[nodiscard]] std::optional<double> recomputed(const Derivation& derivation);

}  // namespace shardscope
