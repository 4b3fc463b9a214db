// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "core/io/scenario_shapes.h"

namespace shardscope::probe {

/// The rank of this process among a launcher's (mpirun, srun, torchrun). Alone: rank 0 of 1.
struct Place {
    int rank = 0;
    int ranks = 1;
    int localRank = 0;
    int localRanks = 1;
    std::string launcher;    ///< launcher whose variables were found; empty: none
    std::string rendezvous;  ///< host:port of rank 0
    std::string job;         ///< the launcher's name for the run: no secret, others can see it
    std::string token;       ///< secret of the ranks, from the environment; empty: it is in the file
    std::string tokenFile;   ///< of mode 0600, made by rank 0 where all of them reach it

    [[nodiscard]] int nodes() const { return localRanks > 0 ? (ranks + localRanks - 1) / localRanks : 1; }
};

/// The settings of the command line.
struct Settings {
    std::string backend = "auto";
    std::vector<std::string> stages;  ///< empty: all of the backend's
    bool quick = false;
    bool allowBusy = false;
    std::string out;
    std::string scenario;
    std::string fault;      ///< of the simulated backend
    std::string device;     ///< of the simulated backend: device of the published curves
    double patience = 1;    ///< factor on every watchdog
    ScenarioShapes shapes;  ///< of the scenario; empty without one
    Place place;
};

}  // namespace shardscope::probe
