// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"

namespace shardscope {

struct Scenario;
struct Throughput;

/// Returns a hint where the GPUs would compute at a larger share of their peak than any published run of their generation and precision
/// (core/trust/published_utilisation.h): such a time is a lower bound until it is measured. Empty where no run was published.
[[nodiscard]] std::vector<Finding> utilisationFindings(const Scenario& scenario, const Throughput& throughput);

}  // namespace shardscope
