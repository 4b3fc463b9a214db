// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/playbook.h"

#include <algorithm>

namespace shardscope {

std::string newRunId(const Playbook& playbook)
{
    for (std::size_t number = playbook.runs.size() + 1;; ++number) {
        std::string id = "own-" + std::to_string(number);
        if (std::none_of(playbook.runs.begin(), playbook.runs.end(), [&id](const Run& run) { return run.id == id; }))
            return id;
    }
}

}  // namespace shardscope
