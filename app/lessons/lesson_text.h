// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/lessons/lesson.h"

namespace shardscope {

/// "61.2 GiB", "4.5 %", "×1.3": a number of a lesson as it is written.
[[nodiscard]] QString figureText(double value, FigureFormat format);

/// A paragraph as HTML: terms of the glossary are links, whose tool tip is `glossaryTip`, and figures have their values.
[[nodiscard]] QString paragraphHtml(const std::string& markup, const ValueLookup& lookup);
/// The same as plain text, for options, accessible names and tables.
[[nodiscard]] QString paragraphText(const std::string& markup, const ValueLookup& lookup);
[[nodiscard]] QString paragraphsHtml(const std::vector<std::string>& paragraphs, const ValueLookup& lookup);
/// Returns what a link of `paragraphHtml` says; empty for another one.
[[nodiscard]] QString glossaryTip(const QString& link);

/// Returns what an answer of a Pick is called: "Stage 2", "GPU 8", "step 3", or its option's text.
[[nodiscard]] QString placeText(const LessonTask& task, int choice, const ValueLookup& lookup);

/// Whether what may be turned has no control beside the views, but a tool in the picture.
[[nodiscard]] bool isTurnedInPicture(const LessonStep& step);

/// "nothing is sent", "all-gather", …: what a sharded product takes.
[[nodiscard]] QString shardingChoiceText(const std::optional<CollectiveKind>& kind);

}  // namespace shardscope
