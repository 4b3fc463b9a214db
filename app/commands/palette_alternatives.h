// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

#include "app/commands/palette_sentence.h"

namespace shardscope {

/// Shows clusters beside each other, each with its best plan.
using DecideBetween = std::function<void(const QList<SaidCluster>& clusters)>;

/// Reads "512 h100 or 256 b200" and "h100 vs mi300x": the row that decides between them. Empty where a part is not a cluster.
[[nodiscard]] QList<PaletteItem> paletteAlternatives(const QString& query, Document& document, const DecideBetween& decide);

}  // namespace shardscope
