// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/step/streams.h"

namespace shardscope {

/// Places the spans of a step on their streams. `fixed` spans keep their times; each of `beside` runs from its start on as soon as its
/// stream is free, in the given order, and in pieces around fixed ones; nothing runs past `end`. The result is by stream, ascending,
/// without overlaps, not even by rounding. Precondition: fixed spans of one stream do not overlap by more than rounding.
[[nodiscard]] std::vector<StreamSpan> layOutStreams(const std::vector<StreamSpan>& fixed, const std::vector<StreamSpan>& beside,
                                                    double end);

}  // namespace shardscope
