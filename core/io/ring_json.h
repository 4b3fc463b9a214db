// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text_sink.h"
#include "core/ring/ring_request.h"

namespace shardscope {

/// The answer as a `shardscope.ring/1` document, a step a line. Bytes that are not known are left out. An all-gather lists each
/// rank's blocks of all ranks in its one step.
/// Precondition: the answer has no findings.
void writeRingJson(const RingAnswer& answer, const TextSink& sink);

}  // namespace shardscope
