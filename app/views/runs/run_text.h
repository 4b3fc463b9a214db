// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/runs/run_row.h"

namespace shardscope {

/// "Llama 3 70B": the preset's name, else what the scenario's name says before " on ".
[[nodiscard]] QString modelText(const Scenario& scenario);
/// "64 × H100".
[[nodiscard]] QString clusterText(const Scenario& scenario);
/// "TP 8 · PP 4 · DP 2 · ZeRO 1": the degrees above one, then what else is unlike a plain plan.
[[nodiscard]] QString planText(const Scenario& scenario);
/// The file's name for people: "megatron-bridge", or "own runs".
[[nodiscard]] QString sourceText(const RunRow& row);
/// Why a row has no estimate, in a sentence; empty: it has one, or none yet.
[[nodiscard]] QString refusalText(const RunRow& row);
/// Returns what a tier means: "printed time, complete configuration".
[[nodiscard]] QString tierText(RunTier tier);
/// A figure of a metric with its unit: "12.9 s", "61.2 GiB".
[[nodiscard]] QString metricText(double value, RunMetric metric);

}  // namespace shardscope
