// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/doctor/traced_case.h"

namespace shardscope {

/// Returns what differs between the traces and the scenario, what is assumed, and what the traces leave open.
[[nodiscard]] std::vector<DiagnosisNote> diagnosisNotes(const TracedCase& traced);
/// Returns what the traces hold and the diagnosis does not use.
[[nodiscard]] std::vector<Message> ignoredOf(const std::vector<TracedRank>& ranks);

}  // namespace shardscope
