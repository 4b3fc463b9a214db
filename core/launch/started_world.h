// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/shell/shell_script.h"
#include "core/launch/training_command.h"

namespace shardscope {

/// On how many nodes a command of the script starts how many processes: by its launcher, else by `srun`, `mpirun` and `#SBATCH`. torchrun starts
/// one process on one node where it isn't told otherwise (torch/distributed/run.py).
void setWorld(TrainingCommand& training, const ProgramWords& read, const shell::ShellScript& script, const shell::ShellCommand& command);

}  // namespace shardscope
