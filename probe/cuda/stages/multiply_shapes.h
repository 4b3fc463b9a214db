// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/io/scenario_shapes.h"
#include "probe/api/settings.h"

namespace shardscope::probe::cuda {

/// Returns the shapes that a fit needs: squares, the layers of Llama 3 8B and 70B whole and cut by eight, and two that the memory limits.
[[nodiscard]] std::vector<MatrixShape> standardShapes(bool quick);

/// Returns these and the open scenario's own, each once, with n and k as whole multiples of 16 (required by fp8), as far as its three
/// matrices fit in `bytes`.
[[nodiscard]] std::vector<MatrixShape> shapesToMeasure(const Settings& settings, Precision precision, double bytes);

/// Returns the bytes of both operands and the result.
[[nodiscard]] double bytesOf(const MatrixShape& shape, Precision precision);

/// Returns the precisions to measure: the scenario's own first, then bf16, tf32, and fp8 where the device has it (sm_89).
[[nodiscard]] std::vector<Precision> precisionsFor(const Settings& settings, int architecture);

}  // namespace shardscope::probe::cuda
