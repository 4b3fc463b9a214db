// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "core/base/communication.h"
#include "core/base/finding.h"
#include "core/estimate/estimate.h"
#include "core/remedy/wastes.h"

namespace shardscope {

/// Where a finding can be seen: the view, and what to look at there.
struct FindingEvidence {
    QString view;              ///< id of a row of the views, "memory"; empty: there is nothing to see
    int stage = -1;            ///< pipeline rank; −1: none in particular
    std::optional<Axis> axis;  ///< whose communication
    QString field;             ///< the figure: "/memory/peak_bytes"; empty: none
};

[[nodiscard]] FindingEvidence evidenceOf(const Finding& finding);
/// Precondition: the waste is of this estimate.
[[nodiscard]] FindingEvidence evidenceOf(const Waste& waste, const Estimate& estimate);

}  // namespace shardscope
