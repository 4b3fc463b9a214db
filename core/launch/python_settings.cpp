// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/python_settings.h"

#include "core/base/message.h"
#include "core/launch/python_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace shardscope {
namespace {

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

/// A line of the script, without its comment.
struct Line {
    std::size_t number = 0;
    std::size_t indent = 0;
    std::string text;
};

/// The characters before a comment; quotes hide a "#".
std::string_view withoutComment(std::string_view line)
{
    char quote = '\0';
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (quote != '\0')
            quote = line[at] == quote ? '\0' : quote;
        else if (line[at] == '"' || line[at] == '\'')
            quote = line[at];
        else if (line[at] == '#')
            return line.substr(0, at);
    }
    return line;
}

int openBrackets(std::string_view text)
{
    int open = 0;
    for (const char letter : text)
        open += letter == '(' || letter == '[' || letter == '{' ? 1 : letter == ')' || letter == ']' || letter == '}' ? -1 : 0;
    return open;
}

/// Lines with the contents of their brackets, without texts of several lines.
std::vector<Line> linesOf(std::string_view script)
{
    std::vector<Line> lines;
    bool isText = false;
    int open = 0;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < script.size();) {
        const std::size_t end = std::min(script.find('\n', begin), script.size());
        std::string_view line = script.substr(begin, end - begin);
        begin = end + 1;
        ++number;
        const bool hasQuotes = line.find("\"\"\"") != std::string_view::npos || line.find("'''") != std::string_view::npos;
        const bool isWhole = hasQuotes && (line.find("\"\"\"") != line.rfind("\"\"\"") || line.find("'''") != line.rfind("'''"));
        if (isText || hasQuotes) {
            isText = hasQuotes && !isWhole ? !isText : isText;
            continue;
        }
        line = withoutComment(line);
        const std::string_view text = withoutBlanks(line);
        if (text.empty())
            continue;
        if (open > 0)
            lines.back().text.append(" ").append(text);
        else
            lines.push_back({number, line.find_first_not_of(" \t"), std::string(text)});
        open = std::max(0, open + openBrackets(text));
    }
    return lines;
}

/// Returns whether the text decides whether a block runs, or how often.
bool isCondition(std::string_view text)
{
    for (const char* word : {"if ", "elif ", "else:", "for ", "while ", "try:", "except", "match ", "case "}) {
        if (text.starts_with(word))
            return true;
    }
    return false;
}

/// Whether a block of several functions, of which nothing says which one runs.
bool isFunction(std::string_view text) { return text.starts_with("def ") || text.starts_with("async def "); }

/// "a.b.c = value": both sides; empty where it is none.
std::pair<std::string_view, std::string_view> assignment(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 >= text.size() || text[equals + 1] == '=')
        return {};
    std::string_view name = withoutBlanks(text.substr(0, equals));
    if (const std::size_t type = name.find(':'); type != std::string_view::npos)
        name = withoutBlanks(name.substr(0, type));
    const bool isName =
        !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) { return isPythonNameLetter(letter) || letter == '.'; });
    return isName ? std::pair(name, withoutBlanks(text.substr(equals + 1))) : std::pair(std::string_view{}, std::string_view{});
}

/// The arguments of a call, between its brackets.
std::vector<std::string_view> arguments(std::string_view call)
{
    std::vector<std::string_view> all;
    int open = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= call.size(); ++at) {
        const char letter = at < call.size() ? call[at] : ',';
        open += letter == '(' || letter == '[' || letter == '{' ? 1 : letter == ')' || letter == ']' || letter == '}' ? -1 : 0;
        if (letter == ',' && open <= 0) {
            all.push_back(withoutBlanks(call.substr(begin, at - begin)));
            begin = at + 1;
        }
    }
    return all;
}

class Script {
public:
    ConfigValue read(std::string_view script)
    {
        const std::vector<Line> lines = linesOf(script);
        for (const Line& line : lines) {
            while (!m_blocks.empty() && m_blocks.back().indent >= line.indent)
                m_blocks.pop_back();
            readLine(line);
            if (isCondition(line.text))
                m_blocks.push_back({line.indent, line.text.substr(0, line.text.find(':')), line.number});
        }
        return std::move(m_settings);
    }

private:
    struct Block {
        std::size_t indent = 0;
        std::string condition;
        std::size_t line = 0;
    };

    void readLine(const Line& line)
    {
        if (isFunction(line.text) || line.text.starts_with("import ") || line.text.starts_with("from "))
            return;
        const auto [name, value] = assignment(line.text);
        if (const std::size_t dot = name.find('.'); !name.empty() && dot != std::string_view::npos)
            set(std::string(name.substr(dot + 1)), pythonLiteral(value, line.number), line);
        readCall(line);
    }

    /// "llama3_8b_pretrain_config(…)", "llm.llama3_8b.pretrain_recipe(…)".
    void readCall(const Line& line)
    {
        for (const char* ending : {"_config(", "_recipe("}) {
            const std::size_t at = line.text.find(ending);
            if (at == std::string::npos)
                continue;
            const std::size_t open = line.text.find('(', at);
            std::size_t begin = at;
            while (begin > 0 && (isPythonNameLetter(line.text[begin - 1]) || line.text[begin - 1] == '.'))
                --begin;
            const std::string name = line.text.substr(begin, open - begin);
            const bool isRecipe = name.find("pretrain") != std::string::npos || name.find("sft") != std::string::npos ||
                                  name.find("finetune") != std::string::npos || name.find("peft") != std::string::npos;
            if (!isRecipe)
                continue;
            set("recipe", ConfigValue(name).atLine(line.number), line);
            const std::size_t close = line.text.rfind(')');
            for (const std::string_view argument :
                 arguments(std::string_view(line.text).substr(open + 1, std::max(close, open + 1) - open - 1))) {
                const auto [key, value] = assignment(argument);
                if (!key.empty() && key.find('.') == std::string_view::npos)
                    set(std::string(key), pythonLiteral(value, line.number), line);
            }
            return;
        }
    }

    void set(const std::string& path, ConfigValue value, const Line& line)
    {
        if (!m_blocks.empty()) {
            const Block& block = m_blocks.back();
            value = ConfigValue(UnknownValue{value.written(),
                                             said("`{}` in line {} determines the value", {block.condition, std::to_string(block.line)}),
                                             {}})
                        .atLine(line.number);
        }
        const ConfigValue* const before = m_settings.find(path);
        const bool differs = before && !before->isNull() && !(*before == value) && !before->entries();
        if (differs && line.indent > 0 && !value.unknown())
            value = ConfigValue(UnknownValue{value.written(),
                                             said("The file sets different values, {} and {}", {before->written(), value.written()}),
                                             {}})
                        .atLine(line.number);
        m_settings.set(path, std::move(value));
    }

    std::vector<Block> m_blocks;
    ConfigValue m_settings = ConfigValue::map();
};

}  // namespace

ConfigValue pythonSettings(std::string_view script) { return Script().read(script); }

}  // namespace shardscope
