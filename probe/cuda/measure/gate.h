// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/measure/session.h"

namespace shardscope::probe::cuda {

/// Holds streams until the host has queued everything behind it, so that the host's own launches don't count. What waits is a kernel of one
/// thread that gives up by itself after two seconds.
class Gate {
public:
    static Outcome<Gate> make(const ContextPointer& context);
    Gate(Gate&&) = default;
    Gate& operator=(Gate&&) = default;
    ~Gate();

    /// From here on the stream waits.
    Done close(Bench& bench, DriverStream stream);
    void open();

private:
    explicit Gate(HostHandle flag) : m_flag(std::move(flag)) {}
    [[nodiscard]] volatile unsigned* word() const { return static_cast<volatile unsigned*>(m_flag.get()); }

    HostHandle m_flag;
};

/// Waits until the stream is done, with signs of life; false where the run stops or `seconds` have passed.
Outcome<bool> waitFor(StageContext& stage, const Context& context, DriverStream stream, double seconds);

}  // namespace shardscope::probe::cuda
