// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// The part of a lesson that a list shows.
struct LessonHead {
    std::string id;
    std::string title;
    std::string question;
    int minutes = 0;
    int steps = 0;
    int tasks = 0;
};

struct CoursePhase {
    std::string id;
    std::string title;
    std::string text;
};

struct CourseChapter {
    std::string id;
    std::string title;
    std::string phase;
    std::vector<LessonHead> lessons;
};

/// Chapters in the order in which they are taught, in phases.
struct Course {
    std::vector<CoursePhase> phases;
    std::vector<CourseChapter> chapters;
};

struct GlossaryTerm {
    std::string term;
    std::vector<std::string> also;  ///< its other names
    std::string text;
};

using LessonGlossary = std::vector<GlossaryTerm>;

/// Returns the term of this name or alias, ignoring case; null where there is none.
[[nodiscard]] const GlossaryTerm* findTerm(const LessonGlossary& glossary, std::string_view term);

}  // namespace shardscope
