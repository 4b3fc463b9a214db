// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/tried_values.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

std::vector<int> divisorsOf(std::int64_t number)
{
    std::vector<int> small, large;
    for (std::int64_t each = 1; each * each <= number; ++each) {
        if (number % each != 0)
            continue;
        small.push_back(static_cast<int>(each));
        if (each * each != number)
            large.push_back(static_cast<int>(number / each));
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    return small;
}

std::vector<Value> asValues(const std::vector<int>& numbers)
{
    std::vector<Value> values;
    for (const int number : numbers)
        values.emplace_back(std::int64_t{number});
    return values;
}

std::vector<Value> countUp(std::int64_t first, std::int64_t last)
{
    std::vector<Value> values;
    for (std::int64_t value = first; value <= last; ++value)
        values.emplace_back(value);
    return values;
}

std::vector<Value> doubling(std::int64_t most)
{
    std::vector<Value> values;
    for (std::int64_t value = 1; value <= most; value *= 2)
        values.emplace_back(value);
    return values;
}

std::vector<double> doublings(double least, double most, double own)
{
    std::vector<double> values{own};
    for (double value = least; value <= most; value *= 2)
        values.push_back(value);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

std::vector<double> around(double own, double times, double most)
{
    double value = own;
    while (value / 2 >= std::max(own / times, 1.0) && std::floor(value / 2) == value / 2)
        value /= 2;
    return doublings(value, most, own);
}

}  // namespace shardscope
