// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// The probe's kernels, compiled for the processor.
struct EmulatedKernel {
    std::string_view name;
    void (*call)(void** arguments);
    bool cooperative;  ///< its threads synchronise: slow
};

/// Returns the kernel of this name; null if there is none.
const EmulatedKernel* emulatedKernel(std::string_view name);
