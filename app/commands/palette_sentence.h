// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"

namespace shardscope {

class Document;

/// Reads a query that sets several fields at once: "qwen3 235b 512 h100 8k", "b200 128", "4 x h100 fp8", "128k". A model and a GPU by words
/// of their names, a number next to a GPU or "gpus" as a count, one with a "k" or "tokens" as the sequence length, a precision, and fields
/// with their values. Empty where a word is not understood. One row for each model that a name matches.
[[nodiscard]] QList<PaletteItem> paletteSentence(const QString& query, Document& document);

}  // namespace shardscope
