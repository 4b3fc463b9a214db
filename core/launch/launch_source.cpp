// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_source.h"

#include "core/launch/trainer_command.h"

#include <algorithm>
#include <cctype>

namespace shardscope {
namespace {

std::string withoutComments(std::string_view text)
{
    std::string rest;
    rest.reserve(text.size());
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && line[first] != '#')
            rest.append(line).push_back('\n');
        begin = end + 1;
    }
    return rest;
}

bool isWordLetter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-'; }

bool isKeyOf(std::string_view text, std::string_view key)
{
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        const char before = at == 0 ? '\n' : text[at - 1];
        const bool begins = !isWordLetter(before) && before != '.' && before != '/';
        const std::size_t end = text.find_first_not_of("\"' \t", at + key.size());
        if (begins && end != std::string_view::npos && text[end] == ':')
            return true;
    }
    return false;
}

bool beginsLineOf(std::string_view text, const std::string& start)
{
    return text.starts_with(start) || text.find('\n' + start) != std::string_view::npos;
}

}  // namespace

LaunchSource::LaunchSource(std::string_view text, std::string_view file) : m_text(withoutComments(text))
{
    if (m_text.empty())
        return;
    const bool isPython = file.ends_with(".py") || m_text.starts_with("import ") || m_text.starts_with("from ");
    if (m_text[m_text.find_first_not_of(" \t\r\n")] == '{')
        m_form = FileForm::Json;
    else if (isPython || contains({"\ndef ", "\nimport "}))
        m_form = FileForm::Python;
    else if (file.ends_with(".toml") || hasTable("[parallelism]"))
        m_form = FileForm::Toml;
    else if ((m_command = trainerCommandKind(m_text)))
        m_form = FileForm::TrainerCommand;
    else if (file.ends_with(".sh") || text.starts_with("#!"))
        m_form = FileForm::Script;
}

bool LaunchSource::contains(Words parts) const
{
    return std::any_of(parts.begin(), parts.end(), [this](std::string_view part) { return m_text.find(part) != std::string::npos; });
}

bool LaunchSource::hasKey(Words keys) const
{
    return std::any_of(keys.begin(), keys.end(), [this](std::string_view key) { return isKeyOf(m_text, key); });
}

bool LaunchSource::hasTopKey(Words keys) const
{
    return std::any_of(keys.begin(), keys.end(), [this](std::string_view key) { return beginsLineOf(m_text, std::string(key) + ':'); });
}

bool LaunchSource::hasTable(std::string_view table) const { return beginsLineOf(m_text, std::string(table)); }

std::string_view LaunchSource::wordAfter(std::string_view key) const
{
    const std::string_view text = m_text;
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::size_t begin = text.find_first_not_of(" :\"'", at + key.size());
    return begin == std::string_view::npos ? std::string_view{} : text.substr(begin, text.find_first_of(" \"'\r\n#,", begin) - begin);
}

}  // namespace shardscope
