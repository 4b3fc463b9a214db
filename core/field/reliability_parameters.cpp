// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {

std::vector<Parameter> reliabilityParameters()
{
    constexpr auto kTraining = &Scenario::training;
    constexpr auto kReliability = &Training::reliability;
    constexpr double kYear = 366 * 86400;
    return {
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::gpuHoursPerFailure>(
            "training.run.gpu_hours_per_failure", {1, 1e12, "GPU hours"},
            {"GPU hours per failure",
             "The GPU hours between two failures that stop the job: about 50,700 in Llama 3's training, 29,500 and 82,100 "
             "in Meta's two research clusters.",
             "no failures are counted and no goodput is reported"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::restartSeconds>(
            "training.run.restart_s", {0, kYear, "s"},
            {"Restart time",
             "The time from a failure until the last checkpoint is loaded: detecting, locating and replacing the failed part.",
             "600 s, as for MegaScale"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::checkpointInterval>(
            "training.run.checkpoint_every_s", {1, kYear, "s"},
            {"Checkpoint interval", "The seconds of training between two checkpoints.", "Daly's optimum"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::checkpointBandwidth>(
            "training.run.checkpoint_bandwidth", {1e3, 1e18, "bytes/s"},
            {"Checkpoint bandwidth", "The bandwidth between all GPUs together and their storage, in each direction.",
             "122 MB/s per GPU, as for Llama 3"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::asynchronous>(
            "training.run.async_checkpoints", {},
            {"Asynchronous checkpoints",
             "Whether training waits only until the states are copied to the hosts, and not until they are written to storage.", "no"})),
    };
}

}  // namespace shardscope
