// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/doctor/diagnosis.h"

namespace shardscope {

/// Returns the name of a part, for people.
[[nodiscard]] Message nameOfPart(PartId part);
/// Returns what a part says, in one sentence.
[[nodiscard]] Message sentenceOf(const DiagnosisPart& part, const std::vector<Straggler>& stragglers);
/// Returns what to try against a part; empty where it does not cost time, or nothing is known.
[[nodiscard]] Message adviceOf(const DiagnosisPart& part);

}  // namespace shardscope
