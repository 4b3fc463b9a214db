// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/error_text.h"

#include "core/text/printable.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

/// What stands in a sentence is cut to this many bytes: a hostile file may hold a name of megabytes.
constexpr std::size_t kLongestArgument = 200;
/// Of a place in a document; those of our own files are shorter.
constexpr std::size_t kLongestPointer = 400;

/// A sentence: {n} is the n-th argument.
struct Template {
    ErrorCode code;
    std::string_view text;
};

constexpr Template kTemplates[] = {
    {ErrorCode::FileNotFound, "there is no such file; name an existing one, or - for standard input"},
    {ErrorCode::FileUnreadable, "the file can't be read[ ({0})]; check that it is a file and may be read"},
    {ErrorCode::FileTooLarge, "the file has {0} bytes; at most {1} are read"},
    {ErrorCode::JsonSyntax, "this is not JSON: line {0}, column {1} has {2} where something else must stand"},
    {ErrorCode::JsonTooDeep, "the JSON is nested too deeply; at most {0} levels are read"},
    {ErrorCode::JsonNotUtf8, "the text is not UTF-8 at byte {0}; save it as UTF-8"},
    {ErrorCode::JsonDuplicateKey, "the key \"{0}\" stands there twice; keep one of them"},
    {ErrorCode::NotAnObject, "an object { … } must stand here, not {0}"},
    {ErrorCode::SchemaMissing, "the document doesn't say what it is; it must have \"schema\": \"{0}\""},
    {ErrorCode::SchemaUnknown, "the schema is \"{0}\"; it must be \"{1}\""},
    {ErrorCode::SchemaTooNew, "the schema \"{0}\" is newer than this program, which reads up to \"{1}\"; update the program"},
    {ErrorCode::UnknownKey, "there is no key \"{0}\"[; the nearest known one is \"{1}\"]"},
    {ErrorCode::MissingKey, "the key \"{0}\" is missing[; it gives {1}]"},
    {ErrorCode::WrongType, "{1} stands here; it must be {0}"},
    {ErrorCode::NotFinite, "{0} is no number that can be used; give a finite one"},
    {ErrorCode::OutOfRange, "{0} is out of range; it must be from {1} to {2}"},
    {ErrorCode::UnknownName, "there is no {0} \"{1}\"[; the nearest is \"{2}\"][; known are: {3}]"},
    {ErrorCode::Contradiction, "this contradicts itself: {0}; make them agree"},
    {ErrorCode::NotACausalDecoder,
     "the model type \"{0}\" can't be used: {1}; supported are causal text decoders (dense, mixture of experts, hybrids "
     "with attention) and the text decoder of a wrapper"},
    {ErrorCode::UnknownArchitecture,
     "the model type \"{0}\" is not known here[; the nearest supported one is \"{1}\"]; its shape can be given as an "
     "\"architecture\" instead"},
    {ErrorCode::CannotEstimate,
     "the model[ of type \"{0}\"] has {1}, for which there are no operators here; its parameters are counted, but memory "
     "and time can be estimated for layers of softmax attention and feed-forwards alone"},
    {ErrorCode::MissingFigure, "no step time can be estimated on {0}: its {1} is not known; choose a device that has it (shardscope-cli "
                               "catalog gpus)"},
    {ErrorCode::BadUsage, "{0}[; {1}]"},
    {ErrorCode::Internal, "a fault of the program itself[: {0}]; please report it"},
};

/// At most `most` bytes of it, as they may stand in a line.
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
    constexpr std::size_t kMostArguments = 4;
    const auto* const row =
        std::find_if(std::begin(kTemplates), std::end(kTemplates), [&](const Template& each) { return each.code == error.code; });
    Message message(row->text);
    for (std::size_t i = 0; i < kMostArguments; ++i)
        message.arguments.emplace_back(std::to_string(i),
                                       i < error.arguments.size() ? cut(error.arguments[i], kLongestArgument) : std::string());
    return message;
}

}  // namespace

std::string errorText(const Error& error, const Locale& locale)
{
    std::string text;
    if (!error.file.empty())
        text += error.file == "-" ? locale.text("standard input") + ": " : printable(error.file) + ": ";
    if (!error.pointer.empty())
        text += locale.text("at") + " " + cut(error.pointer, kLongestPointer) + ": ";
    if (!error.within.empty())
        text += printable(error.within) + ": ";
    return text + messageText(sentence(error), locale);
}

}  // namespace shardscope
