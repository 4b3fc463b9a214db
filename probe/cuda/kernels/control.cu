// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

extern "C" __global__ void control_empty() {}

/// Holds the stream until the host sets the flag, so that the queued work behind it runs without the host. It gives up after a time: a dead
/// host must not leave a GPU busy.
extern "C" __global__ void control_spin(const volatile unsigned* flag, unsigned long long limit_nanoseconds)
{
    const unsigned long long begin = nanoseconds();
    while (*flag == 0 && nanoseconds() - begin < limit_nanoseconds) {
    }
}
