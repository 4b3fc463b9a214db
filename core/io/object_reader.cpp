// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/object_reader.h"

#include <algorithm>
#include <cmath>

#include "core/base/nearest_name.h"

namespace shardscope {
namespace {

std::optional<std::int64_t> refuse(Error& error, ErrorCode code, std::vector<std::string> arguments)
{
    error.code = code;
    error.arguments = std::move(arguments);
    return std::nullopt;
}

/// What is missing may stand there misspelt: then the unknown key is the problem to name.
bool mayComeOfMisspelling(ErrorCode code)
{
    return code == ErrorCode::MissingKey || code == ErrorCode::Contradiction;
}

}  // namespace

std::optional<std::int64_t> wholeNumber(const Json& value, std::int64_t smallest, std::int64_t largest, Error& error)
{
    const auto outOfRange = [&] { return refuse(error, ErrorCode::OutOfRange, {value.dump(), std::to_string(smallest), std::to_string(largest)}); };
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

ObjectReader::ObjectReader(const Json& object, std::string file, std::string pointer)
    : m_file(std::move(file)), m_pointer(std::move(pointer))
{
    if (object.is_object())
        m_object = &object;
    else
        m_error = Error{ErrorCode::NotAnObject, {describeType(object)}, m_file, m_pointer};
}

const Json* ObjectReader::find(std::string_view key)
{
    m_known.emplace_back(key);
    if (!m_object)
        return nullptr;
    const auto found = m_object->find(std::string(key));
    return found == m_object->end() ? nullptr : &*found;
}

bool ObjectReader::has(std::string_view key) const
{
    if (!m_object)
        return false;
    const auto found = m_object->find(std::string(key));
    return found != m_object->end() && !found->is_null();
}

bool ObjectReader::isNull(std::string_view key) const
{
    if (!m_object)
        return false;
    const auto found = m_object->find(std::string(key));
    return found != m_object->end() && found->is_null();
}

const Json* ObjectReader::child(std::string_view key)
{
    return find(key);
}

std::optional<std::int64_t> ObjectReader::readInteger(std::string_view key, const Json& value, std::int64_t smallest, std::int64_t largest)
{
    Error error;
    const std::optional<std::int64_t> number = wholeNumber(value, smallest, largest, error);
    if (!number)
        fail(error.code, error.arguments, key);
    return number;
}

std::optional<std::int64_t> ObjectReader::optionalInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    return readInteger(key, *value, smallest, largest);
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t fallback, std::int64_t smallest, std::int64_t largest)
{
    const Json* value = find(key);
    if (!value)
        return fallback;
    return readInteger(key, *value, smallest, largest).value_or(fallback);
}

std::int64_t ObjectReader::requiredInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    const Json* value = find(key);
    if (!value) {
        fail(ErrorCode::MissingKey, {std::string(key), {}}, key);
        return smallest;
    }
    return readInteger(key, *value, smallest, largest).value_or(smallest);
}

std::optional<double> ObjectReader::optionalNumber(std::string_view key, double smallest, double largest)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    if (isNonFiniteWord(*value)) {
        fail(ErrorCode::NotFinite, {value->get<std::string>()}, key);
        return std::nullopt;
    }
    if (!value->is_number()) {
        fail(ErrorCode::WrongType, {"a number", describeType(*value)}, key);
        return std::nullopt;
    }
    const double number = value->get<double>();
    if (!(number >= smallest && number <= largest)) {
        fail(ErrorCode::OutOfRange, {value->dump(), Json(smallest).dump(), Json(largest).dump()}, key);
        return std::nullopt;
    }
    return number;
}

double ObjectReader::number(std::string_view key, double fallback, double smallest, double largest)
{
    if (isNull(key))
        fail(ErrorCode::WrongType, {"a number", "null"}, key);
    return optionalNumber(key, smallest, largest).value_or(fallback);
}

std::optional<bool> ObjectReader::optionalBoolean(std::string_view key)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    if (!value->is_boolean()) {
        fail(ErrorCode::WrongType, {"true or false", describeType(*value)}, key);
        return std::nullopt;
    }
    return value->get<bool>();
}

bool ObjectReader::boolean(std::string_view key, bool fallback)
{
    if (isNull(key))
        fail(ErrorCode::WrongType, {"true or false", "null"}, key);
    return optionalBoolean(key).value_or(fallback);
}

std::optional<std::string> ObjectReader::optionalString(std::string_view key)
{
    const Json* value = find(key);
    if (!value || value->is_null())
        return std::nullopt;
    if (!value->is_string()) {
        fail(ErrorCode::WrongType, {"a string", describeType(*value)}, key);
        return std::nullopt;
    }
    return value->get<std::string>();
}

std::string ObjectReader::string(std::string_view key, std::string_view fallback)
{
    if (isNull(key))
        fail(ErrorCode::WrongType, {"a string", "null"}, key);
    return optionalString(key).value_or(std::string(fallback));
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
