// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/doctor/traced_case.h"

namespace shardscope {

/// Returns the kernels of an activity that take the longest exclusive time, by name.
[[nodiscard]] std::vector<EvidenceRow> kernelEvidence(const TracedCase& traced, Activity activity);
/// Returns the operators of the estimate that take longest in this class.
[[nodiscard]] std::vector<EvidenceRow> operatorEvidence(const TracedCase& traced, ComputeClass which);
/// Returns the multiplied shapes that lose most against the device's model of them; empty where the trace has no shapes.
[[nodiscard]] std::vector<EvidenceRow> shapeEvidence(const TracedCase& traced);

}  // namespace shardscope
