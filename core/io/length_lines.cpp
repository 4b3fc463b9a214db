// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/length_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "core/io/json.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostLineBytes = std::size_t{64} << 20;
constexpr std::size_t kMostLengths = std::size_t{1} << 20;
constexpr std::string_view kTexts = "text";
constexpr std::array<std::string_view, 2> kCounts{"length", "num_tokens"};
constexpr std::string_view kTokens = "input_ids";
constexpr std::array<std::string_view, 13> kTextFields{"text",   "prompt",   "completion",   "instruction", "input",
                                                       "output", "question", "answer",       "chosen",      "system",
                                                       "tools",  "messages", "conversations"};
constexpr std::array<std::string_view, 3> kContents{"content", "value", "text"};

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view kWhite = " \t\r\n";
    const std::size_t first = line.find_first_not_of(kWhite);
    return first == std::string_view::npos ? std::string_view() : line.substr(first, line.find_last_not_of(kWhite) - first + 1);
}

std::optional<std::int64_t> wholeNumberIn(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Bytes of a string, of a list of turns, or of one turn.
std::size_t textBytes(const Json& value)
{
    if (value.is_string())
        return value.get_ref<const std::string&>().size();
    std::size_t bytes = 0;
    if (value.is_array()) {
        for (const Json& entry : value)
            bytes += textBytes(entry);
    }
    if (value.is_object()) {
        for (const std::string_view field : kContents) {
            if (const auto found = value.find(field); found != value.end())
                bytes += textBytes(*found);
        }
    }
    return bytes;
}

std::size_t textBytesOf(const Json& document)
{
    std::size_t bytes = 0;
    for (const std::string_view field : kTextFields) {
        if (const auto found = document.find(field); found != document.end())
            bytes += textBytes(*found);
    }
    return bytes;
}

/// The field by which a document is counted; empty: it has none.
std::string_view countedOf(const Json& document)
{
    for (const std::string_view field : kCounts) {
        if (document.contains(field))
            return field;
    }
    if (document.contains(kTokens))
        return kTokens;
    return textBytesOf(document) > 0 ? kTexts : std::string_view();
}

}  // namespace

LengthLines::LengthLines(std::string file, std::optional<double> bytesPerToken) : m_file(std::move(file)), m_bytesPerToken(bytesPerToken) {}

Error LengthLines::wrong(std::string what, std::string right) const
{
    return Error{ErrorCode::BadUsage, {std::move(what), std::move(right)}, m_file, "line " + std::to_string(m_line)};
}

std::optional<Error> LengthLines::add(std::string_view piece)
{
    while (!piece.empty()) {
        const std::size_t end = piece.find('\n');
        if (m_begun.size() + std::min(end, piece.size()) > kMostLineBytes) {
            ++m_line;
            return wrong("the line has more than 64 MiB", "write one document on each line");
        }
        if (end == std::string_view::npos) {
            m_begun += piece;
            return std::nullopt;
        }
        const std::string begun = std::exchange(m_begun, {});
        std::optional<Error> error = addLine(begun.empty() ? piece.substr(0, end) : begun + std::string(piece.substr(0, end)));
        if (error)
            return error;
        piece.remove_prefix(end + 1);
    }
    return std::nullopt;
}

std::optional<Error> LengthLines::addLine(std::string_view whole)
{
    ++m_line;
    const std::string_view line = trimmed(whole);
    if (line.empty())
        return std::nullopt;
    const Result<std::int64_t> tokens = tokensOf(line);
    if (!tokens)
        return tokens.error();
    if (*tokens < 1 || static_cast<double>(*tokens) > kMaxDocumentTokens)
        return wrong("a document of " + std::to_string(*tokens) + " tokens",
                     "give lengths from 1 to " + std::to_string(static_cast<std::int64_t>(kMaxDocumentTokens)));
    ++m_documents;
    ++m_counts[*tokens];
    if (m_counts.size() > kMostLengths)
        return wrong("more than " + std::to_string(kMostLengths) + " different lengths", "round them, or give a sample of the documents");
    return std::nullopt;
}

Result<std::int64_t> LengthLines::tokensOf(std::string_view line)
{
    if (line.front() == '[')
        return wrong("the file is one JSON list", "write one document on each line (jq -c '.[]' FILE)");
    const bool isObject = line.front() == '{';
    const Result<Json> document = isObject ? parseJson(line, m_file) : Result<Json>(Json());
    if (!document) {
        Error error = document.error();
        error.pointer = "line " + std::to_string(m_line);
        if (error.code == ErrorCode::JsonSyntax)
            error.arguments.front() = std::to_string(m_line);  // the text that was parsed is one line
        return error;
    }
    const std::string_view counted = isObject ? countedOf(*document) : std::string_view();
    if (isObject && counted.empty())
        return wrong("the document has neither a length nor a text",
                     "give \"length\", \"num_tokens\", \"input_ids\" or a field such as \"text\"");
    if (m_counted && *m_counted != counted) {
        const std::string first = m_counted->empty() ? "numbers" : '"' + *m_counted + '"';
        return wrong("the documents before are counted by " + first + ", but this one has none", "use the same form on all lines");
    }
    m_counted = counted;
    if (!isObject) {
        const std::optional<std::int64_t> number = wholeNumberIn(line);
        return number ? Result<std::int64_t>(*number)
                      : wrong("\"" + std::string(line.substr(0, 40)) + "\" is not a whole number of tokens",
                              "write one length or one JSON object on each line");
    }
    if (counted == kTexts) {
        if (!m_bytesPerToken)
            return wrong("the document has a text but no length, and there is no tokenizer here",
                         "add \"num_tokens\" to each line, or state the bytes per token to assume");
        return static_cast<std::int64_t>(std::ceil(static_cast<double>(textBytesOf(*document)) / *m_bytesPerToken));
    }
    const Json& value = document->at(std::string(counted));
    if (counted == kTokens && value.is_array())
        return static_cast<std::int64_t>(value.size());
    if (counted != kTokens && value.is_number_integer())
        return value.get<std::int64_t>();
    return wrong("\"" + std::string(counted) + "\" is " + describeType(value),
                 counted == kTokens ? "give a list of tokens" : "give a whole number of tokens");
}

Result<LengthFile> LengthLines::finish()
{
    if (!m_begun.empty()) {
        if (std::optional<Error> error = addLine(std::exchange(m_begun, {})))
            return *std::move(error);
    }
    if (m_documents == 0)
        return Error{ErrorCode::BadUsage, {"the file has no documents", "write one length or one JSON object on each line"}, m_file, {}};
    std::vector<LengthBin> bins;
    for (const auto& [tokens, documents] : m_counts)
        bins.push_back({static_cast<double>(tokens), static_cast<double>(documents)});
    Result<LengthDistribution> lengths = LengthDistribution::of(std::move(bins));
    if (!lengths)
        return std::move(lengths).error();
    const std::optional<double> assumed = *m_counted == kTexts ? m_bytesPerToken : std::nullopt;
    return LengthFile{std::move(lengths).value(), m_documents, *m_counted, assumed};
}

}  // namespace shardscope
