// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope::probe {

/// Exit statuses of `shardscope-probe`, as its help lists them.
enum class ExitStatus {
    Complete = 0,  ///< every stage is done, or does not apply to this machine
    Partial = 1,   ///< some stage failed, hung or crashed; the others are in the file
    BadUsage = 2,
    NoDevice = 3,  ///< no device that this backend measures
    Cancelled = 4,
    NotWritten = 5,  ///< the file could not be written; the measurements are on standard output
    Refused = 6,     ///< the device is in use and --allow-busy was not given, or other ranks did not come
    Internal = 70,
};

}  // namespace shardscope::probe
