// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "probe/api/stage_context.h"

namespace shardscope::probe {

/// One measurement of a node. It runs alone in its own process, so that its libraries, memory and failures end with it. A later stage that
/// needs one of its results measures it again.
struct Stage {
    StageInfo info;
    std::function<StageReport(StageContext&)> run;
};

/// A way to measure: the processor, NVIDIA's GPUs, or a simulation.
class Backend {
public:
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;   ///< of --backend
    [[nodiscard]] virtual std::string_view title() const = 0;  ///< for people
    [[nodiscard]] virtual ProfileOrigin origin() const = 0;
    /// Returns whether `auto` should try it. It must not load a driver, because it runs in the parent, which must never hang or crash.
    [[nodiscard]] virtual bool mayBeHere() const = 0;
    /// Returns the stages in the order in which they run. The first is "identify": it names the devices; without any it is `unavailable`,
    /// which ends the run as `no-device`. Called in parent and child with the same settings: without side effects.
    [[nodiscard]] virtual std::vector<Stage> stages(const Settings& settings) const = 0;
};

/// Returns all backends, in the order in which `auto` tries them. A new backend is a row of `backend_list.cpp`.
[[nodiscard]] const std::vector<const Backend*>& backends();
[[nodiscard]] const Backend* findBackend(std::string_view name);

}  // namespace shardscope::probe
