// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_state.h"

#include <algorithm>

namespace shardscope::shell {

VariablePtr Variables::find(std::string_view name) const
{
    const auto found = m_variables.find(name);
    return found == m_variables.end() ? nullptr : found->second;
}

void Variables::set(const std::string& name, VariablePtr variable)
{
    VariablePtr& place = m_variables[name];
    if (!m_journals.empty())
        m_journals.back().emplace(name, place);  // only the first change of a level counts
    place = std::move(variable);
}

void Variables::set(const std::string& name, Text value)
{
    const VariablePtr before = find(name);
    auto variable = std::make_shared<Variable>();
    variable->isExported = before && before->isExported;
    variable->elements.push_back(std::move(value));
    set(name, std::move(variable));
}

Changes Variables::end()
{
    Changes changes;
    for (auto& [name, before] : m_journals.back()) {
        changes[name] = m_variables[name];
        m_variables[name] = before;
    }
    m_journals.pop_back();
    return changes;
}

void Variables::keep()
{
    Changes journal = std::move(m_journals.back());
    m_journals.pop_back();
    if (m_journals.empty())
        return;
    for (auto& [name, before] : journal)
        m_journals.back().emplace(name, before);
}

bool isSetByBash(std::string_view name)
{
    constexpr std::string_view kNames[] = {"PWD",     "OLDPWD",   "HOME",     "PATH",   "HOSTNAME",   "RANDOM",      "SRANDOM",
                                           "SECONDS", "LINENO",   "UID",      "EUID",   "PPID",       "SHELL",       "TERM",
                                           "OSTYPE",  "HOSTTYPE", "MACHTYPE", "SHLVL",  "USER",       "LANG",        "OPTIND",
                                           "OPTARG",  "PS4",      "LOGNAME",  "GROUPS", "PIPESTATUS", "FUNCNAME",    "0",
                                           "$",       "?",        "!",        "-",      "_",          "EPOCHSECONDS"};
    return name.starts_with("BASH") || std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

}  // namespace shardscope::shell
