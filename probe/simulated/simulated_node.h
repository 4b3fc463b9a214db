// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware.h"
#include "probe/api/fault.h"
#include "probe/api/stage_context.h"

namespace shardscope::probe {

/// A node of eight GPUs of one kind, as its stages see it.
class SimulatedNode {
public:
    /// Makes the node. `context.settings()` name the GPU (H100 by default) and the fault.
    explicit SimulatedNode(StageContext& context);

    [[nodiscard]] StageReport identify();
    [[nodiscard]] StageReport correctness();
    [[nodiscard]] StageReport launch();
    [[nodiscard]] StageReport memory();
    [[nodiscard]] StageReport multiply(const char* state, double rateOfPeak);
    [[nodiscard]] StageReport scenario();
    [[nodiscard]] StageReport collective(CollectiveKind kind);
    [[nodiscard]] StageReport contention();

private:
    [[nodiscard]] std::optional<StageReport> obstacle();
    [[nodiscard]] std::optional<StageReport> collectiveObstacle() const;
    void say(Measured what, double seconds, int unit = -1);
    [[nodiscard]] double secondsOf(const MatrixShape& shape, Precision precision, double rateOfPeak) const;
    void multiplyOn(const MatrixShape& shape, const char* state, double rateOfPeak);
    [[nodiscard]] StageReport ending();

    StageContext& m_context;
    const Gpu& m_gpu;
    const Fault m_fault;
    unsigned m_step = 0;
};

}  // namespace shardscope::probe
