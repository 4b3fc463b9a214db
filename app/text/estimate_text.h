// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/memory/memory_class.h"

namespace shardscope {

class Estimate;

/// Returns "stage 3", or "vision encoder" of the stage that an encoder with GPUs of its own is.
[[nodiscard]] QString stageName(const Estimate& estimate, int stage);
/// Returns "rank 3" of a pipeline, or the same of the encoder's.
[[nodiscard]] QString pipelineRankName(const Estimate& estimate, int rank);
[[nodiscard]] QStringList pipelineRankNames(const Estimate& estimate);
[[nodiscard]] QString memoryClassName(MemoryClass memoryClass);
/// Returns the sentence of the first broken rule; empty for a legal plan.
[[nodiscard]] QString whyImpossible(const Estimate& estimate);

}  // namespace shardscope
