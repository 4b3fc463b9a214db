// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/playbook_grid.h"

#include "core/io/resource.h"
#include "core/io/runs_json.h"

namespace shardscope {

const std::vector<Run>& playbookBest()
{
    static const std::vector<Run> best = [] {
        constexpr std::string_view kPath = "playbook/best.json";
        Result<std::vector<Run>> runs = parseRuns(resource(kPath), kPath);
        return runs ? std::move(runs).value() : std::vector<Run>();
    }();
    return best;
}

}  // namespace shardscope
