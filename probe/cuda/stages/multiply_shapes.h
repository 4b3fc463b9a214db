// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/io/scenario_shapes.h"
#include "probe/api/settings.h"

namespace shardscope::probe::cuda {

/// The shapes that a fit needs: squares, the layers of Llama 3 8B and 70B whole and cut by eight, and two that the memory limits.
[[nodiscard]] std::vector<MatrixShape> standardShapes(bool quick);

/// These and the open scenario's own, each once, in whole multiples of 16 of n and k (fp8 has no others), as far as `bytes` hold its three matrices.
[[nodiscard]] std::vector<MatrixShape> shapesToMeasure(const Settings& settings, Precision precision, double bytes);

/// Bytes of both operands and the result.
[[nodiscard]] double bytesOf(const MatrixShape& shape, Precision precision);

/// Returns what is measured: bf16 first, tf32, fp8 where the device has it (sm_89), and the scenario's own first of all.
[[nodiscard]] std::vector<Precision> precisionsFor(const Settings& settings, int architecture);

}  // namespace shardscope::probe::cuda
