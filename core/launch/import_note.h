// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/message.h"

namespace shardscope {

/// One thing that an import did with a file: a setting that it used or ignored, or a fact that it assumed or could not know.
struct ImportNote {
    std::optional<std::string> path;  ///< the field of the scenario, "plan.tp"; "model" for the model as a whole
    std::string key;  ///< as the file writes it, "--num-layers"; of a fact that the file lacks, what would give it; or empty
    std::optional<std::string> value;  ///< as the file writes it; of an assumed fact, what is assumed
    int line = 0;                      ///< of the file, from 1; 0: no line of it says anything of this
    Message why;                       ///< whole sentences
    std::string file{};                ///< of several that are read together, the one of the line; empty where there is one

    bool operator==(const ImportNote&) const = default;
};

}  // namespace shardscope
