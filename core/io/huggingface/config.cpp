// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/config.h"

#include <utility>

#include "core/io/object_reader.h"

namespace shardscope::huggingface {

Config::Config(const Json& object, std::string file, std::string pointer)
    : m_object(&object), m_file(std::move(file)), m_pointer(std::move(pointer)), m_error(std::make_shared<std::optional<Error>>())
{
    if (!object.is_object())
        fail(Error{ErrorCode::NotAnObject, {describeType(object)}, m_file, m_pointer});
}

void Config::setNested(const Config& outer) { m_outer = outer.m_object; }

const Json* Config::find(std::string_view key) const
{
    if (!m_object->is_object())
        return nullptr;
    const auto found = m_object->find(std::string(key));
    return found == m_object->end() ? nullptr : &*found;
}

bool Config::has(std::string_view key) const
{
    const Json* value = find(key);
    return value && !value->is_null();
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

const Json* Config::firstGiven(Keys keys, std::string_view& key) const
{
    for (const std::string_view candidate : keys) {
        const Json* value = find(candidate);
        if (value && !value->is_null()) {
            key = candidate;
            return value;
        }
    }
    return nullptr;
}

std::optional<std::int64_t> Config::readInteger(const Json& value, std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    Error error;
    const std::optional<std::int64_t> number = wholeNumber(value, smallest, largest, error);
    if (!number)
        fail(error.code, error.arguments, key);
    return number;
}

std::optional<std::int64_t> Config::given(Keys keys, std::int64_t smallest, std::int64_t largest)
{
    std::string_view key;
    const Json* value = firstGiven(keys, key);
    return value ? readInteger(*value, key, smallest, largest) : std::nullopt;
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
    if (!value)
        return classDefault;
    if (!value->is_number()) {
        fail(isNonFiniteWord(*value) ? ErrorCode::NotFinite : ErrorCode::WrongType,
             isNonFiniteWord(*value) ? std::vector<std::string>{value->get<std::string>()}
                                     : std::vector<std::string>{"a number", describeType(*value)},
             key);
        return classDefault;
    }
    const double number = value->get<double>();
    if (!(number >= smallest && number <= largest)) {
        fail(ErrorCode::OutOfRange, {value->dump(), Json(smallest).dump(), Json(largest).dump()}, key);
        return classDefault;
    }
    return number;
}

bool Config::flag(std::string_view key, bool classDefault)
{
    const Json* value = find(key);
    if (!value)
        return classDefault;
    if (value->is_null())
        return false;
    if (!value->is_boolean()) {
        fail(ErrorCode::WrongType, {"true or false", describeType(*value)}, key);
        return classDefault;
    }
    return value->get<bool>();
}

std::string Config::word(std::string_view key, std::string_view classDefault)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::string(classDefault);
    if (!value->is_string()) {
        fail(ErrorCode::WrongType, {"a string", describeType(*value)}, key);
        return std::string(classDefault);
    }
    return value->get<std::string>();
}

std::optional<std::vector<std::string>> Config::words(std::string_view key)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    if (!value->is_array()) {
        fail(ErrorCode::WrongType, {"an array", describeType(*value)}, key);
        return std::nullopt;
    }
    std::vector<std::string> words;
    for (const Json& entry : *value) {
        if (!entry.is_string()) {
            fail(ErrorCode::WrongType, {"an array of strings", describeType(entry) + " in it"}, key);
            return std::nullopt;
        }
        words.push_back(entry.get<std::string>());
    }
    return words;
}

std::optional<std::vector<std::int64_t>> Config::integers(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    if (!value->is_array()) {
        fail(ErrorCode::WrongType, {"an array", describeType(*value)}, key);
        return std::nullopt;
    }
    std::vector<std::int64_t> numbers;
    for (const Json& entry : *value) {
        const std::optional<std::int64_t> number = readInteger(entry, key, smallest, largest);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<std::vector<std::string>> Config::wordPerLayer(std::string_view key, std::int64_t layers)
{
    std::optional<std::vector<std::string>> found = words(key);
    if (found && static_cast<std::int64_t>(found->size()) != layers)
        contradiction(std::to_string(found->size()) + " entries for " + std::to_string(layers) + " layers", key);
    return failed() ? std::nullopt : found;
}

std::optional<Config> Config::child(std::string_view key)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    Config inner(*value, m_file, pointerTo(key));
    if (inner.failed())
        fail(inner.error());
    inner.m_error = m_error;
    inner.m_outer = m_outer;
    return inner;
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

void Config::fail(ErrorCode code, std::vector<std::string> arguments, std::string_view key)
{
    fail(Error{code, std::move(arguments), m_file, pointerTo(key)});
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
    contradiction(std::string(what) + " " + std::to_string(value) + " is no multiple of " + std::string(of) + " " + std::to_string(divisor),
                  key);
}

}  // namespace shardscope::huggingface
