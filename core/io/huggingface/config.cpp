// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/config.h"

#include <utility>

#include "core/io/object_reader.h"

namespace shardscope::huggingface {

Config::Config(const Json& object, std::string file, std::string pointer)
    : m_object(&object),
      m_file(std::move(file)),
      m_pointer(std::move(pointer)),
      m_error(std::make_shared<std::optional<Error>>()),
      m_read(std::make_shared<std::set<std::string>>())
{
    if (!object.is_object())
        fail(Error{ErrorCode::NotAnObject, {describeType(object)}, m_file, m_pointer});
}

const Json* Config::peek(std::string_view key) const
{
    if (!m_object->is_object())
        return nullptr;
    const auto found = m_object->find(std::string(key));
    return found == m_object->end() ? nullptr : &*found;
}

const Json* Config::find(std::string_view key) const
{
    const Json* found = peek(key);
    if (found)
        m_read->insert(pointerTo(key));
    return found;
}

std::vector<std::string> Config::unread() const
{
    std::vector<std::string> keys;
    if (!m_object->is_object())
        return keys;
    for (const auto& [key, value] : m_object->items()) {
        const bool isAbsence = value.is_null() || value == false || value == 0 || (value.is_structured() && value.empty());
        if (!isAbsence && !m_read->contains(pointerTo(key)))
            keys.push_back(key);
    }
    return keys;
}

const Json* Config::given(std::string_view key) const
{
    const Json* value = find(key);
    return value && !value->is_null() ? value : nullptr;
}

bool Config::isNull(std::string_view key) const
{
    const Json* value = find(key);
    return value && value->is_null();
}

bool Config::isNumber(std::string_view key) const
{
    const Json* value = find(key);
    return value && value->is_number();
}

bool Config::isObject(std::string_view key) const
{
    const Json* value = find(key);
    return value && value->is_object();
}

const Json* Config::firstGiven(Keys keys, std::string_view& key) const
{
    for (const std::string_view candidate : keys) {
        if (const Json* value = given(candidate)) {
            key = candidate;
            return value;
        }
    }
    return nullptr;
}

template <typename Read>
auto Config::read(std::string_view key, const Json* value, Read readValue)
{
    Error error;
    if (!value)
        return decltype(readValue(*value, error))();
    auto held = readValue(*value, error);
    if (!held)
        fail(error.code, error.arguments, key);
    return held;
}

std::optional<std::int64_t> Config::given(Keys keys, std::int64_t smallest, std::int64_t largest)
{
    std::string_view key;
    const Json* value = firstGiven(keys, key);
    return read(key, value, [&](const Json& json, Error& error) { return wholeNumber(json, smallest, largest, error); });
}

std::int64_t Config::dimension(Keys keys, std::int64_t classDefault, std::int64_t largest)
{
    return given(keys, 1, largest).value_or(classDefault);
}

std::int64_t Config::coreDimension(Keys keys, std::int64_t classDefault, std::int64_t largest)
{
    std::string_view key;
    if (!firstGiven(keys, key) && !nested())
        fail(ErrorCode::MissingKey, {std::string(*keys.begin()), "the size of the model"}, *keys.begin());
    return dimension(keys, classDefault, largest);
}

std::int64_t Config::count(Keys keys, std::int64_t classDefault, std::int64_t largest)
{
    return given(keys, 0, largest).value_or(classDefault);
}

double Config::number(Keys keys, double classDefault, double smallest, double largest)
{
    std::string_view key;
    const Json* value = firstGiven(keys, key);
    const auto finite = [&](const Json& json, Error& error) { return finiteNumber(json, smallest, largest, error); };
    return read(key, value, finite).value_or(classDefault);
}

bool Config::flag(std::string_view key, bool classDefault)
{
    return !isNull(key) && read(key, find(key), truthValue).value_or(classDefault);
}

std::string Config::word(std::string_view key, std::string_view classDefault)
{
    return read(key, given(key), textValue).value_or(std::string(classDefault));
}

template <typename Entry, typename Read>
std::optional<std::vector<Entry>> Config::list(std::string_view key, Read readEntry)
{
    const Json* value = given(key);
    if (!value)
        return std::nullopt;
    if (!value->is_array()) {
        fail(ErrorCode::WrongType, {"an array", describeType(*value)}, key);
        return std::nullopt;
    }
    std::vector<Entry> entries;
    for (const Json& json : *value) {
        std::optional<Entry> entry = read(key, &json, readEntry);
        if (!entry)
            return std::nullopt;
        entries.push_back(std::move(*entry));
    }
    return entries;
}

std::optional<std::vector<std::string>> Config::words(std::string_view key)
{
    return list<std::string>(key, [](const Json& json, Error& error) {
        std::optional<std::string> word = textValue(json, error);
        if (!word)
            error.arguments = {"an array of strings", describeType(json) + " in it"};
        return word;
    });
}

std::optional<std::vector<std::int64_t>> Config::integers(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    return list<std::int64_t>(key, [&](const Json& json, Error& error) { return wholeNumber(json, smallest, largest, error); });
}

std::optional<std::vector<std::int64_t>> Config::integerPerLayer(std::string_view key, std::int64_t smallest, std::int64_t largest,
                                                                 std::int64_t layers)
{
    std::optional<std::vector<std::int64_t>> found = integers(key, smallest, largest);
    if (found)
        requireOnePerLayer(found->size(), layers, key);
    return failed() ? std::nullopt : found;
}

void Config::requireOnePerLayer(std::size_t entries, std::int64_t layers, std::string_view key)
{
    if (static_cast<std::int64_t>(entries) != layers)
        contradiction(std::to_string(entries) + " entries for " + std::to_string(layers) + " layers", key);
}

void Config::requireEvenGroups(std::int64_t heads, std::int64_t kvHeads, std::string_view key)
{
    if (!failed() && heads % kvHeads != 0)
        contradiction(std::to_string(heads) + " query heads are not a multiple of " + std::to_string(kvHeads) + " key/value heads", key);
}

std::optional<std::vector<std::string>> Config::wordPerLayer(std::string_view key, std::int64_t layers)
{
    std::optional<std::vector<std::string>> found = words(key);
    if (found)
        requireOnePerLayer(found->size(), layers, key);
    return failed() ? std::nullopt : found;
}

std::optional<Config> Config::child(std::string_view key)
{
    const Json* value = given(key);
    if (!value)
        return std::nullopt;
    Config inner(*value, m_file, pointerTo(key));
    if (inner.failed())
        fail(inner.error());
    inner.m_error = m_error;
    inner.m_read = m_read;
    inner.m_outer = m_outer;
    return inner;
}

std::vector<Config> Config::childPerLayer(std::string_view key, std::int64_t layers)
{
    std::vector<Config> children;
    const Json* value = given(key);
    if (!value || !value->is_array()) {
        fail(ErrorCode::WrongType, {"an array of objects", value ? describeType(*value) : "nothing"}, key);
        return children;
    }
    for (std::size_t index = 0; index < value->size() && !failed(); ++index) {
        Config inner((*value)[index], m_file, pointerTo(key) + "/" + std::to_string(index));
        if (inner.failed())
            fail(inner.error());
        inner.m_error = m_error;
        inner.m_read = m_read;
        children.push_back(std::move(inner));
    }
    requireOnePerLayer(children.size(), layers, key);
    return failed() ? std::vector<Config>() : children;
}

bool Config::tied(bool classDefault)
{
    constexpr std::string_view key = "tie_word_embeddings";
    if (!has(key) && m_outer) {
        const auto found = m_outer->find(std::string(key));
        if (found != m_outer->end() && found->is_boolean())
            return found->get<bool>();
    }
    return flag(key, classDefault);
}

void Config::fail(Error error)
{
    if (!m_error->has_value())
        *m_error = std::move(error);
}

void Config::requireMultiple(std::int64_t value, std::string_view what, std::int64_t divisor, std::string_view of, std::string_view key)
{
    if (divisor > 0 && value % divisor == 0)
        return;
    contradiction(
        std::string(what) + " " + std::to_string(value) + " is not a multiple of " + std::string(of) + " " + std::to_string(divisor), key);
}

}  // namespace shardscope::huggingface
