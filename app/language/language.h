// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace shardscope {

/// A language of the window. One row, and a file in `translations/`, adds one (translations/README.md).
struct Language {
    QString id;    ///< as locales are called: "de", "zh_CN"
    QString name;  ///< in itself: "Deutsch"
    /// For tests: every text is marked and a third longer, or runs from right to left. Not offered to people.
    bool isPseudo = false;
    bool isRightToLeft = false;
};

/// English first, which needs no file.
[[nodiscard]] const QList<Language>& languages();
/// Null where there is none of that id.
[[nodiscard]] const Language* findLanguage(const QString& id);
/// Returns the language of the desktop, as far as it is one of ours; else English.
[[nodiscard]] const Language& desktopsLanguage();

/// From here on texts are in this language, numbers in its form, and the layout in its direction. What was made before keeps its texts: a window is
/// made anew. `id` empty: the desktop's language, with the desktop's form of numbers.
void speak(const QString& id);
/// That `speak` was called with, or the desktop's.
[[nodiscard]] const Language& spoken();
/// Changes with every `speak`: what keeps texts makes them anew then.
[[nodiscard]] int languageGeneration();

}  // namespace shardscope
