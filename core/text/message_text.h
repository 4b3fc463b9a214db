// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/message.h"

namespace shardscope {

/// The locale of a reader: the translation of English texts, and the decimal separator. English by default.
struct Locale {
    std::function<std::string(std::string_view)> translate{};
    std::string point = ".";

    [[nodiscard]] std::string text(std::string_view english) const { return translate ? translate(english) : std::string(english); }
    /// Returns a figure, written with a full stop, in the locale's notation.
    [[nodiscard]] std::string figure(std::string written) const;
};

/// Returns the message's text in the locale's language, with its arguments. A placeholder is "{}" for the next argument without a name, or
/// one by its name: "{tp}", "{bytes:gib}" in a unit ("gib" of bytes, "bytes" with the unit that suits them, "percent" of a share, "short"
/// with four digits), "{a|b}" for the first of the two that is present. Text in [ ] is left out where a placeholder in it is empty.
[[nodiscard]] std::string messageText(const Message& message, const Locale& locale = {});

}  // namespace shardscope
