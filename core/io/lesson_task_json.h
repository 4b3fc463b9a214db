// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/io/object_reader.h"
#include "core/lessons/lesson.h"

/// Parts of a lesson's reader; private to `core/io`.
namespace shardscope {

/// The context of a reader of a lesson.
struct LessonReading {
    const Json* scenario = nullptr;  ///< the scenario that changes apply to: the lesson's, within a task its step's
    const LessonGlossary* glossary = nullptr;
    std::vector<std::string> asks{};
};

/// Reads an expression whose asks exist.
[[nodiscard]] std::optional<Expression> readExpression(ObjectReader& reader, std::string_view key, const LessonReading& reading);
/// Reads expressions whose asks exist, from a list of texts.
[[nodiscard]] std::vector<Expression> readExpressions(ObjectReader& reader, std::string_view key, const LessonReading& reading);
/// Reads paragraphs whose markup is closed and whose terms are in the glossary.
[[nodiscard]] std::vector<std::string> readParagraphs(ObjectReader& reader, std::string_view key, const LessonReading& reading);
[[nodiscard]] std::string readLine(ObjectReader& reader, std::string_view key, const LessonReading& reading);
/// Returns the scenario with the fields of `key`, as a document; the scenario itself where there are none.
[[nodiscard]] Json changedScenario(ObjectReader& reader, std::string_view key, const LessonReading& reading);
[[nodiscard]] Scenario readChanged(ObjectReader& reader, std::string_view key, const LessonReading& reading);
/// Reads paths of fields.
[[nodiscard]] std::vector<std::string> readFields(ObjectReader& reader, std::string_view key);

[[nodiscard]] LessonTask readTask(ObjectReader& reader, const LessonReading& reading);
[[nodiscard]] LessonAsk readAsk(ObjectReader& reader, const LessonReading& reading);

}  // namespace shardscope
