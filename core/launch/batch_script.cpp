// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/batch_script.h"

#include "core/hardware/hardware.h"
#include "core/launch/shell_text.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// DeepSpeed's own launcher needs a list of hosts, and a rank if it is started on each of them.
void addDeepSpeedHosts(std::string& text, std::string& command, const Cluster& cluster)
{
    text += "scontrol show hostnames \"$SLURM_JOB_NODELIST\" | sed 's/$/ slots=" + std::to_string(cluster.gpusPerNode) + "/' > hostfile\n";
    constexpr std::string_view kLauncher = "deepspeed ";
    command.insert(kLauncher.size(), "--no_ssh --node_rank \"$NODE_RANK\" --master_addr \"$MASTER_ADDR\" ");
}

}  // namespace

LaunchFile batchScript(const LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    std::string text = "#!/bin/bash\n";
    for (const std::string& option :
         {"--job-name=" + draft.slug(), "--nodes=" + std::to_string(cluster.nodes), std::string("--ntasks-per-node=1"),
          "--gpus-per-node=" + std::to_string(cluster.gpusPerNode), std::string("--exclusive"), std::string("--output=%x-%j.out")})
        text += "#SBATCH " + option + "\n";
    text += "# Account, partition and time limit are the site's: sbatch --account=... --partition=... --time=... submit.sbatch\n";
    const bool isScript = draft.result.files.front().name.ends_with(".sh") || draft.result.command.starts_with("bash ");
    for (const std::string& line : draft.result.environment)
        text += isScript ? "" : line + "\n";
    std::string command = draft.result.command;
    if (cluster.nodes > 1) {
        text += "# NCCL takes the first interface that is up; name the right one where it takes another.\n"
                "# export NCCL_SOCKET_IFNAME=eth0\n"
                "export MASTER_ADDR=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n";
        if (draft.result.target == Target::DeepSpeed)
            addDeepSpeedHosts(text, command, cluster);
        command = "export NODE_RANK=$SLURM_NODEID; " + command;
    }
    return {"submit.sbatch", text + "srun bash -c " + shellWord(command) + "\n"};
}

}  // namespace shardscope
