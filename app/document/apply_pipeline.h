// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct Scenario;

/// Returns the scenario with this pipeline: its kind, ranks, chunks and group, and the global batch for its micro-batches. Unlocked degrees
/// follow; findings report anything that the GPUs do not allow.
[[nodiscard]] Scenario withPipeline(const Scenario& before, const PipelineShape& shape, const QSet<QString>& locked);

/// Applies the same as one edit.
void applyPipeline(Document& document, const PipelineShape& shape);

}  // namespace shardscope
