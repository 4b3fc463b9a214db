// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/handout/handout_html.h"

namespace shardscope {

class Estimate;

/// Returns the pictures of a scenario for a handout: the mesh, the memory of each stage and the pipeline's schedule, in grey with patterns.
/// Waits for their views; one that cannot be drawn is left out.
[[nodiscard]] QList<HandoutPicture> handoutPictures(const std::shared_ptr<const Estimate>& estimate);

/// Returns the printed picture of a view in a mode (empty: its own); null where it shows none.
[[nodiscard]] QImage printedView(const QString& id, const QString& mode, const std::shared_ptr<const Estimate>& estimate);

}  // namespace shardscope
