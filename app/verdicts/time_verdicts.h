// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verdicts/verdicts.h"

namespace shardscope {

class Estimate;

/// Returns step time, tokens per second and GPU, MFU, bubble, exposed communication, and days to the token budget, as far as they are
/// known. Precondition: the estimate has a step.
[[nodiscard]] QList<Verdict> timeVerdicts(const Estimate& estimate, const Estimate* baseline);

}  // namespace shardscope
