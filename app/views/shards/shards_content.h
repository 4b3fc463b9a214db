// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/shards/shards_picture.h"

namespace shardscope {

class Estimate;

/// The question of the view.
struct ShardsQuestion {
    ShardsPage page = ShardsPage::Zero;
    int zero = 3;  ///< of the small example
    bool isHybrid = false;
    bool sequenceParallel = false;
    int stage = 0;  ///< pipeline rank, of the model's page

    bool operator==(const ShardsQuestion&) const = default;
};

/// Returns whether the page needs a scenario.
[[nodiscard]] bool isOfModel(ShardsPage page);

/// Returns the picture. `estimate` may be null for pages that need none. Takes a few milliseconds for the model: to be called off the GUI
/// thread.
[[nodiscard]] std::shared_ptr<const ShardsPicture> shardsPicture(const ShardsQuestion& question, const Estimate* estimate);

}  // namespace shardscope
