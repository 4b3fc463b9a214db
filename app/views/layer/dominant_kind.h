// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class Estimate;

/// Returns the kind of layer that takes most of a step: seconds of a micro-batch's passes through one layer, times the layers of the kind.
/// Without times, the kind with the most layers. Precondition: a legal estimate.
[[nodiscard]] int dominantKind(const Estimate& estimate);

}  // namespace shardscope
