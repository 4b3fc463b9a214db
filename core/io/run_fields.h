// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_fields.h"
#include "core/validate/runs.h"

namespace shardscope {

/// The treatment of unknown keys in a row and in its `measured`.
enum class ExtraKeys { Ignored, Refused };

/// Reads or writes one row of a `shardscope.runs/1`. Precondition where it is written: the run has a scenario.
template <ExtraKeys Extra>
void runFields(JsonFields& io, Run& run);

}  // namespace shardscope
