// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"

namespace shardscope {

class Document;

/// Reads a query that says several fields at once: "qwen3 235b 512 h100 8k", "b200 128", "4 x h100 fp8", "128k". A model and a GPU by words of
/// their names, a number beside a GPU or "gpus" as a count, one with a "k" or "tokens" as the sequence length, a precision, and fields with
/// their values. Nothing where a word stays unread. Where a name is that of several models, a row each.
[[nodiscard]] QList<PaletteItem> paletteSentence(const QString& query, Document& document);

}  // namespace shardscope
