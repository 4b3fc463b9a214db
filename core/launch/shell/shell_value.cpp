// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_value.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr std::size_t kMostAlternatives = 16;

bool isBlank(char letter) { return letter == ' ' || letter == '\t' || letter == '\n'; }

/// One character, or one unknown part.
struct Atom {
    char letter = 0;
    int line = 0;
    const UnknownPtr* unknown = nullptr;

    [[nodiscard]] bool isSeparator() const { return !unknown && isBlank(letter); }
};

std::vector<Atom> atomsOf(const Text& text)
{
    std::vector<Atom> atoms;
    atoms.reserve(text.size() + text.pieces().size());
    for (const Piece& piece : text.pieces()) {
        if (piece.unknown)
            atoms.push_back({0, piece.line, &piece.unknown});
        for (const char letter : piece.text)
            atoms.push_back({letter, piece.line, nullptr});
    }
    return atoms;
}

bool isSame(const Atom& a, const Atom& b)
{
    if (a.unknown || b.unknown)
        return a.unknown && b.unknown && shell::isSame(*a.unknown, *b.unknown);
    return a.letter == b.letter;
}

Text textOf(const std::vector<Atom>& atoms, std::size_t begin, std::size_t end)
{
    Text text;
    for (std::size_t at = begin; at < end;) {
        if (atoms[at].unknown) {
            text.append(*atoms[at].unknown, atoms[at].line);
            ++at;
            continue;
        }
        std::string run;
        const int line = atoms[at].line;
        for (; at < end && !atoms[at].unknown && atoms[at].line == line; ++at)
            run += atoms[at].letter;
        text.append(run, line);
    }
    return text;
}

/// Returns the length of the common beginning, up to the end of its last whole word.
std::size_t commonBegin(const std::vector<Atom>& a, const std::vector<Atom>& b)
{
    std::size_t same = 0;
    while (same < a.size() && same < b.size() && isSame(a[same], b[same]))
        ++same;
    const auto ends = [same](const std::vector<Atom>& atoms) { return same == atoms.size() || atoms[same].isSeparator(); };
    if (ends(a) && ends(b))
        return same;
    while (same > 0 && !a[same - 1].isSeparator())
        --same;
    return same;
}

std::size_t commonEnd(const std::vector<Atom>& a, const std::vector<Atom>& b, std::size_t begin)
{
    std::size_t same = 0;
    while (same + begin < a.size() && same + begin < b.size() && isSame(a[a.size() - 1 - same], b[b.size() - 1 - same]))
        ++same;
    while (same > 0 && !a[a.size() - same].isSeparator())
        --same;
    return same;
}

/// An alternative that is itself one of several counts as those.
void addAlternative(std::vector<Text>& all, const Text& text)
{
    if (text.pieces().size() == 1 && text.pieces().front().unknown && !text.pieces().front().unknown->alternatives.empty()) {
        for (const Text& inner : text.pieces().front().unknown->alternatives)
            addAlternative(all, inner);
        return;
    }
    const bool isThere = std::any_of(all.begin(), all.end(), [&](const Text& known) { return shell::isSame(known, text); });
    if (!isThere)
        all.push_back(text);
}

}  // namespace

void Text::append(std::string_view known, int line)
{
    if (known.empty())
        return;
    m_size += known.size();
    if (!m_pieces.empty() && !m_pieces.back().unknown && m_pieces.back().line == line)
        m_pieces.back().text += known;
    else
        m_pieces.push_back({std::string(known), line, nullptr});
}

void Text::append(UnknownPtr unknown, int line)
{
    m_size += 1;
    m_pieces.push_back({{}, line, std::move(unknown)});
}

void Text::append(const Text& other)
{
    // A copy: it may be this text.
    const std::vector<Piece> pieces = other.m_pieces;
    for (const Piece& piece : pieces) {
        if (piece.unknown)
            append(piece.unknown, piece.line);
        else
            append(piece.text, piece.line);
    }
}

bool Text::hasKnown() const
{
    return std::any_of(m_pieces.begin(), m_pieces.end(), [](const Piece& piece) { return !piece.unknown; });
}

UnknownPtr Text::firstUnknown() const
{
    for (const Piece& piece : m_pieces) {
        if (piece.unknown)
            return piece.unknown;
    }
    return nullptr;
}

std::string Text::text() const
{
    std::string all;
    for (const Piece& piece : m_pieces)
        all += piece.unknown ? piece.unknown->what : piece.text;
    return all;
}

bool isSame(const UnknownPtr& a, const UnknownPtr& b)
{
    if (a == b)
        return true;
    // A variable of the environment has one value, wherever it is asked for.
    const bool isGiven = a->doubt == Doubt::Environment || a->doubt == Doubt::Argument;
    return isGiven && a->doubt == b->doubt && a->what == b->what;
}

bool isSame(const Text& a, const Text& b)
{
    if (a.size() != b.size())
        return false;
    const std::vector<Atom> first = atomsOf(a);
    const std::vector<Atom> second = atomsOf(b);
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), [](const Atom& x, const Atom& y) { return isSame(x, y); });
}

UnknownPtr makeUnknown(Doubt doubt, int line, std::string what, std::vector<Text> alternatives)
{
    return std::make_shared<const Unknown>(Unknown{doubt, line, std::move(what), std::move(alternatives)});
}

Text either(const Text& a, const Text& b, Doubt doubt, int line, const std::string& what)
{
    const std::vector<Atom> first = atomsOf(a);
    const std::vector<Atom> second = atomsOf(b);
    const std::size_t begin = commonBegin(first, second);
    if (begin == first.size() && begin == second.size())
        return a;
    const std::size_t end = commonEnd(first, second, begin);
    std::vector<Text> alternatives;
    addAlternative(alternatives, textOf(first, begin, first.size() - end));
    addAlternative(alternatives, textOf(second, begin, second.size() - end));
    if (alternatives.size() > kMostAlternatives)
        alternatives.clear();
    Text merged = textOf(first, 0, begin);
    // Words that may follow are not part of the word before.
    if (begin > 0 && !first[begin - 1].isSeparator())
        merged.append(" ", line);
    merged.append(makeUnknown(doubt, line, what, std::move(alternatives)), line);
    merged.append(textOf(first, first.size() - end, first.size()));
    return merged;
}

Text joined(const std::vector<Text>& words, std::size_t begin)
{
    Text all;
    for (std::size_t i = begin; i < words.size(); ++i) {
        all.append(i > begin ? " " : "", words[i].line());
        all.append(words[i]);
    }
    return all;
}

std::vector<Text> blankSeparated(const Text& text)
{
    std::vector<Text> words;
    const std::vector<Atom> atoms = atomsOf(text);
    for (std::size_t at = 0; at < atoms.size();) {
        if (atoms[at].isSeparator()) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < atoms.size() && !atoms[at].isSeparator())
            ++at;
        words.push_back(textOf(atoms, begin, at));
    }
    return words;
}

}  // namespace shardscope::shell
