// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lesson_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a lesson, its head or a glossary: what can be taught, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    const Result<Lesson> lesson = parseLesson(text, "fuzz", builtInGlossary());
    const Result<LessonHead> head = parseLessonHead(text, "fuzz");
    if (lesson)
        fuzz::require(head.hasValue() && head->id == lesson->head.id && head->steps == static_cast<int>(lesson->steps.size()));
    else
        fuzz::requireTold(lesson.error());
    const Result<LessonGlossary> glossary = parseGlossary(text, "fuzz");
    if (!glossary) {
        fuzz::requireTold(glossary.error());
        return 0;
    }
    for (const GlossaryTerm& term : *glossary)
        fuzz::require(findTerm(*glossary, term.term) != nullptr);
    return 0;
}
