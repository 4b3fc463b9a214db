// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"
#include "core/field/parameters.h"

namespace shardscope {

class Document;

/// Reads a field and a value from a query: "tp 8", "tp=8", "gpus128", "seq 128k", "full recompute", "batch 8M tokens"; or of several: "tp 8
/// pp 4".
class PaletteAssignments {
public:
    explicit PaletteAssignments(Document& document) : m_document(document) {}

    /// Returns the assignments to the field that the query names, best first, with a reason where the value is impossible.
    [[nodiscard]] QList<PaletteItem> of(const QString& query) const;

private:
    [[nodiscard]] QList<PaletteItem> one(const QString& query) const;
    /// Returns an item that sets several fields, one per pair of words, as one entry of the undo stack.
    [[nodiscard]] QList<PaletteItem> several(const QString& query) const;
    [[nodiscard]] QList<PaletteItem> forField(const Parameter& parameter, const QString& typed) const;
    [[nodiscard]] QList<PaletteItem> forGpus(const QString& typed) const;
    [[nodiscard]] PaletteItem assignment(const Parameter& parameter, const QString& typed) const;
    [[nodiscard]] PaletteItem setTo(const Parameter& parameter, const Value& value) const;
    /// Adds the consequences, and the obstacle, in the words of the slider.
    void addConsequence(PaletteItem& item, const Parameter& parameter, const Value& value) const;

    Document& m_document;
};

}  // namespace shardscope
