// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"

#include "core/launch/flow_reader.h"

namespace shardscope {
namespace {

Result<std::vector<std::string>> dottedKey(FlowReader& reader)
{
    std::vector<std::string> parts;
    do {
        reader.skipBlanksOfLine();
        Result<std::string> part = reader.key();
        if (!part)
            return part.error();
        parts.push_back(std::move(*part));
        reader.skipBlanksOfLine();
    } while (reader.accept('.'));
    return parts;
}

/// The map that a path of keys leads to, made where it is not there; of a list of tables the last. Null: another value stands there.
ConfigValue* descend(ConfigValue& root, const std::vector<std::string>& parts, std::size_t count)
{
    ConfigValue* value = &root;
    for (std::size_t i = 0; i < count; ++i) {
        ConfigValue& child = value->at(parts[i]);
        if (child.isNull())
            child = ConfigValue::map();
        value = child.list() && !child.list()->empty() ? &child.list()->back() : &child;
        if (!value->entries())
            return nullptr;
    }
    return value;
}

/// Reads a document line by line.
class TomlReader {
public:
    TomlReader(std::string_view text, const std::string& file) : m_reader(text, FlowStyle::Toml, file), m_root(ConfigValue::map()) {}

    Result<ConfigValue> read()
    {
        for (m_reader.skipBlanks(); !m_reader.atEnd(); m_reader.skipBlanks()) {
            const Result<void> taken = m_reader.peek() == '[' ? section() : entry();
            if (!taken)
                return taken.error();
            m_reader.skipBlanksOfLine();
            if (!m_reader.atEnd() && m_reader.peek() != '\n')
                return m_reader.wrong("something follows what the line already says", "one key and its value a line");
        }
        return std::move(m_root);
    }

private:
    Result<void> section()
    {
        m_reader.accept('[');
        const bool isList = m_reader.accept('[');
        const Result<std::vector<std::string>> parts = dottedKey(m_reader);
        if (!parts)
            return parts.error();
        if (parts->size() > kMostConfigLevels)
            return tooDeep();
        if (!m_reader.accept(']') || (isList && !m_reader.accept(']')))
            return m_reader.wrong("a section's name doesn't end", isList ? "]]" : "]");
        m_section = *parts;
        if (!isList)
            return descend(m_root, m_section, m_section.size()) ? Result<void>()
                                                                : m_reader.wrong("a section has the name of a key", "another name");
        ConfigValue* const parent = descend(m_root, m_section, m_section.size() - 1);
        if (!parent)
            return m_reader.wrong("a section has the name of a key", "another name");
        ConfigValue& tables = parent->at(m_section.back());
        if (tables.isNull())
            tables = ConfigValue::List{};
        if (!tables.list())
            return m_reader.wrong("a list of sections has the name of a key", "another name");
        tables.list()->push_back(ConfigValue::map());
        return {};
    }

    [[nodiscard]] Error tooDeep() const
    {
        return m_reader.wrong("keys are nested too deeply", "at most " + std::to_string(kMostConfigLevels) + " levels are read");
    }

    Result<void> entry()
    {
        const Result<std::vector<std::string>> parts = dottedKey(m_reader);
        if (!parts)
            return parts.error();
        if (m_section.size() + parts->size() > kMostConfigLevels)
            return tooDeep();
        if (!m_reader.accept('='))
            return m_reader.wrong("the key \"" + parts->back() + "\" has no value", "key = value");
        m_reader.skipBlanksOfLine();
        if (m_reader.atEnd() || m_reader.peek() == '\n')
            return m_reader.wrong("the key \"" + parts->back() + "\" has no value", "key = value");
        Result<ConfigValue> value = m_reader.value();
        if (!value)
            return value.error();
        ConfigValue* map = descend(m_root, m_section, m_section.size());
        map = map ? descend(*map, *parts, parts->size() - 1) : nullptr;
        if (!map || !addEntry(*map, parts->back(), std::move(*value)))
            return m_reader.wrong("the key \"" + parts->back() + "\" stands there twice", "keep one of them");
        return {};
    }

    FlowReader m_reader;
    ConfigValue m_root;
    std::vector<std::string> m_section;
};

}  // namespace

Result<ConfigValue> readToml(std::string_view text, const std::string& file) { return TomlReader(text, file).read(); }

Result<ConfigValue> readJsonConfig(std::string_view text, const std::string& file)
{
    FlowReader reader(text, FlowStyle::Json, file);
    Result<ConfigValue> value = reader.value();
    if (!value)
        return value;
    reader.skipBlanks();
    if (!reader.atEnd())
        return reader.wrong("something follows the document", "one object { … }");
    if (!value->entries())
        return reader.wrong(value->described() + " stands for the document", "an object { … }");
    return value;
}

}  // namespace shardscope
