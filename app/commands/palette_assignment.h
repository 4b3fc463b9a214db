// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"
#include "core/field/parameters.h"

namespace shardscope {

class Document;

/// Reads what a query says of a field and a value: "tp 8", "tp=8", "gpus128", "seq 128k", "full recompute", "batch 8M tokens"; or of
/// several: "tp 8 pp 4".
class PaletteAssignments {
public:
    explicit PaletteAssignments(Document& document) : m_document(document) {}

    /// Those of the field that the query names, best first; with a reason where the value cannot be.
    [[nodiscard]] QList<PaletteItem> of(const QString& query) const;

private:
    [[nodiscard]] QList<PaletteItem> one(const QString& query) const;
    /// Every pair of words is a field and its value: all of them as one entry of the undo stack.
    [[nodiscard]] QList<PaletteItem> several(const QString& query) const;
    [[nodiscard]] QList<PaletteItem> forField(const Parameter& parameter, const QString& typed) const;
    [[nodiscard]] QList<PaletteItem> forGpus(const QString& typed) const;
    [[nodiscard]] PaletteItem assignment(const Parameter& parameter, const QString& typed) const;
    [[nodiscard]] PaletteItem setTo(const Parameter& parameter, const Value& value) const;
    /// Adds what follows, and what stands in the way, as the slider would say it.
    void addConsequence(PaletteItem& item, const Parameter& parameter, const Value& value) const;

    Document& m_document;
};

}  // namespace shardscope
