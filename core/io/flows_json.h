// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/estimate/estimate.h"

namespace shardscope {

/// What each pipeline rank sends in one step, as a `shardscope.flows/1` document: the list that the estimate times and every
/// view draws (core/step/flows.h), a flow a line. Precondition: the estimate has a step.
[[nodiscard]] std::string flowsToJson(const Estimate& estimate);

}  // namespace shardscope
