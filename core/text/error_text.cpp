// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/error_text.h"

#include "core/base/finding.h"
#include "core/text/printable.h"
#include "core/text/texts.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace shardscope {
namespace {

/// The longest argument in a sentence, in bytes: a hostile file may contain a name of megabytes, and a synopsis of a command must fit.
constexpr std::size_t kLongestArgument = 240;
/// The longest pointer in a sentence, in bytes; those of our own files are shorter.
constexpr std::size_t kLongestPointer = 400;

/// The id of a code's sentence, and the names that its arguments have there.
struct Sentence {
    ErrorCode code;
    std::string_view id;
    std::array<std::string_view, 4> names;
};

constexpr Sentence kSentences[] = {
    {ErrorCode::FileNotFound, "file-not-found", {"reason"}},
    {ErrorCode::FileUnreadable, "file-unreadable", {"reason"}},
    {ErrorCode::FileTooLarge, "file-too-large", {"size", "limit"}},
    {ErrorCode::JsonSyntax, "json-syntax", {"line", "column", "found"}},
    {ErrorCode::JsonTooDeep, "json-too-deep", {"limit"}},
    {ErrorCode::JsonNotUtf8, "json-not-utf8", {"byte"}},
    {ErrorCode::JsonDuplicateKey, "json-duplicate-key", {"key"}},
    {ErrorCode::NotAnObject, "not-an-object", {"found"}},
    {ErrorCode::SchemaMissing, "schema-missing", {"expected"}},
    {ErrorCode::SchemaUnknown, "schema-unknown", {"found", "expected"}},
    {ErrorCode::SchemaTooNew, "schema-too-new", {"found", "newest"}},
    {ErrorCode::UnknownKey, "unknown-key", {"key", "nearest"}},
    {ErrorCode::MissingKey, "missing-key", {"key", "gives"}},
    {ErrorCode::WrongType, "wrong-type", {"expected", "found"}},
    {ErrorCode::NotFinite, "not-finite", {"value"}},
    {ErrorCode::OutOfRange, "out-of-range", {"value", "smallest", "largest"}},
    {ErrorCode::UnknownName, "unknown-name", {"kind", "name", "nearest", "known"}},
    {ErrorCode::Contradiction, "contradiction", {"what"}},
    {ErrorCode::NotACausalDecoder, "not-a-causal-decoder", {"type", "why"}},
    {ErrorCode::UnknownArchitecture, "unknown-architecture", {"type", "nearest"}},
    {ErrorCode::CannotEstimate, "cannot-estimate", {"type", "part"}},
    {ErrorCode::MissingFigure, "missing-figure", {"device", "figure"}},
    {ErrorCode::BadUsage, "bad-usage", {"wrong", "right"}},
    {ErrorCode::Internal, "internal", {"what"}},
};

/// At most `most` bytes of it, printable in one line.
std::string cut(const std::string& text, std::size_t most)
{
    if (text.size() <= most)
        return printable(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)  // not inside a UTF-8 character
        --end;
    return printable(text.substr(0, end)) + "…";
}

Message sentence(const Error& error)
{
    const auto* const row =
        std::find_if(std::begin(kSentences), std::end(kSentences), [&](const Sentence& each) { return each.code == error.code; });
    Message message(textOf("errors", row->id));
    for (std::size_t i = 0; i < row->names.size(); ++i)
        message.arguments.emplace_back(row->names[i],
                                       i < error.arguments.size() ? cut(error.arguments[i], kLongestArgument) : std::string());
    return message;
}

}  // namespace

std::string errorText(const Error& error, const Locale& locale)
{
    std::string text;
    if (!error.file.empty())
        text += error.file == "-" ? locale.text(says("standard input")) + ": " : printable(error.file) + ": ";
    if (!error.pointer.empty())
        text += messageText(said("at {}", {cut(error.pointer, kLongestPointer)}), locale) + ": ";
    if (!error.within.empty())
        text += printable(error.within) + ": ";
    return text + messageText(sentence(error), locale);
}

}  // namespace shardscope
