// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/shell/shell_script.h"
#include "core/launch/training_command.h"

namespace shardscope {

/// Sets the nodes and processes of a command of the script: by its launcher, else by `srun`, `mpirun` and `#SBATCH`. torchrun's default is
/// one process on one node (torch/distributed/run.py).
void setWorld(TrainingCommand& training, const ProgramWords& read, const shell::ShellScript& script, const shell::ShellCommand& command);

}  // namespace shardscope
