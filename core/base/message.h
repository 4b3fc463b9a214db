// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace shardscope {

struct Argument;

/// A text for people before translation: an English text with a placeholder for each argument. The text is translated first and filled
/// afterwards (core/text/message_text.h), so that no finished English has to be recognised.
struct Message {
    std::string text;
    std::vector<Argument> arguments;

    Message() = default;
    explicit Message(std::string_view itsText);
    Message(std::string_view itsText, std::vector<Argument> itsArguments);
    [[nodiscard]] bool empty() const { return text.empty(); }
    bool operator==(const Message& other) const;
};

/// A number, a name that is the same in every language, or a text of its own.
using ArgumentValue = std::variant<double, std::string, Message>;

struct Argument {
    std::string name;  ///< empty: it stands for the next "{}"
    ArgumentValue value;

    Argument(std::string_view itsName, ArgumentValue itsValue) : name(itsName), value(std::move(itsValue)) {}
    Argument(double number) : value(number) {}
    Argument(Message message) : value(std::move(message)) {}
    template <std::convertible_to<std::string_view> Name>
    Argument(const Name& itsValue) : value(std::string(std::string_view(itsValue)))
    {
    }
    bool operator==(const Argument&) const = default;
};

inline Message::Message(std::string_view itsText) : text(itsText) {}
inline Message::Message(std::string_view itsText, std::vector<Argument> itsArguments) : text(itsText), arguments(std::move(itsArguments)) {}
inline bool Message::operator==(const Message& other) const { return text == other.text && arguments == other.arguments; }

/// Returns the message. Texts inside `said` are collected for translation (translations/update.py).
[[nodiscard]] inline Message said(std::string_view text, std::vector<Argument> arguments = {}) { return {text, std::move(arguments)}; }

}  // namespace shardscope
