// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// Holds what a list shows of a lesson.
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
    std::vector<std::string> also;  ///< other names of it
    std::string text;
};

using LessonGlossary = std::vector<GlossaryTerm>;

/// By its name or another of them, letters alike; null: there is none.
[[nodiscard]] const GlossaryTerm* findTerm(const LessonGlossary& glossary, std::string_view term);

}  // namespace shardscope
