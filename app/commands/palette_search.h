// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/commands/palette_alternatives.h"

namespace shardscope {

class CommandRegistry;
class Document;

/// Finds what the palette offers for a query: commands, fields of the scenario ("tp 8" sets one, a switch flips), their values, models,
/// hardware, and figures of the estimate; sentences that set several fields (palette_sentence.h) or name several clusters
/// (palette_alternatives.h).
class PaletteSearch : public QObject {
    Q_OBJECT
public:
    PaletteSearch(const CommandRegistry& registry, Document& document, QObject* parent = nullptr);

    /// Sets the source of the current figures (palette_figures.h); null: none.
    void setFigures(std::function<QList<PaletteItem>()> figures) { m_figures = std::move(figures); }

    /// Sets the source of further items; null: none.
    void setPlaces(std::function<QList<PaletteItem>()> places) { m_places = std::move(places); }

    /// Sets what compares the clusters of "h100 or b200"; null: nothing does.
    void setDecide(DecideBetween decide) { m_decide = std::move(decide); }

    /// Returns exact names first, then the best matches; recently used items rank higher. Without a match, returns the most likely meant
    /// items.
    [[nodiscard]] QList<PaletteItem> find(const QString& query) const;

    [[nodiscard]] const QStringList& history() const { return m_history; }
    void setHistory(const QStringList& ids) { m_history = ids; }
    void remember(const QString& id);

Q_SIGNALS:
    void historyChanged();

private:
    [[nodiscard]] QList<PaletteItem> everything() const;
    void addCommands(QList<PaletteItem>& items) const;
    void addParameters(QList<PaletteItem>& items) const;
    void addPresets(QList<PaletteItem>& items) const;
    void addChoices(QList<PaletteItem>& items) const;
    [[nodiscard]] QList<PaletteItem> matches(const QString& query) const;
    /// Returns what answers the query as it stands; without an answer, what its words without "to", "the" and the like find.
    [[nodiscard]] QList<PaletteItem> answers(const QString& query) const;
    /// Returns the query with unknown words replaced by the nearest known ones; empty: every word is known, or none is near.
    [[nodiscard]] QString corrected(const QString& query) const;

    const CommandRegistry& m_registry;
    Document& m_document;
    std::function<QList<PaletteItem>()> m_figures;
    std::function<QList<PaletteItem>()> m_places;
    DecideBetween m_decide;
    QStringList m_history;
};

}  // namespace shardscope
