// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace {

/// A check of toml++'s that a broken file does not pass. It takes some of them for mistakes of its own, and a release leaves them out.
struct Unforeseen {};

[[noreturn]] void throwUnforeseen() { throw Unforeseen{}; }

}  // namespace

#undef NDEBUG
#define TOML_ASSERT(holds) ((holds) ? static_cast<void>(0) : throwUnforeseen())
#include <toml++/toml.h>

namespace shardscope {
namespace {

Error wrong(std::size_t line, const std::string& file, const std::string& what, const std::string& right)
{
    return {ErrorCode::BadUsage, {"line " + std::to_string(line) + ": " + what, right}, file, {}};
}

Error tooDeep(std::size_t line, const std::string& file)
{
    return wrong(line, file, "keys are nested too deeply", "at most " + std::to_string(kMostConfigLevels) + " levels are read");
}

std::size_t lineAt(std::string_view text, std::size_t at)
{
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// Behind the text in quotes that begins there. Up to two more quotes before the last three are of the text.
std::size_t endOfQuoted(std::string_view text, std::size_t begin)
{
    const char quote = text[begin];
    const std::string three(3, quote);
    const std::string_view ending = text.substr(begin).starts_with(three) ? std::string_view(three) : std::string_view(three).substr(0, 1);
    for (std::size_t at = begin + ending.size(); at < text.size(); ++at) {
        if (quote == '"' && text[at] == '\\')
            ++at;
        else if (text.substr(at).starts_with(ending))
            return ending.size() == 1 ? at + 1 : std::min(text.find_first_not_of(quote, at), text.size());
    }
    return text.size();
}

/// The line of a key of more parts, or of a value in more brackets, than are read; 0: there is none. toml++ bounds the brackets, but takes
/// down the tables of a key by recursion.
std::size_t tooDeepLine(std::string_view text)
{
    int brackets = 0;
    int dots = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '#')
            at = std::min(text.find('\n', at), text.size()) - 1;
        else if (letter == '"' || letter == '\'')
            at = endOfQuoted(text, at) - 1;
        else if (letter == '.')
            ++dots;
        else if (std::string_view("=,[]{}\n").find(letter) != std::string_view::npos)
            dots = 0;
        brackets += letter == '[' || letter == '{' ? 1 : letter == ']' || letter == '}' ? -1 : 0;
        if (dots > kMostConfigLevels || brackets > kMostConfigLevels)
            return lineAt(text, at);
    }
    return 0;
}

bool isForeseen(std::string_view text)
{
    try {
        (void)toml::parse(text);
    } catch (const toml::parse_error&) {
    } catch (const Unforeseen&) {
        return false;
    }
    return true;
}

/// The line whose end lets toml++ take the text for a mistake of its own.
std::size_t unforeseenLine(std::string_view text)
{
    std::size_t good = 0;
    for (std::size_t bad = text.size(); bad - good > 1;) {
        const std::size_t middle = good + (bad - good) / 2;
        (isForeseen(text.substr(0, middle)) ? good : bad) = middle;
    }
    return lineAt(text, good);
}

std::size_t lineOf(const toml::source_region& place) { return place.begin.line; }

/// Makes values of a document's nodes.
class TomlTree {
public:
    explicit TomlTree(const std::string& file) : m_file(file) {}

    [[nodiscard]] Result<ConfigValue> valueOf(const toml::node& node, int depth) const
    {
        if (depth > kMostConfigLevels)
            return tooDeep(lineOf(node.source()), m_file);
        if (const toml::table* table = node.as_table())
            return map(*table, depth);
        if (const toml::array* array = node.as_array())
            return list(*array, depth);
        return scalar(node).atLine(lineOf(node.source()));
    }

private:
    [[nodiscard]] static ConfigValue scalar(const toml::node& node)
    {
        if (const auto flag = node.value_exact<bool>())
            return *flag;
        if (const auto whole = node.value_exact<std::int64_t>())
            return *whole;
        if (const auto number = node.value_exact<double>(); number && std::isfinite(*number))
            return *number;
        if (const auto text = node.value_exact<std::string>())
            return *text;
        // No setting is a date, "inf" or "nan": these become texts.
        std::ostringstream written;
        node.visit([&written](const auto& each) {
            if constexpr (toml::is_value<decltype(each)>)
                written << each;
        });
        return written.str();
    }

    [[nodiscard]] Result<ConfigValue> list(const toml::array& array, int depth) const
    {
        ConfigValue::List entries;
        for (const toml::node& node : array) {
            Result<ConfigValue> entry = valueOf(node, depth + 1);
            if (!entry)
                return entry;
            entries.push_back(std::move(*entry));
        }
        return ConfigValue(std::move(entries)).atLine(lineOf(array.source()));
    }

    /// toml++ has the keys in the order of the alphabet.
    [[nodiscard]] Result<ConfigValue> map(const toml::table& table, int depth) const
    {
        std::vector<std::pair<const toml::key*, const toml::node*>> written;
        for (const auto& [key, node] : table)
            written.emplace_back(&key, &node);
        const auto place = [](const auto& entry) {
            return std::pair(entry.first->source().begin.line, entry.first->source().begin.column);
        };
        std::sort(written.begin(), written.end(), [place](const auto& a, const auto& b) { return place(a) < place(b); });
        ConfigValue entries = ConfigValue::map();
        for (const auto& [key, node] : written) {
            Result<ConfigValue> value = valueOf(*node, depth + 1);
            if (!value)
                return value;
            entries.rawEntries().emplace_back(key->str(), std::move(*value));
        }
        return std::move(entries).atLine(lineOf(table.source()));
    }

    const std::string& m_file;
};

}  // namespace

Result<ConfigValue> readToml(std::string_view text, const std::string& file)
{
    constexpr const char* kRight = "TOML as its version 1.0 has it";
    if (const std::size_t line = tooDeepLine(text); line > 0)
        return tooDeep(line, file);
    try {
        return TomlTree(file).valueOf(toml::parse(text), 0);
    } catch (const toml::parse_error& reason) {
        return wrong(reason.source().begin.line, file, std::string(reason.description()), kRight);
    } catch (const Unforeseen&) {
        return wrong(unforeseenLine(text), file, "a name, a number or a date is broken", kRight);
    }
}

}  // namespace shardscope
