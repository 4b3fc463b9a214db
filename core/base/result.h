// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

#include "core/base/error.h"

namespace shardscope {

/// A value, or the error that says why there is none. The interface is the part of C++23's `std::expected` that Shardscope uses (absent
/// from g++ 12 in C++20 mode and from clang with libstdc++ 12), so that it can be replaced by it one day.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    /// Precondition: hasValue().
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Precondition: !hasValue().
    [[nodiscard]] const Error& error() const& { return std::get<1>(m_state); }
    [[nodiscard]] Error&& error() && { return std::get<1>(std::move(m_state)); }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or the error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    [[nodiscard]] bool hasValue() const { return !m_error.has_value(); }
    explicit operator bool() const { return hasValue(); }

    /// Precondition: !hasValue().
    [[nodiscard]] const Error& error() const& { return *m_error; }
    [[nodiscard]] Error&& error() && { return *std::move(m_error); }

private:
    std::optional<Error> m_error;
};

}  // namespace shardscope
