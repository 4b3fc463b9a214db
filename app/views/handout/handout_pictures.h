// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/handout/handout_html.h"

namespace shardscope {

class Estimate;

/// The pictures of a scenario that a handout shows: the mesh, the memory of each stage and the pipeline's schedule, in grey with patterns. Waits for
/// their views; one that cannot be drawn is left out.
[[nodiscard]] QList<HandoutPicture> handoutPictures(const std::shared_ptr<const Estimate>& estimate);

/// Returns what the view of this id shows, in this of its modes (empty: its own), as it is printed; a null picture where it shows none.
[[nodiscard]] QImage printedView(const QString& id, const QString& mode, const std::shared_ptr<const Estimate>& estimate);

}  // namespace shardscope
