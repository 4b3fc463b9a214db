// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/palette_item.h"

namespace shardscope {

class Estimate;

/// Returns the figures of the verdict bar as rows of the palette, with their values; each opens its derivation by `derive`.
[[nodiscard]] QList<PaletteItem> paletteFigures(const Estimate& estimate, const std::function<void(const QString& field)>& derive);

}  // namespace shardscope
