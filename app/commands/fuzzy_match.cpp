// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/fuzzy_match.h"

#include <algorithm>
#include <vector>

namespace shardscope {
namespace {

constexpr int kWordStart = 10;
constexpr int kFollows = 8;
constexpr int kPlain = 1;
constexpr int kImpossible = -1000000;

bool startsWord(const QString& text, int place)
{
    if (place == 0)
        return true;
    const QChar before = text.at(place - 1);
    const QChar here = text.at(place);
    return !before.isLetterOrNumber() || (before.isLower() && here.isUpper()) || (before.isLetter() && here.isDigit());
}

/// The best score of the first letters of the pattern, for each place of the last of them, and where the one before it was.
struct Row {
    std::vector<int> score;
    std::vector<int> from;
};

Row firstRow(QChar letter, const QString& text, const QString& lower)
{
    Row row{std::vector<int>(static_cast<std::size_t>(text.size()), kImpossible),
            std::vector<int>(static_cast<std::size_t>(text.size()), -1)};
    for (int place = 0; place < text.size(); ++place) {
        if (lower.at(place) == letter)
            row.score[static_cast<std::size_t>(place)] = startsWord(text, place) ? kWordStart : kPlain;
    }
    return row;
}

Row nextRow(const Row& before, QChar letter, const QString& text, const QString& lower)
{
    Row row{std::vector<int>(before.score.size(), kImpossible), std::vector<int>(before.score.size(), -1)};
    int best = kImpossible;  // of the places further back than the neighbour
    int bestPlace = -1;
    for (int place = 1; place < text.size(); ++place) {
        const auto index = static_cast<std::size_t>(place);
        const int follows = before.score[index - 1] + kFollows + (startsWord(text, place) ? 2 : 0);
        const int jumps = best + (startsWord(text, place) ? kWordStart : kPlain) - 1;
        if (lower.at(place) == letter && std::max(follows, jumps) > kImpossible / 2) {
            row.score[index] = std::max(follows, jumps);
            row.from[index] = follows >= jumps ? place - 1 : bestPlace;
        }
        if (before.score[index - 1] > best) {
            best = before.score[index - 1];
            bestPlace = place - 1;
        }
    }
    return row;
}

}  // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text)
{
    QString letters = pattern.toLower();
    letters.removeIf([](QChar letter) { return letter.isSpace(); });
    if (letters.isEmpty())
        return FuzzyMatch{};
    const QString lower = text.toLower();
    if (lower.size() != text.size() || lower.isEmpty())
        return std::nullopt;
    std::vector<Row> rows{firstRow(letters.at(0), text, lower)};
    for (int index = 1; index < letters.size(); ++index)
        rows.push_back(nextRow(rows.back(), letters.at(index), text, lower));
    const auto best = std::max_element(rows.back().score.begin(), rows.back().score.end());
    if (*best <= kImpossible / 2)
        return std::nullopt;
    FuzzyMatch match{*best * 4 - static_cast<int>(text.size()) / 4, {}};
    int place = static_cast<int>(best - rows.back().score.begin());
    for (std::size_t index = rows.size(); index-- > 0;) {
        match.positions.prepend(place);
        place = rows[index].from[static_cast<std::size_t>(place)];
    }
    return match;
}

}  // namespace shardscope
