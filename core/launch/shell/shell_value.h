// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The values of a shell script that is read and never run: texts whose characters know their line, and parts that only a run would know.
namespace shardscope::shell {

/// Why a value is not known from the script alone.
enum class Doubt {
    Environment,   ///< the script sets no such variable
    Argument,      ///< an argument of the script, `$1`
    Required,      ///< `${X:?}` of a variable that the script does not set
    Substitution,  ///< the output of a command
    Branch,        ///< an undecided condition chooses it
    Loop,          ///< a loop changes it an unknown number of times
    Form,          ///< a form of expansion that is not followed
    Size,          ///< longer than is followed
};

struct Unknown;
using UnknownPtr = std::shared_ptr<const Unknown>;

/// Known characters of one line, or one part that is unknown.
struct Piece {
    std::string text;
    int line = 0;
    UnknownPtr unknown;
};

/// A text in pieces. Two known pieces of the same line never stand beside each other.
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
    /// True where some characters are known, so that the text cannot be empty.
    [[nodiscard]] bool hasKnown() const;
    /// Null where the whole text is known.
    [[nodiscard]] UnknownPtr firstUnknown() const;
    /// The characters; each unknown part as the script writes it ("$TP").
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int line() const { return m_pieces.empty() ? 0 : m_pieces.front().line; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    std::vector<Piece> m_pieces;
    std::size_t m_size = 0;
};

/// A part that only a run would know.
struct Unknown {
    Doubt doubt = Doubt::Environment;
    int line = 0;
    std::string what;                ///< the expression as the script writes it: "$TP", "$(hostname)", "if [ $X = 1 ]"
    std::vector<Text> alternatives;  ///< what it may be, where those are few; empty: it may be anything
};

/// Equal in what they say, wherever it is written.
[[nodiscard]] bool isSame(const Text& a, const Text& b);
[[nodiscard]] bool isSame(const UnknownPtr& a, const UnknownPtr& b);

[[nodiscard]] UnknownPtr makeUnknown(Doubt doubt, int line, std::string what, std::vector<Text> alternatives = {});

/// What is `a` or `b`: whole words that both begin or end with, and between these one unknown part.
[[nodiscard]] Text either(const Text& a, const Text& b, Doubt doubt, int line, const std::string& what);

/// The words from `begin` on with a blank between two.
[[nodiscard]] Text joined(const std::vector<Text>& words, std::size_t begin);

/// A text by blanks into words, unknown parts staying with what they touch.
[[nodiscard]] std::vector<Text> blankSeparated(const Text& text);

}  // namespace shardscope::shell
