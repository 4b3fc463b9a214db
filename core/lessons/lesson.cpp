// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isSameWord(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char left, char right) { return lower(left) == lower(right); });
}

}  // namespace

const GlossaryTerm* findTerm(const LessonGlossary& glossary, std::string_view term)
{
    const auto found = std::find_if(glossary.begin(), glossary.end(), [term](const GlossaryTerm& each) {
        return isSameWord(each.term, term) ||
               std::any_of(each.also.begin(), each.also.end(), [term](const std::string& other) { return isSameWord(other, term); });
    });
    return found == glossary.end() ? nullptr : &*found;
}

}  // namespace shardscope
