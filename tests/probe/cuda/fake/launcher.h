// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct EmulatedKernel;

/// Runs all threads of a grid, without the emulator's names in the caller's file.
void launchEmulated(const EmulatedKernel& kernel, unsigned gridX, unsigned gridY, unsigned blockX, unsigned blockY, void** arguments);
