// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/learned_run.h"
#include "core/io/json_fields.h"

namespace shardscope {

/// The fields of one entry of a profile's `learned`.
void learnedFields(JsonFields& io, LearnedRun& run);

}  // namespace shardscope
