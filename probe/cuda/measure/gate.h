// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/measure/session.h"

namespace shardscope::probe::cuda {

/// Blocks streams until the host has queued all work behind the gate, so that launch times do not count. The gate is a kernel of one thread
/// that ends by itself after two seconds.
class Gate {
public:
    static Outcome<Gate> make(const ContextPointer& context);
    Gate(Gate&&) = default;
    Gate& operator=(Gate&&) = default;
    ~Gate();

    /// Makes the stream wait from here on.
    Done close(Bench& bench, DriverStream stream);
    void open();

private:
    explicit Gate(HostHandle flag) : m_flag(std::move(flag)) {}
    [[nodiscard]] volatile unsigned* word() const { return static_cast<volatile unsigned*>(m_flag.get()); }

    HostHandle m_flag;
};

/// Waits until the stream is done, with signs of life; returns false if the run stops or `seconds` have passed.
Outcome<bool> waitFor(StageContext& stage, const Context& context, DriverStream stream, double seconds);

}  // namespace shardscope::probe::cuda
