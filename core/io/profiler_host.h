// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/profiler_events.h"

namespace shardscope {

/// One event of a trace in the part of it that concerns the host.
struct RawHostEvent {
    std::string category;  ///< in lower case
    std::string name;
    double start = 0;
    double end = 0;
    std::int64_t thread = 0;
    std::int64_t correlation = 0;
    std::int64_t external = 0;
    std::vector<std::vector<double>> shapes;  ///< of its inputs
};

/// Collects the host's events of a trace from a streaming reader.
class ProfilerHostReader {
public:
    void take(RawHostEvent event);
    /// Takes a message of PyTorch's allocator about the GPU.
    void takeAllocated(double bytes);
    /// Returns all that was collected, in order.
    [[nodiscard]] ProfilerHost result() &&;

private:
    ProfilerHost m_host;
    std::set<std::int64_t> m_threads;
};

/// Returns the shape that an operator of PyTorch multiplies ("aten::mm", "aten::addmm", "aten::bmm", "aten::_scaled_mm"); empty for another
/// operator, or where the shapes of its inputs do not fit it.
[[nodiscard]] std::optional<MatrixShape> multipliedShape(std::string_view name, const std::vector<std::vector<double>>& inputs);

}  // namespace shardscope
