// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/launch/launch_draft.h"

namespace shardscope {

/// A field that the written file says otherwise than the plan.
struct LostField {
    std::string field;  ///< "plan.tp"; "cluster.nodes" of another number of GPUs
    std::string from;
    std::string to;
};

/// Reads the draft's first file back, and returns each field of the plan that it says otherwise in meaning, and is neither open nor among
/// the changes. Empty as well where the file's reader does not know a part that its writer does, a model of alternating layers.
[[nodiscard]] std::vector<LostField> lostFields(const LaunchDraft& draft);

}  // namespace shardscope
