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
             "GPU hours between two failures that stop the job: about 50,700 in Llama 3's training, 29,500 and 82,100 in Meta's two "
             "research clusters.",
             "no failures are counted and no goodput is given"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::restartSeconds>(
            "training.run.restart_s", {0, kYear, "s"},
            {"Restart time", "From a failure until the last checkpoint is read: noticing, finding and replacing what failed.",
             "600 s, MegaScale's"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::checkpointInterval>(
            "training.run.checkpoint_every_s", {1, kYear, "s"},
            {"Checkpoint interval", "Seconds of training between two checkpoints.", "Daly's optimum"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::checkpointBandwidth>(
            "training.run.checkpoint_bandwidth", {1e3, 1e18, "bytes/s"},
            {"Checkpoint bandwidth", "Of all GPUs together to their storage, and back.",
             "122 MB/s a GPU, as Llama 3's storage sustained"})),
        unwrittenIfNull(field<kTraining, kReliability, &Reliability::asynchronous>(
            "training.run.async_checkpoints", {},
            {"Asynchronous checkpoints", "Whether training waits only until the states are copied to the hosts, not until they are stored.",
             "no"})),
    };
}

}  // namespace shardscope
