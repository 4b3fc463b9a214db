// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/color_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/theme/contrast.h"

namespace shardscope {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr std::array<Matrix, 5> kMatrices{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}};

// The transfer function of sRGB (IEC 61966-2-1).

double encoded(double channel)
{
    const double c = std::clamp(channel, 0.0, 1.0);
    return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

}  // namespace

QColor seenBy(ColorVision vision, const QColor& color)
{
    if (vision == ColorVision::Usual)
        return color;
    const std::array<double, 3> in{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
    std::array<float, 3> out{};
    const Matrix& matrix = kMatrices[static_cast<std::size_t>(vision)];
    for (std::size_t i = 0; i < 3; ++i)
        out[i] = static_cast<float>(encoded(matrix[i][0] * in[0] + matrix[i][1] * in[1] + matrix[i][2] * in[2]));
    return QColor::fromRgb(QColor::fromRgbF(out[0], out[1], out[2], color.alphaF()).rgba());
}

}  // namespace shardscope
