// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_fields.h"
#include "core/validate/runs.h"

namespace shardscope {

/// Says what becomes of keys of a row, and of its `measured`, that are not fields.
enum class ExtraKeys { Ignored, Refused };

/// One row of a `shardscope.runs/1`. Precondition where it is written: the run has a scenario.
template <ExtraKeys Extra>
void runFields(JsonFields& io, Run& run);

}  // namespace shardscope
