// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

namespace shardscope {

/// A field that every row of a table must state: a row that leaves it out does not compile.
template <typename T>
class Stated {
public:
    template <std::convertible_to<T> Value>
    requires(!std::same_as<std::remove_cvref_t<Value>, Stated>) constexpr Stated(Value&& value)
        : m_value(std::forward<Value>(value))  // NOLINT(google-explicit-constructor): written as plain values
    {
    }
    [[nodiscard]] constexpr const T& operator*() const { return m_value; }
    [[nodiscard]] constexpr const T* operator->() const { return &m_value; }
    constexpr operator const T&() const { return m_value; }  // NOLINT(google-explicit-constructor)

private:
    T m_value;
};

}  // namespace shardscope
