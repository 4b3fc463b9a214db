// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace shardscope {

struct FuzzyMatch {
    int score = 0;
    QList<int> positions;  ///< of the matched letters in the text, ascending
};

/// Returns the best match of the letters of `pattern` in `text` in order, ignoring case and blanks. Letters that begin a word or follow
/// each other count for more. Empty where a letter is missing; an empty pattern matches with 0.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text);

}  // namespace shardscope
