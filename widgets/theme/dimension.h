// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

#include <array>

#include "core/base/communication.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// The five dimensions in the order in which every view lists them.
inline constexpr std::array<Axis, 5> kDimensions{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};

/// Returns the colour role of a dimension, the same in every view.
[[nodiscard]] constexpr ColorRole roleOf(Axis dimension)
{
    switch (dimension) {
    case Axis::Tp:
        return ColorRole::TensorParallel;
    case Axis::Cp:
        return ColorRole::ContextParallel;
    case Axis::Ep:
        return ColorRole::ExpertParallel;
    case Axis::Dp:
        return ColorRole::DataParallel;
    case Axis::Pp:
        return ColorRole::PipelineParallel;
    }
    return ColorRole::TensorParallel;
}

/// Returns the two letters next to the hue, so that meaning does not depend on colour alone: "TP". The same in every language.
[[nodiscard]] constexpr QLatin1String lettersOf(Axis dimension)
{
    switch (dimension) {
    case Axis::Tp:
        return QLatin1String("TP");
    case Axis::Cp:
        return QLatin1String("CP");
    case Axis::Ep:
        return QLatin1String("EP");
    case Axis::Dp:
        return QLatin1String("DP");
    case Axis::Pp:
        return QLatin1String("PP");
    }
    return QLatin1String("TP");
}

}  // namespace shardscope
