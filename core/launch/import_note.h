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
    std::optional<std::string> value;  ///< as in the file; for an assumed fact the assumption
    int line = 0;                      ///< in the file, from 1; 0: no line states it
    Message why;                       ///< whole sentences
    std::string file{};                ///< the file of the line, where several are read together; else empty

    bool operator==(const ImportNote&) const = default;
};

}  // namespace shardscope
