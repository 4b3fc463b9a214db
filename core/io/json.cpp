// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace shardscope {
namespace {

/// Bounds one object: far more than any format has.
constexpr std::size_t kMaxKeys = 4096;

/// Checks what the library would let pass, and stops at the first offence. Builds nothing: the document is parsed again
/// by the library once it is known to be harmless.
class Gatekeeper : public nlohmann::json_sax<Json> {
public:
    Gatekeeper(std::string_view text, std::string_view file) : m_text(text), m_file(file) {}

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t number, const string_t& written) override
    {
        if (!std::isfinite(number))
            return refuse(ErrorCode::NotFinite, {written});
        return value();
    }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return refuse(ErrorCode::Internal, {"binary value in JSON text"}); }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        m_path.back() = name;
        if (!m_keys.back().insert(name).second)
            return refuse(ErrorCode::JsonDuplicateKey, {name});
        // The library looks for every key among all the keys before it.
        if (m_keys.back().size() > kMaxKeys)
            return refuse(ErrorCode::BadUsage,
                          {"an object has more than " + std::to_string(kMaxKeys) + " keys", "use fewer keys, or an array"});
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& reason) override
    {
        if (reason.id == 406)  // out_of_range: a number beyond double
            return refuse(ErrorCode::NotFinite, {token});
        const std::size_t end = std::min(position == 0 ? 0 : position - 1, m_text.size());
        if (std::string_view(reason.what()).find("UTF-8") != std::string_view::npos)
            return refuse(ErrorCode::JsonNotUtf8, {std::to_string(end)});
        return refuseAt(end);
    }
    /// The character at `end` is not allowed there.
    bool refuseAt(std::size_t end)
    {
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
        const std::size_t lineStart = end == 0 ? std::string_view::npos : m_text.rfind('\n', end - 1);
        const std::size_t column = lineStart == std::string_view::npos ? end + 1 : end - lineStart;
        return refuse(ErrorCode::JsonSyntax,
                      {std::to_string(line), std::to_string(column), end >= m_text.size() ? "the end of the text" : excerpt(end)});
    }

    [[nodiscard]] bool refused() const { return m_refused; }
    [[nodiscard]] Error error() const { return m_error; }

private:
    static bool value() { return true; }
    bool open()
    {
        if (m_keys.size() >= kMaxNesting)
            return refuse(ErrorCode::JsonTooDeep, {std::to_string(kMaxNesting)});
        m_keys.emplace_back();
        m_path.emplace_back();
        return true;
    }
    bool close()
    {
        m_keys.pop_back();
        m_path.pop_back();
        return true;
    }
    bool refuse(ErrorCode code, std::vector<std::string> arguments)
    {
        m_refused = true;
        std::string pointer;
        for (const std::string& segment : m_path) {
            if (!segment.empty())
                pointer += pointerSegment(segment);
        }
        m_error = Error{code, std::move(arguments), std::string(m_file), std::move(pointer)};
        return false;
    }
    [[nodiscard]] std::string excerpt(std::size_t from) const
    {
        std::string text;
        for (const char c : m_text.substr(from, 12)) {
            if (c < ' ' || c > '~')
                break;
            text += c;
        }
        return text.empty() ? "an unprintable character" : "\"" + text + "\"";
    }

    std::string_view m_text;
    std::string_view m_file;
    std::vector<std::set<std::string>> m_keys;
    std::vector<std::string> m_path;
    bool m_refused = false;
    Error m_error;
};

/// The word that `text` begins with, if it is one of Python's numbers that JSON does not have.
std::string_view nonFiniteAt(std::string_view text)
{
    for (const std::string_view word : {std::string_view("-Infinity"), std::string_view("Infinity"), std::string_view("NaN")}) {
        if (text.substr(0, word.size()) == word)
            return word;
    }
    return {};
}

}  // namespace

Result<Json> parseJson(std::string_view text, std::string_view file)
{
    try {
        Gatekeeper gatekeeper(text, file);
        // To the library NUL is the end of the text; in JSON it may stand nowhere.
        const bool whole = text.find('\0') == std::string_view::npos;
        if (Json::sax_parse(text.begin(), text.end(), &gatekeeper) && !whole)
            gatekeeper.refuseAt(text.find('\0'));
        if (gatekeeper.refused())
            return gatekeeper.error();
        return Json::parse(text.begin(), text.end());
    } catch (const std::exception& reason) {
        return Error{ErrorCode::Internal, {reason.what()}, std::string(file), {}};
    }
}

namespace {

/// `text` with `mark` and each of Python's numbers as a string; empty where there is none.
std::string quotedNumbers(std::string_view text, std::string_view mark)
{
    std::string strict;
    bool changed = false;
    bool inString = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view word = inString ? std::string_view() : nonFiniteAt(text.substr(at));
        if (!word.empty()) {
            strict.append("\"").append(mark).append(word).append("\"");
            at += word.size();
            changed = true;
            continue;
        }
        if (text[at] == '"')
            inString = !inString;
        if (inString && text[at] == '\\' && at + 1 < text.size())
            strict += text[at++];
        strict += text[at++];
    }
    return changed ? strict : std::string();
}

constexpr std::string_view kMark("\0", 1);
constexpr std::string_view kWrittenMark = "\\u0000";

/// Takes the mark off the numbers inside of configs; false where one stands elsewhere.
bool takeMarks(Json& value, bool inConfig)
{
    if (value.is_string()) {
        auto& word = value.get_ref<std::string&>();
        if (!word.starts_with(kMark))
            return true;
        word.erase(0, kMark.size());
        return inConfig;
    }
    bool taken = true;
    if (value.is_object()) {
        for (auto& [key, inner] : value.items())
            taken = taken && !key.starts_with(kMark) && takeMarks(inner, inConfig || key == "hf_config");
    } else if (value.is_array()) {
        for (Json& inner : value)
            taken = taken && takeMarks(inner, inConfig);
    }
    return taken;
}

}  // namespace

Result<Json> parsePythonJson(std::string_view text, std::string_view file)
{
    const std::string strict = quotedNumbers(text, {});
    return parseJson(strict.empty() ? text : std::string_view(strict), file);
}

Result<Json> parseJsonWithConfigs(std::string_view text, std::string_view file)
{
    Result<Json> document = parseJson(text, file);
    if (document || document.error().code != ErrorCode::JsonSyntax)
        return document;
    const std::string strict = quotedNumbers(text, kWrittenMark);
    if (strict.empty())
        return document;
    Result<Json> marked = parseJson(strict, file);
    return marked && takeMarks(*marked, false) ? std::move(marked) : std::move(document);
}

bool isNonFiniteWord(const Json& value)
{
    if (!value.is_string())
        return false;
    const auto& text = value.get_ref<const std::string&>();
    return !text.empty() && nonFiniteAt(text) == text;
}

std::string pointerSegment(std::string_view key)
{
    std::string segment = "/";
    for (const char c : key) {
        if (c == '~')
            segment += "~0";
        else if (c == '/')
            segment += "~1";
        else
            segment += c;
    }
    return segment;
}

std::string describeType(const Json& value)
{
    if (value.is_null())
        return "null";
    if (value.is_boolean())
        return "true or false";
    if (value.is_number())
        return "a number";
    if (value.is_string())
        return "a string";
    return value.is_array() ? "an array" : "an object";
}

}  // namespace shardscope
