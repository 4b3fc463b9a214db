// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "probe/api/stage_context.h"

namespace shardscope::probe {

/// One measurement of a node. It runs alone, in a process of its own: nothing but the machine is left to the next one, and
/// whatever it loads, holds or breaks ends with it. What a later stage wants to know of it, it measures again.
struct Stage {
    StageInfo info;
    std::function<StageReport(StageContext&)> run;
};

/// A way to measure: the processor, NVIDIA's GPUs, or none at all.
class Backend {
public:
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;   ///< of --backend
    [[nodiscard]] virtual std::string_view title() const = 0;  ///< for people
    [[nodiscard]] virtual ProfileOrigin origin() const = 0;
    /// Whether `auto` should try it. It must not load a driver: it runs in the parent, which may never hang or crash.
    [[nodiscard]] virtual bool mayBeHere() const = 0;
    /// In the order in which they run. The first is "identify": it names the devices, and where there is none it is `unavailable`,
    /// which ends the run as `no-device`. Called in parent and child with the same settings: without side effects.
    [[nodiscard]] virtual std::vector<Stage> stages(const Settings& settings) const = 0;
};

/// All of them, in the order in which `auto` tries them. A new backend is a row of `backend_list.cpp`.
[[nodiscard]] const std::vector<const Backend*>& backends();
[[nodiscard]] const Backend* findBackend(std::string_view name);

}  // namespace shardscope::probe
