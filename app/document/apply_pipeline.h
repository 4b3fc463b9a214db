// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// Gives the plan this pipeline, as one edit: its kind, ranks, chunks and group, and the global batch that makes as many
/// micro-batches. Unlocked degrees follow; what the GPUs do not allow, the findings say.
void applyPipeline(Document& document, const PipelineShape& shape);

}  // namespace shardscope
