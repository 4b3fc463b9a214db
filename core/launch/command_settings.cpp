// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/command_settings.h"

#include "core/launch/flow_reader.h"
#include "core/launch/shell_text.h"

#include <algorithm>
#include <map>

namespace shardscope {
namespace {

using Variables = std::map<std::string, std::string, std::less<>>;

/// "NAME=value", which is no flag.
bool isAssignment(const std::string& word)
{
    const std::size_t equals = word.find('=');
    return equals != std::string::npos && equals > 0 && !word.starts_with('-') && !word.starts_with('$') &&
           word.find_first_of("./ ") > equals;
}

/// "$NAME" or "${NAME}" and no more, as the script has set it.
std::string expanded(const std::string& word, const Variables& variables)
{
    if (!word.starts_with('$'))
        return word;
    std::string name = word.substr(1);
    if (name.starts_with('{') && name.ends_with('}'))
        name = name.substr(1, name.size() - 2);
    const auto found = variables.find(name);
    return found == variables.end() ? word : found->second;
}

/// The script's commands in one row, without its assignments, which are kept apart. An array's words, `ARGS=( --x 1 )`, are flags too.
std::vector<std::string> wordsOf(std::string_view script, Variables& variables)
{
    std::vector<std::string> words;
    for (const std::vector<std::string>& command : shellCommands(script)) {
        for (std::string word : command) {
            const std::size_t open = word.find("=(");
            if (open != std::string::npos && !word.starts_with('-'))
                word = word.substr(open + 2);
            if (!word.starts_with('-') && word.ends_with(')'))
                word.pop_back();
            if (isAssignment(word))
                variables[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
            else if (!word.empty())
                words.push_back(word.starts_with("--") ? word : expanded(word, variables));
        }
    }
    return words;
}

/// A flag, not a negative number.
bool isFlag(const std::string& word) { return word.size() > 2 && word.starts_with("--"); }

/// "[1,2]" or a plain word.
Result<ConfigValue> overrideValue(const std::string& text, const std::string& file)
{
    if (text.starts_with('['))
        return FlowReader(text, FlowStyle::Yaml, file).value();
    return plainScalar(text, FlowStyle::Yaml);
}

/// Sets what stands in "++key.of.a.group=value".
Result<void> addOverride(ConfigValue& settings, const std::string& word, const std::string& file)
{
    const std::size_t begin = word.find_first_not_of('+');
    const std::size_t equals = word.find('=');
    const Result<ConfigValue> value = overrideValue(word.substr(equals + 1), file);
    if (!value)
        return value.error();
    settings.set(word.substr(begin, equals - begin), *value);
    return {};
}

}  // namespace

Result<ConfigValue> overrideSettings(std::string_view script, const std::string& file)
{
    Variables variables;
    const std::vector<std::string> words = wordsOf(script, variables);
    ConfigValue settings = ConfigValue::map();
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isFollowed = at + 1 < words.size() && !words[at + 1].starts_with("-");
        if (words[at] == "--recipe" && isFollowed)
            settings.set("recipe", words[++at]);
        else if ((words[at] == "--nnodes" || words[at] == "--nproc_per_node") && isFollowed)
            settings.set(words[at], plainScalar(words[at + 1], FlowStyle::Yaml));
        else if (!isFlag(words[at]) && words[at].find('=') != std::string::npos && words[at].find_first_not_of('+') < words[at].find('=')) {
            if (const Result<void> added = addOverride(settings, words[at], file); !added)
                return added.error();
        }
    }
    // Of one word before the sign, it looks like a variable of the shell.
    if (const auto found = variables.find("mixed_precision"); found != variables.end())
        settings.set("mixed_precision", found->second);
    return settings;
}

Result<ConfigValue> megatronSettings(std::string_view script, const std::string& file)
{
    Variables variables;
    const std::vector<std::string> words = wordsOf(script, variables);
    ConfigValue settings = ConfigValue::map();
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isFlag(words[at]))
            continue;
        const std::size_t equals = words[at].find('=');
        const std::string name = words[at].substr(0, equals);
        ConfigValue::List values;
        if (equals != std::string::npos)
            values.push_back(plainScalar(words[at].substr(equals + 1), FlowStyle::Toml));
        while (at + 1 < words.size() && !words[at + 1].starts_with("--") && !words[at + 1].ends_with(".py"))
            values.push_back(plainScalar(words[++at], FlowStyle::Toml));
        // Of a flag given twice argparse takes the last.
        settings.set(name, values.empty() ? ConfigValue(true) : values.size() == 1 ? values.front() : ConfigValue(std::move(values)));
    }
    if (settings.entries()->empty())
        return Error{ErrorCode::BadUsage, {"no flag stands there", "Megatron-LM's arguments, for example --num-layers 32"}, file, {}};
    return settings;
}

ConfigValue torchtitanSettings(std::string_view script)
{
    Variables variables;
    const std::vector<std::string> words = wordsOf(script, variables);
    ConfigValue settings = ConfigValue::map();
    for (const auto& [variable, key] : {std::pair{"MODULE", "module"}, {"CONFIG", "config"}}) {
        if (const auto found = variables.find(variable); found != variables.end())
            settings.set(key, found->second);
    }
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isFlag(words[at]))
            continue;
        std::string path = words[at].substr(2);
        const std::size_t equals = path.find('=');
        const bool hasValue = equals != std::string::npos;
        const bool isFollowed = !hasValue && at + 1 < words.size() && !words[at + 1].starts_with("-") && !words[at + 1].ends_with(".py");
        ConfigValue value = true;
        if (hasValue || isFollowed)
            value = plainScalar(hasValue ? path.substr(equals + 1) : words[++at], FlowStyle::Toml);
        path = path.substr(0, equals);
        std::replace(path.begin(), path.end(), '-', '_');
        const std::size_t dot = path.rfind('.');
        if (dot != std::string::npos && path.compare(dot + 1, 3, "no_") == 0) {
            path.erase(dot + 1, 3);
            value = false;
        }
        settings.set(path, std::move(value));
    }
    return settings;
}

}  // namespace shardscope
