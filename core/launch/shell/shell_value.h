// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The values of a shell script that is read and never run: texts with the line of each character, and parts that only a run can determine.
namespace shardscope::shell {

/// Why a value is unknown from the script alone.
enum class Doubt {
    Environment,   ///< the script sets no such variable
    Argument,      ///< an argument of the script, `$1`
    Required,      ///< `${X:?}` of a variable that the script does not set
    Substitution,  ///< the output of a command
    Branch,        ///< an undecided condition chooses it
    Loop,          ///< a loop changes it an unknown number of times
    Form,          ///< an unsupported form of expansion
    Size,          ///< longer than the limits
};

struct Unknown;
using UnknownPtr = std::shared_ptr<const Unknown>;

/// Known characters of one line, or one part that is unknown.
struct Piece {
    std::string text;
    int line = 0;
    UnknownPtr unknown;
};

/// A text in pieces. Two adjacent known pieces are never of the same line.
class Text {
public:
    Text() = default;
    Text(std::string_view known, int line) { append(known, line); }
    Text(UnknownPtr unknown, int line) { append(std::move(unknown), line); }

    void append(std::string_view known, int line);
    void append(UnknownPtr unknown, int line);
    void append(const Text& other);

    [[nodiscard]] const std::vector<Piece>& pieces() const { return m_pieces; }
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    [[nodiscard]] bool isKnown() const { return !firstUnknown(); }
    /// Returns whether some characters are known, so that the text cannot be empty.
    [[nodiscard]] bool hasKnown() const;
    /// Returns the first unknown part; null where the whole text is known.
    [[nodiscard]] UnknownPtr firstUnknown() const;
    /// Returns the characters, with each unknown part as in the script ("$TP").
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int line() const { return m_pieces.empty() ? 0 : m_pieces.front().line; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    std::vector<Piece> m_pieces;
    std::size_t m_size = 0;
};

/// A part that only a run can determine.
struct Unknown {
    Doubt doubt = Doubt::Environment;
    int line = 0;
    std::string what;                ///< the expression as the script writes it: "$TP", "$(hostname)", "if [ $X = 1 ]"
    std::vector<Text> alternatives;  ///< its possible values, where they are few; empty: any value
};

/// Returns whether the texts are equal, ignoring their lines.
[[nodiscard]] bool isSame(const Text& a, const Text& b);
[[nodiscard]] bool isSame(const UnknownPtr& a, const UnknownPtr& b);

[[nodiscard]] UnknownPtr makeUnknown(Doubt doubt, int line, std::string what, std::vector<Text> alternatives = {});

/// Returns the text that is `a` or `b`: the whole words with which both begin and end, and one unknown part in between.
[[nodiscard]] Text either(const Text& a, const Text& b, Doubt doubt, int line, const std::string& what);

/// Returns the words from `begin` on, joined by blanks.
[[nodiscard]] Text joined(const std::vector<Text>& words, std::size_t begin);

/// Returns the words of a text, split at blanks; an unknown part stays in the word that it touches.
[[nodiscard]] std::vector<Text> blankSeparated(const Text& text);

}  // namespace shardscope::shell
