// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_class.h"

namespace shardscope {

/// The meaning of a colour. Widgets name roles; only the theme's tables know colours.
enum class ColorRole {
    // the page
    Surface,
    Card,
    Outline,
    Field,
    Text,
    Muted,
    Disabled,
    Grid,
    Groove,
    Accent,
    OnAccent,
    AccentSoft,
    // verdicts
    Good,
    Warning,
    Error,
    Hint,
    // memory classes, in the order of MemoryClass
    Parameters,
    Gradients,
    Optimizer,
    Activations,
    Temporary,
    Framework,
    // dimensions of the mesh
    TensorParallel,
    ContextParallel,
    ExpertParallel,
    DataParallel,
    PipelineParallel,
    // blocks of a schedule
    Forward,
    Backward,
    InputGradient,
    WeightGradient,
    Idle,
};

inline constexpr int kColorRoles = static_cast<int>(ColorRole::Idle) + 1;

[[nodiscard]] constexpr ColorRole roleOf(MemoryClass memoryClass)
{
    return static_cast<ColorRole>(static_cast<int>(ColorRole::Parameters) + static_cast<int>(memoryClass));
}

}  // namespace shardscope
