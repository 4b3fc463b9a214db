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

/// Returns whether a misspelling may be the cause of a missing key: then the unknown key is the problem to name.
bool mayComeOfMisspelling(ErrorCode code) { return code == ErrorCode::MissingKey || code == ErrorCode::Contradiction; }

struct WholeNumber {
    std::int64_t smallest;
    std::int64_t largest;

    auto operator()(const Json& value, Error& error) const { return wholeNumber(value, smallest, largest, error); }
    [[nodiscard]] Json type(Null null) const { return JsonSchema::integer(smallest, largest, null); }
};

struct FiniteNumber {
    double smallest;
    double largest;

    auto operator()(const Json& value, Error& error) const { return finiteNumber(value, smallest, largest, error); }
    [[nodiscard]] Json type(Null null) const { return JsonSchema::number(smallest, largest, null); }
};

struct Truth {
    auto operator()(const Json& value, Error& error) const { return truthValue(value, error); }
    [[nodiscard]] Json type(Null null) const { return JsonSchema::type("boolean", null); }
};

struct Text {
    auto operator()(const Json& value, Error& error) const { return textValue(value, error); }
    [[nodiscard]] Json type(Null null) const { return JsonSchema::type("string", null); }
};

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

ObjectReader::ObjectReader(JsonSchema& schema) : m_schema(&schema) {}

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

template <typename Kind>
auto ObjectReader::read(std::string_view key, Null null, const Kind& kind)
{
    if (m_schema)
        m_schema->note(key, kind.type(null));
    Error error;
    const Json* value = null == Null::IsAbsent ? given(key) : child(key);
    if (!value)
        return decltype(kind(*value, error))();
    auto held = kind(*value, error);
    if (!held)
        fail(error.code, error.arguments, key);
    return held;
}

std::optional<std::int64_t> ObjectReader::optionalInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    return read(key, Null::IsAbsent, WholeNumber{smallest, largest});
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t fallback, std::int64_t smallest, std::int64_t largest)
{
    return read(key, Null::Refused, WholeNumber{smallest, largest}).value_or(fallback);
}

std::int64_t ObjectReader::requiredInteger(std::string_view key, std::int64_t smallest, std::int64_t largest)
{
    require(key, {});
    return integer(key, smallest, smallest, largest);
}

std::optional<double> ObjectReader::optionalNumber(std::string_view key, double smallest, double largest)
{
    return read(key, Null::IsAbsent, FiniteNumber{smallest, largest});
}

double ObjectReader::number(std::string_view key, double fallback, double smallest, double largest)
{
    return read(key, Null::Refused, FiniteNumber{smallest, largest}).value_or(fallback);
}

double ObjectReader::requiredNumber(std::string_view key, double smallest, double largest)
{
    require(key, {});
    return number(key, smallest, smallest, largest);
}

std::optional<bool> ObjectReader::optionalBoolean(std::string_view key) { return read(key, Null::IsAbsent, Truth()); }

bool ObjectReader::boolean(std::string_view key, bool fallback) { return read(key, Null::Refused, Truth()).value_or(fallback); }

std::optional<std::string> ObjectReader::optionalString(std::string_view key) { return read(key, Null::IsAbsent, Text()); }

std::string ObjectReader::string(std::string_view key, std::string_view fallback)
{
    return read(key, Null::Refused, Text()).value_or(std::string(fallback));
}

std::string ObjectReader::requiredString(std::string_view key, std::string_view what)
{
    if (!has(key))
        fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    return string(key, "");
}

void ObjectReader::require(std::string_view key, std::string_view what)
{
    if (!child(key))
        fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
}

std::optional<int> ObjectReader::optionalCount(std::string_view key, int largest)
{
    const std::optional<std::int64_t> number = optionalInteger(key, 1, largest);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::vector<std::string> ObjectReader::strings(std::string_view key)
{
    std::vector<std::string> strings;
    if (m_schema)
        m_schema->note(key, JsonSchema::list(Text().type(Null::Refused), Null::IsAbsent));
    const Json* list = given(key);
    if (list && !list->is_array())
        fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
    for (std::size_t index = 0; list && list->is_array() && index < list->size(); ++index) {
        Error error;
        const std::optional<std::string> text = textValue((*list)[index], error);
        if (!text)
            fail(error.code, error.arguments, key);
        strings.push_back(text.value_or(""));
    }
    return strings;
}

void ObjectReader::ignore(std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        m_known.emplace_back(key);
}

void ObjectReader::fail(ErrorCode code, std::vector<std::string> arguments, std::string_view key)
{
    if (m_schema && code == ErrorCode::MissingKey)
        m_schema->require(key);
    fail(Error{code, std::move(arguments), m_file, pointerTo(key)});
}

void ObjectReader::fail(Error error)
{
    if (m_schema)
        return;
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
