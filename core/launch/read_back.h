// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/launch/launch_draft.h"

namespace shardscope {

/// A field in which the written file differs from the plan.
struct LostField {
    std::string field;  ///< "plan.tp"; "cluster.nodes" of another number of GPUs
    std::string from;
    std::string to;
};

/// Reads the draft's first file back and returns each field of the plan whose meaning differs and that is neither open nor among the
/// changes. Also empty where the reader does not support a part of the file, such as a model of alternating layers.
[[nodiscard]] std::vector<LostField> lostFields(const LaunchDraft& draft);

}  // namespace shardscope
