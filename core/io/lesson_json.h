// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/lessons/lesson.h"

namespace shardscope {

/// Reads a `shardscope.lesson/1` strictly (resources/schemas/lesson.schema.json lists its fields): expressions are parsed, glossary terms,
/// asks and fields are looked up, and scenarios are read, so that a lesson that is read can be taught. Errors have their JSON pointer.
[[nodiscard]] Result<Lesson> parseLesson(std::string_view text, std::string_view file, const LessonGlossary& glossary);

/// Returns the part of a lesson that lists show, without reading the rest.
[[nodiscard]] Result<LessonHead> parseLessonHead(std::string_view text, std::string_view file);

/// Reads a `shardscope.glossary/1`.
[[nodiscard]] Result<LessonGlossary> parseGlossary(std::string_view text, std::string_view file);

/// Returns the built-in lessons (resources/lessons), in the order of course.json. Read once; a test reads every file.
[[nodiscard]] const Course& builtInCourse();
[[nodiscard]] const LessonGlossary& builtInGlossary();
/// Returns the built-in lesson of that id. Errors: UnknownName; those of the file.
[[nodiscard]] Result<std::shared_ptr<const Lesson>> builtInLesson(std::string_view id);

}  // namespace shardscope
