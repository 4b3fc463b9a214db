// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// The value of an environment variable.
using Environment = std::function<std::optional<std::string>(const char* name)>;

[[nodiscard]] Environment processEnvironment();

/// Returns the rank of this process and the number of ranks, by the variables of torchrun, Open MPI, other MPIs (PMI) and Slurm, in this
/// order: the innermost launcher takes precedence. `rendezvous` as given on the command line is kept; else it follows from MASTER_ADDR and
/// MASTER_PORT, from the first node of Slurm's step, or, where all processes are on one node, from the job's name. Empty where rank 0's
/// address is unknown. The token is the environment's SHARDSCOPE_PROBE_TOKEN, or is in a file below the user's cache folder.
[[nodiscard]] Place placeOf(const Environment& environment, const std::string& rendezvous);

/// Returns node003 for "node[003-008,011],gpu7".
[[nodiscard]] std::string firstNode(const std::string& slurmList);

}  // namespace shardscope::probe
