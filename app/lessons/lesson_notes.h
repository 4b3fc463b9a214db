// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

class LessonPlay;

/// Returns what is right in the step that is played, in a few words; empty where nothing is right or wrong. Precondition: it has a task.
[[nodiscard]] QString rightText(LessonPlay& play);

/// For who presents the step that is played: notes, the answer, hints, what to listen for, why, and what comes next.
[[nodiscard]] QString lessonNotesHtml(LessonPlay& play);

}  // namespace shardscope
