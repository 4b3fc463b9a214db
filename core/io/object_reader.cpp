// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/object_reader.h"

#include <algorithm>
#include <cmath>

#include "core/base/nearest_name.h"

namespace shardscope {
namespace {

std::nullopt_t refuse(Error& error, ErrorCode code, std::vector<std::string> arguments)
{
    error.code = code;
    error.arguments = std::move(arguments);
    return std::nullopt;
}

/// What is missing may stand there misspelt: then the unknown key is the problem to name.
bool mayComeOfMisspelling(ErrorCode code) { return code == ErrorCode::MissingKey || code == ErrorCode::Contradiction; }

}  // namespace

std::optional<std::int64_t> wholeNumber(const Json& value, std::int64_t smallest, std::int64_t largest, Error& error)
{
    const auto outOfRange = [&] {
        return refuse(error, ErrorCode::OutOfRange, {value.dump(), std::to_string(smallest), std::to_string(largest)});
    };
    if (isNonFiniteWord(value))
        return refuse(error, ErrorCode::NotFinite, {value.get<std::string>()});
    if (!value.is_number())
        return refuse(error, ErrorCode::WrongType, {"a whole number", describeType(value)});
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return outOfRange();
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (std::floor(number) != number)
            return refuse(error, ErrorCode::WrongType, {"a whole number", value.dump()});
        if (std::abs(number) > 9.0e15)
            return outOfRange();
    }
    const auto number = value.is_number_float() ? static_cast<std::int64_t>(value.get<double>()) : value.get<std::int64_t>();
    if (number < smallest || number > largest)
        return outOfRange();
    return number;
}

std::optional<double> finiteNumber(const Json& value, double smallest, double largest, Error& error)
{
    if (isNonFiniteWord(value))
        return refuse(error, ErrorCode::NotFinite, {value.get<std::string>()});
    if (!value.is_number())
        return refuse(error, ErrorCode::WrongType, {"a number", describeType(value)});
    const double number = value.get<double>();
    if (!(number >= smallest && number <= largest))
        return refuse(error, ErrorCode::OutOfRange, {value.dump(), Json(smallest).dump(), Json(largest).dump()});
    return number;
}

std::optional<bool> truthValue(const Json& value, Error& error)
{
    if (!value.is_boolean())
        return refuse(error, ErrorCode::WrongType, {"true or false", describeType(value)});
    return value.get<bool>();
}

std::optional<std::string> textValue(const Json& value, Error& error)
{
    if (!value.is_string())
        return refuse(error, ErrorCode::WrongType, {"a string", describeType(value)});
    return value.get<std::string>();
}

ObjectReader::ObjectReader(const Json& object, std::string file, std::string pointer)
    : m_file(std::move(file)), m_pointer(std::move(pointer))
{
    if (object.is_object())
        m_object = &object;
    else
        m_error = Error{ErrorCode::NotAnObject, {describeType(object)}, m_file, m_pointer};
}

const Json* ObjectReader::child(std::string_view key)
{
    m_known.emplace_back(key);
    return find(key);
}

const Json* ObjectReader::find(std::string_view key) const
{
    if (!m_object)
        return nullptr;
    const auto found = m_object->find(std::string(key));
    return found == m_object->end() ? nullptr : &*found;
}

bool ObjectReader::has(std::string_view key) const
{
    const Json* value = find(key);
    return value && !value->is_null();
}

bool ObjectReader::isNull(std::string_view key) const
{
    const Json* value = find(key);
    return value && value->is_null();
}

const Json* ObjectReader::given(std::string_view key)
{
    const Json* value = child(key);
    return value && !value->is_null() ? value : nullptr;
}

template <typename Read>
auto ObjectReader::read(std::string_view key, const Json* value, Read readValue)
{
    Error error;
    if (!value)
        return decltype(readValue(*value, error))();
    auto held = readValue(*value, error);
    if (!held)
        fail(error.code, error.arguments, key);
    return held;
}

void ObjectReader::refuseNull(std::string_view key, std::string_view expected)
{
    if (isNull(key))
        fail(ErrorCode::WrongType, {std::string(expected), "null"}, key);
}

std::optional<std::int64_t> ObjectReader::optionalInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    return read(key, given(key), [&](const Json& value, Error& error) { return wholeNumber(value, smallest, largest, error); });
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t fallback, std::int64_t smallest, std::int64_t largest)
{
    const auto whole = [&](const Json& value, Error& error) { return wholeNumber(value, smallest, largest, error); };
    return read(key, child(key), whole).value_or(fallback);
}

std::int64_t ObjectReader::requiredInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    if (!child(key))
        fail(ErrorCode::MissingKey, {std::string(key), {}}, key);
    return integer(key, smallest, smallest, largest);
}

std::optional<double> ObjectReader::optionalNumber(std::string_view key, double smallest, double largest)
{
    return read(key, given(key), [&](const Json& value, Error& error) { return finiteNumber(value, smallest, largest, error); });
}

double ObjectReader::number(std::string_view key, double fallback, double smallest, double largest)
{
    refuseNull(key, "a number");
    return optionalNumber(key, smallest, largest).value_or(fallback);
}

std::optional<bool> ObjectReader::optionalBoolean(std::string_view key) { return read(key, given(key), truthValue); }

bool ObjectReader::boolean(std::string_view key, bool fallback)
{
    refuseNull(key, "true or false");
    return optionalBoolean(key).value_or(fallback);
}

std::optional<std::string> ObjectReader::optionalString(std::string_view key) { return read(key, given(key), textValue); }

std::string ObjectReader::string(std::string_view key, std::string_view fallback)
{
    refuseNull(key, "a string");
    return optionalString(key).value_or(std::string(fallback));
}

std::optional<int> ObjectReader::optionalCount(std::string_view key, int largest)
{
    const std::optional<std::int64_t> number = optionalInteger(key, 1, largest);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::vector<std::string> ObjectReader::strings(std::string_view key)
{
    std::vector<std::string> strings;
    const Json* list = given(key);
    if (list && !list->is_array())
        fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
    for (std::size_t index = 0; list && list->is_array() && index < list->size(); ++index)
        strings.push_back(read(key, &(*list)[index], textValue).value_or(""));
    return strings;
}

void ObjectReader::ignore(std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        m_known.emplace_back(key);
}

void ObjectReader::fail(ErrorCode code, std::vector<std::string> arguments, std::string_view key)
{
    fail(Error{code, std::move(arguments), m_file, pointerTo(key)});
}

void ObjectReader::fail(Error error)
{
    const bool misspelt = error.code == ErrorCode::UnknownKey && m_error && mayComeOfMisspelling(m_error->code);
    if (!m_error || misspelt)
        m_error = std::move(error);
}

std::optional<Error> ObjectReader::finish()
{
    if (m_ignoreUnknown || !m_object || (m_error && !mayComeOfMisspelling(m_error->code)))
        return m_error;
    for (const auto& [key, value] : m_object->items()) {
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end()) {
            fail(ErrorCode::UnknownKey, {key, nearestKey(key, m_known)}, key);
            break;
        }
    }
    return m_error;
}

}  // namespace shardscope
