// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/lessons/lesson.h"

namespace shardscope {

/// Returns a lesson's number as text: "61.2 GiB", "4.5 %", "×1.3".
[[nodiscard]] QString figureText(double value, FigureFormat format);

/// Returns a paragraph as HTML: terms of the glossary are links, whose tool tip is `glossaryTip`, and figures have their values.
[[nodiscard]] QString paragraphHtml(const std::string& markup, const ValueLookup& lookup);
/// Returns the same as plain text, for options, accessible names and tables.
[[nodiscard]] QString paragraphText(const std::string& markup, const ValueLookup& lookup);
[[nodiscard]] QString paragraphsHtml(const std::vector<std::string>& paragraphs, const ValueLookup& lookup);
/// Returns the tool tip for a link of `paragraphHtml`; empty for any other link.
[[nodiscard]] QString glossaryTip(const QString& link);

/// Returns the name of a Pick's answer: "Stage 2", "GPU 8", "step 3", or its option's text.
[[nodiscard]] QString placeText(const LessonTask& task, int choice, const ValueLookup& lookup);

/// Returns whether the fields to change have no controls, but a tool in the picture.
[[nodiscard]] bool isTurnedInPicture(const LessonStep& step);

/// Returns the communication of a sharded product: "nothing is sent", "all-gather", …
[[nodiscard]] QString shardingChoiceText(const std::optional<CollectiveKind>& kind);

}  // namespace shardscope
