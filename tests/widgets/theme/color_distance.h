// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shardscope {

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia };

struct Lab {
    double l = 0, a = 0, b = 0;
};

/// Returns a colour as seen by a kind of vision: Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", table 1, severity 1.0, on linear RGB; then CIE L*a*b* with white D65.
[[nodiscard]] inline Lab seen(const QColor& color, Vision vision)
{
    static constexpr double matrices[4][3][3] = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const double rgb[] = {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
    double out[3];
    for (int i = 0; i < 3; ++i) {
        const double* row = matrices[static_cast<int>(vision)][i];
        out[i] = std::clamp(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f((0.4124564 * out[0] + 0.3575761 * out[1] + 0.1804375 * out[2]) / 0.95047);
    const double y = f(0.2126729 * out[0] + 0.7151522 * out[1] + 0.0721750 * out[2]);
    const double z = f((0.0193339 * out[0] + 0.1191920 * out[1] + 0.9503041 * out[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// Returns the distance by CIEDE2000 (Sharma, Wu and Dalal 2005, equations 2 to 22) with k_L = k_C = k_H = 1.
[[nodiscard]] inline double distance(const Lab& one, const Lab& two)
{
    constexpr double degree = std::numbers::pi / 180;
    const auto seventh = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double g = 0.5 * (1 - seventh((std::hypot(one.a, one.b) + std::hypot(two.a, two.b)) / 2));
    const double a1 = (1 + g) * one.a;
    const double a2 = (1 + g) * two.a;
    const double c1 = std::hypot(a1, one.b);
    const double c2 = std::hypot(a2, two.b);
    const auto hue = [&](double b, double a) { return std::fmod(std::atan2(b, a) / degree + 360, 360); };
    const double h1 = c1 > 0 ? hue(one.b, a1) : 0;
    const double h2 = c2 > 0 ? hue(two.b, a2) : 0;
    const bool grey = !(c1 * c2 > 0);
    double dh = grey ? 0 : h2 - h1;
    if (std::abs(dh) > 180)
        dh += dh > 0 ? -360 : 360;
    const double dl = two.l - one.l;
    const double dc = c2 - c1;
    const double dhue = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * degree);
    double mean = h1 + h2;
    if (!grey)
        mean = std::abs(h1 - h2) <= 180 ? mean / 2 : mean < 360 ? (mean + 360) / 2 : (mean - 360) / 2;
    const double l = (one.l + two.l) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((mean - 30) * degree) + 0.24 * std::cos(2 * mean * degree) +
                     0.32 * std::cos((3 * mean + 6) * degree) - 0.2 * std::cos((4 * mean - 63) * degree);
    const double turn = 30 * std::exp(-std::pow((mean - 275) / 25, 2));
    const double rt = -2 * seventh(c) * std::sin(2 * turn * degree);
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double tl = dl / sl;
    const double tc = dc / (1 + 0.045 * c);
    const double th = dhue / (1 + 0.015 * c * t);
    return std::sqrt(tl * tl + tc * tc + th * th + rt * tc * th);
}

}  // namespace shardscope
