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

/// The guide's facts about a view, all from the view itself.
struct ViewHelp {
    QString title;
    QString question;
    QString command;  ///< command that shows it; empty: none
    QList<KeyHelp> keys;
};

/// A page as rich text, with links: "field:plan.tp", "command:file.open", "derivation:/memory/peak_bytes", "page:shortcuts".
struct GuidePage {
    QString id;
    QString title;
    QString html;
};

/// The sources of the pages, read each time a page is opened.
struct GuideSources {
    const CommandRegistry& commands;
    QList<ViewHelp> views;
    Scenario scenario;
    std::shared_ptr<const Estimate> estimate;  ///< null: there is none
};

/// Returns the pages in order: the chapters, then figures, fields, queries of the palette, shortcuts.
[[nodiscard]] QList<GuidePage> guidePages(const GuideSources& sources);

/// Returns how each number is computed: the current verdicts, then every quantity and constant. `estimate` may be null.
[[nodiscard]] QString figuresPage(const Estimate* estimate);
/// Returns every command with its keys, menu by menu; commands without a key refer to the palette.
[[nodiscard]] QString shortcutsPage(const CommandRegistry& commands);
/// Returns the page of a field: description, current value, range, meaning of null, names elsewhere.
[[nodiscard]] QString fieldPage(const Parameter& parameter, const Scenario& scenario);
/// Returns the page of a view: its question, how to read it, and its keys.
[[nodiscard]] QString viewPage(const ViewHelp& view, const CommandRegistry& commands);

/// Returns "Ctrl+E"; empty where the command has no key, or there is no such command.
[[nodiscard]] QString keysOfCommand(const CommandRegistry& registry, const QString& id);

/// Returns the values that a field accepts: "1 to 32,768 ranks", "one of none, full".
[[nodiscard]] QString rangeText(const Parameter& parameter);

}  // namespace shardscope
