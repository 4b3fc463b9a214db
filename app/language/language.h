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

/// Returns the languages, English first, which needs no file.
[[nodiscard]] const QList<Language>& languages();
/// Returns the language of that id, or null.
[[nodiscard]] const Language* findLanguage(const QString& id);
/// Returns the language of the desktop if it is supported, else English.
[[nodiscard]] const Language& desktopsLanguage();

/// Switches texts to this language, numbers to its format, and the layout to its direction. Existing widgets keep their texts: windows must
/// be recreated. `id` empty: the desktop's language and number format.
void speak(const QString& id);
/// Returns the language of the last `speak`, or the desktop's.
[[nodiscard]] const Language& spoken();
/// Returns a number that changes with every `speak`, so that cached texts can be refreshed.
[[nodiscard]] int languageGeneration();

}  // namespace shardscope
