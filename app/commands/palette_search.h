// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/commands/palette_item.h"

namespace shardscope {

class CommandRegistry;
class Document;
struct Parameter;

/// What the palette finds for a query: commands, fields of the scenario ("tp 8" sets one), models and nodes.
class PaletteSearch : public QObject {
    Q_OBJECT
public:
    PaletteSearch(const CommandRegistry& registry, Document& document, QObject* parent = nullptr);

    /// Best first; what was taken lately is better.
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
    [[nodiscard]] QList<PaletteItem> assignments(const QString& query) const;
    [[nodiscard]] PaletteItem assignment(const Parameter& parameter, const QString& typed) const;

    const CommandRegistry& m_registry;
    Document& m_document;
    QStringList m_history;
};

}  // namespace shardscope
