// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"

#include <map>
#include <sstream>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "core/launch/flow_reader.h"

namespace shardscope {
namespace {

/// No file of a launcher repeats as much by aliases; a few lines of aliases to aliases could else expand to billions of values.
constexpr std::size_t kMostRepeated = 100000;

/// Stops yaml-cpp where the reader refuses what it reads; readYaml() makes a value of it.
struct Refused {
    Error error;
};

std::size_t lineOf(const YAML::Mark& mark) { return static_cast<std::size_t>(mark.line + 1); }

/// How many values there are, with those below; above `most` not all are counted.
std::size_t countUpTo(std::size_t most, const ConfigValue& value)
{
    std::size_t count = 1;
    if (const ConfigValue::List* list = value.list()) {
        for (auto each = list->begin(); each != list->end() && count <= most; ++each)
            count += countUpTo(most - count, *each);
    } else if (const ConfigValue::Map* map = value.entries()) {
        for (auto each = map->begin(); each != map->end() && count <= most; ++each)
            count += countUpTo(most - count, each->second);
    }
    return count;
}

/// Makes a value of what yaml-cpp tells: scalars, and where lists and maps begin and end.
class YamlTree : public YAML::EventHandler {
public:
    YamlTree(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (m_isRead)
            refuse(mark, "something follows the document", "one document a file");
    }
    void OnDocumentEnd() override { m_isRead = true; }
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        // yaml-cpp takes a word alone at the end of a file for a key.
        const bool isValue = !m_open.empty() && m_open.back().key && m_open.back().isBlock;
        if (const auto at = static_cast<std::size_t>(std::max(0, m_last.pos)); isValue && at < m_text.size()) {
            const std::string_view line = m_text.substr(at, m_text.find('\n', at) - at);
            if (line.find(':') == std::string_view::npos)
                refuse(m_last, "\"" + *m_open.back().key + "\" is no key with a value", "key: value");
        }
        add(mark, anchor, ConfigValue(), "null");
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& text) override
    {
        // "?" and "!" are yaml-cpp's for what has no tag, without and with quotes.
        if (tag == "?" || tag == kTag + "int" || tag == kTag + "float" || tag == kTag + "bool" || tag == kTag + "null")
            return add(mark, anchor, plainScalar(text, FlowStyle::Yaml), text);
        if (tag != "!" && tag != kTag + "str")
            refuseTag(mark, tag);
        add(mark, anchor, ConfigValue(text), text);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        const auto named = m_anchors.find(anchor);
        if (named == m_anchors.end())
            refuse(mark, "an alias stands inside of what it repeats", "a value that ends before it is repeated");
        m_repeated += countUpTo(kMostRepeated - m_repeated, named->second);
        if (m_repeated > kMostRepeated)
            refuse(mark, "aliases repeat too much", "at most " + std::to_string(kMostRepeated) + " repeated values are read");
        add(mark, 0, named->second, named->second.text() ? *named->second.text() : named->second.written());
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        begin(mark, tag, "seq", anchor, ConfigValue(ConfigValue::List{}));
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override
    {
        begin(mark, tag, "map", anchor, ConfigValue::map());
        m_open.back().isBlock = style == YAML::EmitterStyle::Block;
    }
    void OnMapEnd() override { end(); }

    /// yaml-cpp's own messages name the place where they were noticed, which may be the file's end.
    [[nodiscard]] Error wrong(const YAML::Exception& reason) const
    {
        const std::string_view said = reason.msg;
        if (said == YAML::ErrorMsg::DOC_IN_SCALAR)
            return wrong(lineOf(m_last), "a quoted text does not end", "add the second quote");
        if (said == YAML::ErrorMsg::END_OF_SEQ_FLOW || said == YAML::ErrorMsg::END_OF_MAP_FLOW)
            return wrong(lineOf(m_open.empty() ? m_last : m_open.back().mark),
                         "a list or map that begins there does not end, or lacks a comma",
                         said == YAML::ErrorMsg::END_OF_SEQ_FLOW ? "[a, b]" : "{a: 1, b: 2}");
        if (said == YAML::ErrorMsg::END_OF_MAP || said == YAML::ErrorMsg::END_OF_SEQ)
            return wrong(lineOf(reason.mark), "the line does not continue the lines before it",
                         "\"key: value\" or \"- value\", with the same number of blanks before each of a group");
        if (said == YAML::ErrorMsg::MAP_VALUE)
            return wrong(lineOf(reason.mark), "a colon stands where no value can begin", "quotes around a text that holds a colon");
        return wrong(lineOf(reason.mark), reason.msg, "YAML as its 1.1 or 1.2 has it");
    }

    [[nodiscard]] Result<ConfigValue> takeRoot()
    {
        if (m_root.isNull())
            return ConfigValue::map();
        if (!m_root.entries() && !m_root.list())
            return wrong(lineOf(m_last), m_root.described() + " is the whole document", "give keys: key: value");
        return std::move(m_root);
    }

private:
    struct Open {
        ConfigValue value;
        YAML::Mark mark;
        YAML::anchor_t anchor = 0;
        bool isBlock = false;
        std::optional<std::string> key{};
        std::size_t keyLine = 0;
        ConfigValue::List merged{};  ///< of "<<": entries that the map has where it has no own
    };

    inline static const std::string kTag = "tag:yaml.org,2002:";

    [[nodiscard]] Error wrong(std::size_t line, const std::string& what, const std::string& right) const
    {
        return {ErrorCode::BadUsage, {"line " + std::to_string(line) + ": " + what, right}, m_file, {}};
    }
    [[noreturn]] void refuse(const YAML::Mark& mark, const std::string& what, const std::string& right) const
    {
        throw Refused{wrong(lineOf(mark), what, right)};
    }
    [[noreturn]] void refuseTag(const YAML::Mark& mark, const std::string& tag) const
    {
        refuse(mark, "the tag " + tag + " is not read here", "a value without a tag");
    }

    void begin(const YAML::Mark& mark, const std::string& tag, const char* known, YAML::anchor_t anchor, ConfigValue value)
    {
        if (tag != "?" && tag != "!" && !tag.empty() && tag != kTag + known)
            refuseTag(mark, tag);
        if (m_open.size() >= kMostConfigLevels)
            refuse(mark, "keys are nested too deeply", "at most " + std::to_string(kMostConfigLevels) + " levels are read");
        m_last = mark;
        m_open.push_back({std::move(value), mark, anchor});
    }

    void end()
    {
        Open open = std::move(m_open.back());
        m_open.pop_back();
        for (const ConfigValue& map : open.merged) {
            for (const auto& [key, value] : *map.entries())
                (void)addEntry(open.value, key, value);
        }
        add(open.mark, open.anchor, std::move(open.value), {});
    }

    /// A key, or a value where it belongs. `word`: a scalar as it is written.
    void add(const YAML::Mark& mark, YAML::anchor_t anchor, ConfigValue value, const std::string& word)
    {
        m_last = mark;
        if (anchor != 0)
            m_anchors.insert_or_assign(anchor, value);
        if (m_open.empty()) {
            m_root = std::move(value);
        } else if (Open& open = m_open.back(); open.value.list()) {
            open.value.list()->push_back(std::move(value).atLine(lineOf(mark)));
        } else if (!open.key) {
            if (value.list() || value.entries())
                refuse(mark, value.described() + " stands where a key must", "a name");
            open.key = word;
            open.keyLine = lineOf(mark);
        } else {
            put(open, mark, std::move(value));
            open.key.reset();
        }
    }

    void put(Open& open, const YAML::Mark& mark, ConfigValue value)
    {
        if (*open.key == "<<") {
            const ConfigValue::List maps = value.list() ? *value.list() : ConfigValue::List{value};
            for (const ConfigValue& map : maps) {
                if (!map.entries())
                    refuse(mark, map.described() + " stands where a group to merge must", "<<: *name");
                open.merged.push_back(map);
            }
        } else if (!addEntry(open.value, *open.key, std::move(value).atLine(open.keyLine))) {
            throw Refused{wrong(open.keyLine, "the key \"" + *open.key + "\" occurs twice", "remove one of the two")};
        }
    }

    std::string_view m_text;
    const std::string& m_file;
    ConfigValue m_root;
    bool m_isRead = false;
    std::vector<Open> m_open;
    std::map<YAML::anchor_t, ConfigValue> m_anchors;
    std::size_t m_repeated = 0;
    YAML::Mark m_last;
};

}  // namespace

Result<ConfigValue> readYaml(std::string_view text, const std::string& file)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    YamlTree tree(text, file);
    try {
        // yaml-cpp lets the end of a file end a text in quotes, but not the end of a document.
        std::istringstream stream(std::string(text) + (text.ends_with('\n') ? "...\n" : "\n...\n"));
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(tree)) {
        }
    } catch (const Refused& refused) {
        return refused.error;
    } catch (const YAML::Exception& reason) {
        return tree.wrong(reason);
    }
    return tree.takeRoot();
}

}  // namespace shardscope
