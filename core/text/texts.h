// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace shardscope {

/// An English text of resources/texts/SUBJECT.ini.
struct Text {
    std::string_view subject;
    std::string_view id;
    std::string_view text;
};

/// Returns all texts of a subject, in the order of its file.
[[nodiscard]] std::span<const Text> textsOf(std::string_view subject);
/// Returns the text of that id; empty where its subject has none.
[[nodiscard]] std::string_view textOf(std::string_view subject, std::string_view id);

}  // namespace shardscope
