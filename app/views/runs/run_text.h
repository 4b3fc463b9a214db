// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/runs/run_row.h"

namespace shardscope {

/// Returns "Llama 3 70B": the preset's name, else the scenario's name up to " on ".
[[nodiscard]] QString modelText(const Scenario& scenario);
/// Returns "64 × H100".
[[nodiscard]] QString clusterText(const Scenario& scenario);
/// Returns "TP 8 · PP 4 · DP 2 · ZeRO 1": the degrees above one, then other settings unlike a plain plan.
[[nodiscard]] QString planText(const Scenario& scenario);
/// Returns the file's name for people: "megatron-bridge", or "own runs".
[[nodiscard]] QString sourceText(const RunRow& row);
/// Returns why a row has no estimate, in a sentence; empty: it has one, or none yet.
[[nodiscard]] QString refusalText(const RunRow& row);
/// Returns the meaning of a tier: "printed time, complete configuration".
[[nodiscard]] QString tierText(RunTier tier);
/// Returns a figure of a metric with its unit: "12.9 s", "61.2 GiB".
[[nodiscard]] QString metricText(double value, RunMetric metric);

}  // namespace shardscope
