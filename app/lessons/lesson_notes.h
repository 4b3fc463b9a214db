// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

class LessonPlay;

/// Returns the right answer of the current step, in a few words; empty for an ungraded task. Precondition: the step has a task.
[[nodiscard]] QString rightText(LessonPlay& play);

/// Returns notes for presenting the current step: notes, the answer, hints, typical answers, the cause, and the next step.
[[nodiscard]] QString lessonNotesHtml(LessonPlay& play);

}  // namespace shardscope
