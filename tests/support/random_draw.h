// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>
#include <vector>

namespace shardscope::test {

/// Seeded choices: the same with every compiler and library, unlike std's distributions.
class Draw {
public:
    explicit Draw(std::uint64_t seed) : m_engine(seed) {}

    /// Returns 0 … count − 1. Precondition: count > 0.
    template <typename Count>
    [[nodiscard]] Count below(Count count)
    {
        return static_cast<Count>(m_engine() % static_cast<std::uint64_t>(count));
    }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    template <typename T>
    [[nodiscard]] T of(std::initializer_list<T> list)
    {
        return *(list.begin() + below(list.size()));
    }
    template <typename T>
    [[nodiscard]] const T& of(const std::vector<T>& list)
    {
        return list[below(list.size())];
    }
    template <typename List>
    void shuffle(List& list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }
    /// Returns a divisor of `number`, small ones as likely as large ones.
    [[nodiscard]] int divisorOf(int number)
    {
        std::vector<int> divisors;
        for (int each = 1; each <= number; ++each) {
            if (number % each == 0)
                divisors.push_back(each);
        }
        return of(divisors);
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace shardscope::test
