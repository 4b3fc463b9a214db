// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace shardscope {

class CommandRegistry;

/// Returns the guide's chapters in the order of reading: the files of resources/guide/en.
[[nodiscard]] const QStringList& guideChapters();

/// Returns a chapter's source in a language: the subset of Markdown that resources/guide/README.md names. In English where the language has
/// no such chapter; empty where there is none.
[[nodiscard]] QString chapterText(const QString& id, const QString& language);

/// Returns a chapter's title, from its first line.
[[nodiscard]] QString chapterTitle(const QString& text);

/// Returns the chapter as rich text for a page of the guide. The keys of a command follow its link.
[[nodiscard]] QString chapterHtml(const QString& text, const CommandRegistry& commands);

/// Returns the sections of a chapter under headings that link to views, by the command that shows the view ("view.go.memory"); the part
/// before the first heading has no name.
[[nodiscard]] QHash<QString, QString> viewSections(const QString& text);

}  // namespace shardscope
