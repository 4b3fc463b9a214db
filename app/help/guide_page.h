// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>

#include "app/help/view_keys.h"
#include "core/scenario/scenario.h"

namespace shardscope {

class Estimate;
struct Parameter;
class CommandRegistry;

/// Holds what the guide knows of a view: all of it stands in the view itself.
struct ViewHelp {
    QString title;
    QString question;
    QString command;  ///< that shows it; empty: none
    QList<KeyHelp> keys;
};

/// A page as rich text, with links: "field:plan.tp", "command:file.open", "derivation:/memory/peak_bytes", "page:shortcuts".
struct GuidePage {
    QString id;
    QString title;
    QString html;
};

/// Holds what the pages are made from, each time they are opened.
struct GuideSources {
    const CommandRegistry& commands;
    QList<ViewHelp> views;
    Scenario scenario;
    std::shared_ptr<const Estimate> estimate;  ///< null: there is none
};

/// The pages in the order in which they are listed: the chapters, then figures, fields, what can be typed, shortcuts.
[[nodiscard]] QList<GuidePage> guidePages(const GuideSources& sources);

/// How each number is computed: the verdicts now, then every quantity and constant there is. `estimate` may be null.
[[nodiscard]] QString figuresPage(const Estimate* estimate);
/// Every command with its keys, menu by menu; those without a key say that the palette has them.
[[nodiscard]] QString shortcutsPage(const CommandRegistry& commands);
/// One field: what it is, its value now, its range, what null means, what it is called elsewhere.
[[nodiscard]] QString fieldPage(const Parameter& parameter, const Scenario& scenario);
/// One view: its question, how to read it, and the keys that work in it.
[[nodiscard]] QString viewPage(const ViewHelp& view, const CommandRegistry& commands);

/// "Ctrl+E"; empty where the command has no key, or there is no such command.
[[nodiscard]] QString keysOfCommand(const CommandRegistry& registry, const QString& id);

/// "1 to 32,768 ranks", "one of none, full": what a field takes.
[[nodiscard]] QString rangeText(const Parameter& parameter);

}  // namespace shardscope
