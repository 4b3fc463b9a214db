// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/error_text.h"

#include "core/text/printable.h"

namespace shardscope {
namespace {

/// What stands in a sentence is cut to this many bytes: a hostile file may hold a name of megabytes.
constexpr std::size_t kLongestArgument = 200;

class Sentence {
public:
    explicit Sentence(const Error& error) : m_error(error) {}

    /// The n-th argument, or empty.
    [[nodiscard]] std::string argument(std::size_t index) const
    {
        if (index >= m_error.arguments.size())
            return {};
        const std::string& text = m_error.arguments[index];
        if (text.size() <= kLongestArgument)
            return printable(text);
        std::size_t end = kLongestArgument;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)  // not inside a UTF-8 character
            --end;
        return printable(text.substr(0, end)) + "…";
    }
    [[nodiscard]] std::string quoted(std::size_t index) const
    {
        std::string text(1, '"');
        return text.append(argument(index)).append(1, '"');
    }
    /// `before` + the argument + `after`, or nothing where there is no such argument.
    [[nodiscard]] std::string optional(const char* before, std::size_t index, const char* after = "") const
    {
        return argument(index).empty() ? std::string() : before + argument(index) + after;
    }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    const Error& m_error;
};

std::string fileSentence(const Sentence& s)
{
    switch (s.error().code) {
    case ErrorCode::FileNotFound:
        return "there is no such file; name an existing one, or - for standard input";
    case ErrorCode::FileUnreadable:
        return "the file can't be read" + s.optional(" (", 0, ")") + "; check that it is a file and may be read";
    case ErrorCode::FileTooLarge:
        return "the file has " + s.argument(0) + " bytes; at most " + s.argument(1) + " are read";
    default:
        return {};
    }
}

std::string jsonSentence(const Sentence& s)
{
    switch (s.error().code) {
    case ErrorCode::JsonSyntax:
        return "this is not JSON: line " + s.argument(0) + ", column " + s.argument(1) + " has " + s.argument(2) +
               " where something else must stand";
    case ErrorCode::JsonTooDeep:
        return "the JSON is nested too deeply; at most " + s.argument(0) + " levels are read";
    case ErrorCode::JsonNotUtf8:
        return "the text is not UTF-8 at byte " + s.argument(0) + "; save it as UTF-8";
    case ErrorCode::JsonDuplicateKey:
        return "the key " + s.quoted(0) + " stands there twice; keep one of them";
    default:
        return {};
    }
}

std::string documentSentence(const Sentence& s)
{
    switch (s.error().code) {
    case ErrorCode::NotAnObject:
        return "an object { … } must stand here, not " + s.argument(0);
    case ErrorCode::SchemaMissing:
        return "the document doesn't say what it is; it must have \"schema\": " + s.quoted(0);
    case ErrorCode::SchemaUnknown:
        return "the schema is " + s.quoted(0) + "; it must be " + s.quoted(1);
    case ErrorCode::SchemaTooNew:
        return "the schema " + s.quoted(0) + " is newer than this program, which reads up to " + s.quoted(1) + "; update the program";
    case ErrorCode::UnknownKey:
        return "there is no key " + s.quoted(0) + s.optional("; the nearest known one is \"", 1, "\"");
    case ErrorCode::MissingKey:
        return "the key " + s.quoted(0) + " is missing" + s.optional("; it gives ", 1);
    case ErrorCode::WrongType:
        return s.argument(1) + " stands here; it must be " + s.argument(0);
    case ErrorCode::NotFinite:
        return s.argument(0) + " is no number that can be used; give a finite one";
    case ErrorCode::OutOfRange:
        return s.argument(0) + " is out of range; it must be from " + s.argument(1) + " to " + s.argument(2);
    case ErrorCode::UnknownName:
        return "there is no " + s.argument(0) + " " + s.quoted(1) + s.optional("; the nearest is \"", 2, "\"") +
               s.optional("; known are: ", 3);
    case ErrorCode::Contradiction:
        return "this contradicts itself: " + s.argument(0) + "; make them agree";
    default:
        return {};
    }
}

std::string modelSentence(const Sentence& s)
{
    switch (s.error().code) {
    case ErrorCode::NotACausalDecoder:
        return "the model type " + s.quoted(0) + " can't be used: " + s.argument(1) +
               "; supported are causal text decoders (dense, mixture of experts, hybrids with attention) and the text decoder of a wrapper";
    case ErrorCode::UnknownArchitecture:
        return "the model type " + s.quoted(0) + " is not known here" + s.optional("; the nearest supported one is \"", 1, "\"") +
               "; its shape can be given as an \"architecture\" instead";
    case ErrorCode::CannotEstimate:
        return "the model" + s.optional(" of type \"", 0, "\"") + " has " + s.argument(1) +
               ", for which there are no operators here; its parameters are counted, but memory and time can be estimated for layers of "
               "softmax attention and feed-forwards alone";
    default:
        return {};
    }
}

std::string sentence(const Sentence& s)
{
    switch (s.error().code) {
    case ErrorCode::BadUsage:
        return s.argument(0) + s.optional("; ", 1);
    case ErrorCode::Internal:
        return "a fault of the program itself" + s.optional(": ", 0) + "; please report it";
    default:
        break;
    }
    std::string text = fileSentence(s);
    if (text.empty())
        text = jsonSentence(s);
    if (text.empty())
        text = documentSentence(s);
    return text.empty() ? modelSentence(s) : text;
}

}  // namespace

std::string errorText(const Error& error)
{
    std::string text;
    if (!error.file.empty())
        text += error.file == "-" ? "standard input: " : printable(error.file) + ": ";
    if (!error.pointer.empty())
        text += "at " + printable(error.pointer) + ": ";
    if (!error.within.empty())
        text += printable(error.within) + ": ";
    return text + sentence(Sentence(error));
}

}  // namespace shardscope
