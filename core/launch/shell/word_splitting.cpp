// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_expander.h"

#include <algorithm>

namespace shardscope::shell {

void Expander::split(std::vector<Text>& fields, Text& current, bool& has, const Text& value)
{
    const std::string separators = this->separators();
    const auto finish = [&] {
        fields.push_back(std::move(current));
        current = Text();
        has = false;
    };
    for (const Piece& piece : value.pieces()) {
        if (piece.unknown) {
            current.append(piece.unknown, piece.line);
            has = true;
            continue;
        }
        for (std::size_t at = 0; at < piece.text.size();) {
            const std::size_t end = std::min(piece.text.find_first_of(separators, at), piece.text.size());
            if (end > at) {
                current.append(std::string_view(piece.text).substr(at, end - at), piece.line);
                has = true;
            }
            if (end == piece.text.size())
                break;
            const bool isBlank = piece.text[end] == ' ' || piece.text[end] == '\t' || piece.text[end] == '\n';
            if (has || !isBlank)
                finish();
            at = end + 1;
        }
    }
}

std::vector<Text> Expander::fields(const Word& written, bool splitsLiterals)
{
    std::vector<Text> fields;
    const std::vector<Word> words = braceExpanded(written);
    if (words.size() > 1 || m_level > kMostExpansionLevels) {
        ++m_level;
        for (const Word& each : words) {
            for (Text& field : m_level > kMostExpansionLevels ? std::vector<Text>{text(each)} : this->fields(each, splitsLiterals))
                fields.push_back(std::move(field));
        }
        --m_level;
        return fields;
    }
    const Word& word = words.front();
    Text current;
    bool has = false;
    for (std::size_t i = 0; i < word.parts.size(); ++i) {
        const Part& part = word.parts[i];
        if (i == 0 && part.kind == PartKind::Literal && !part.isQuoted && part.text.starts_with('~')) {
            current = text(Word{{part}, word.line});
            has = true;
            continue;
        }
        const Values all = values(part);
        for (std::size_t at = 0; at < all.texts.size(); ++at) {
            if (at > 0 && has) {
                fields.push_back(std::move(current));
                current = Text();
                has = false;
            }
            if (part.isQuoted || all.isSplit || (part.kind == PartKind::Literal && !splitsLiterals)) {
                current.append(all.texts[at]);
                has = true;
            } else {
                split(fields, current, has, all.texts[at]);
            }
        }
    }
    if (has)
        fields.push_back(std::move(current));
    return fields;
}

std::vector<Text> Expander::fields(const std::vector<Word>& words)
{
    std::vector<Text> all;
    for (const Word& word : words) {
        for (Text& field : fields(word))
            all.push_back(std::move(field));
        if (all.size() > kMostWords)
            m_budget.isSpent = true;
        if (m_budget.isSpent)
            break;
    }
    return all;
}

}  // namespace shardscope::shell
