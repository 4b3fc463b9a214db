// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace shardscope {

class CommandRegistry;

/// The guide's chapters in the order of reading: the files of resources/guide/en.
[[nodiscard]] const QStringList& guideChapters();

/// A chapter in a language, as it is written: the subset of Markdown that resources/guide/README.md names. In English where the
/// language has no such chapter; empty where there is none.
[[nodiscard]] QString chapterText(const QString& id, const QString& language);

/// Returns what its first line calls it.
[[nodiscard]] QString chapterTitle(const QString& text);

/// As rich text for a page of the guide. The keys of a command stand behind a link to it.
[[nodiscard]] QString chapterHtml(const QString& text, const CommandRegistry& commands);

/// Returns what a chapter says below the headings that link to views, by the command that shows the view ("view.go.memory"); what stands
/// before the first of them has no name.
[[nodiscard]] QHash<QString, QString> viewSections(const QString& text);

}  // namespace shardscope
