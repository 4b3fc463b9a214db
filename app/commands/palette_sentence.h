// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>
#include <string>

#include "app/commands/palette_item.h"

namespace shardscope {

class Document;

/// Reads a query that sets several fields at once: "qwen3 235b 512 h100 8k", "b200 128", "4 x h100 fp8", "128k". A model and a GPU by words
/// of their names, a number next to a GPU or "gpus" as a count, one with a "k" or "tokens" as the sequence length, a precision, and fields
/// with their values. Empty where a word is not understood. One row for each model that a name matches.
[[nodiscard]] QList<PaletteItem> paletteSentence(const QString& query, Document& document);

/// A cluster that a query names: a kind of GPU and how many.
struct SaidCluster {
    std::string gpu;  ///< an id of the catalogue
    int gpus = 0;
    QString text;  ///< "512 × H100 SXM"
};

/// Reads "h100" or "512 b200" and nothing else. Without a number it is the document's own. Null: the query says something else.
[[nodiscard]] std::optional<SaidCluster> clusterSaid(const QString& query, Document& document);

}  // namespace shardscope
