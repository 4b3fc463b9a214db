// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace shardscope {

/// A field that every row of a table must state: a row that leaves it out does not compile.
template <typename T>
class Stated {
public:
    constexpr Stated(T value) : m_value(std::move(value)) {}  // NOLINT(google-explicit-constructor): a row is written as plain values
    [[nodiscard]] constexpr const T& operator*() const { return m_value; }
    [[nodiscard]] constexpr const T* operator->() const { return &m_value; }
    constexpr operator const T&() const { return m_value; }  // NOLINT(google-explicit-constructor)

private:
    T m_value;
};

}  // namespace shardscope
