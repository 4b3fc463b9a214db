// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/ranks/launcher.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "probe/ranks/secret.h"

namespace shardscope::probe {
namespace {

struct Launcher {
    const char* name;
    const char* rank;
    const char* ranks;
    const char* localRank;
    const char* localRanks;
    const char* job;
};

constexpr std::array kLaunchers{
    Launcher{"torchrun", "RANK", "WORLD_SIZE", "LOCAL_RANK", "LOCAL_WORLD_SIZE", "TORCHELASTIC_RUN_ID"},
    Launcher{"mpirun", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE",
             "PMIX_NAMESPACE"},
    Launcher{"mpiexec", "PMI_RANK", "PMI_SIZE", "MPI_LOCALRANKID", "MPI_LOCALNRANKS", "PMI_JOBID"},
    // Variables of the step, not of the job: a batch script that starts the program without srun has the job's variables, and is one
    // process.
    Launcher{"srun", "SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "SLURM_LOCALID", "SLURM_STEP_TASKS_PER_NODE", "SLURM_JOB_ID"},
};

/// "8", and the 8 of Slurm's "8(x2),4".
std::optional<int> number(const Environment& environment, const char* name)
{
    const std::string text = environment(name).value_or("");
    const std::size_t end = std::min(text.find_first_of("(,"), text.size());
    if (end == 0 || end > 8 || text.find_first_not_of("0123456789") < end)
        return std::nullopt;
    return std::atoi(text.c_str());
}

/// FNV-1a.
unsigned hashOf(const std::string& text)
{
    unsigned hash = 2166136261U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

/// Between 20000 and 49999, the same for all processes of the job.
int portOf(const std::string& job) { return static_cast<int>(20000 + hashOf(job) % 30000); }

std::string rendezvousOf(const Environment& environment, const Place& place, const std::string& job)
{
    const std::optional<std::string> master = environment("MASTER_ADDR");
    const std::optional<int> port = number(environment, "MASTER_PORT");
    // torchrun itself listens on MASTER_PORT.
    if (master && !master->empty())
        return *master + ":" + std::to_string(port ? *port + 17 : portOf(job));
    if (place.localRanks == place.ranks)
        return "127.0.0.1:" + std::to_string(portOf(job));
    const std::optional<std::string> nodes = environment("SLURM_STEP_NODELIST");
    return nodes && !nodes->empty() ? firstNode(*nodes) + ":" + std::to_string(portOf(job)) : std::string();
}

/// In the user's own folder, which nodes usually share; a name for each run, so that two don't take each other's.
std::string tokenFileOf(const Environment& environment, const Place& place)
{
    const std::string cache = environment("XDG_CACHE_HOME").value_or("");
    const std::string home = environment("HOME").value_or("");
    const std::string folder = !cache.empty() ? cache : home.empty() ? std::string() : home + "/.cache";
    return folder.empty() ? std::string()
                          : folder + "/shardscope/probe-" + std::to_string(hashOf(place.job + ' ' + place.rendezvous)) + ".token";
}

}  // namespace

Environment processEnvironment()
{
    return [](const char* name) {
        const char* value = std::getenv(name);
        return value ? std::optional<std::string>(value) : std::nullopt;
    };
}

std::string firstNode(const std::string& slurmList)
{
    const std::size_t bracket = slurmList.find('[');
    const std::size_t comma = slurmList.find(',');
    if (bracket == std::string::npos || comma < bracket)
        return slurmList.substr(0, comma);
    const std::size_t end = slurmList.find_first_of(",-]", bracket);
    return slurmList.substr(0, bracket) + slurmList.substr(bracket + 1, end - bracket - 1);
}

Place placeOf(const Environment& environment, const std::string& rendezvous)
{
    Place place;
    place.rendezvous = rendezvous;
    for (const Launcher& launcher : kLaunchers) {
        const std::optional<int> rank = number(environment, launcher.rank);
        const std::optional<int> ranks = number(environment, launcher.ranks);
        if (!rank || !ranks || *ranks <= 1 || *rank >= *ranks)
            continue;
        place.rank = *rank;
        place.ranks = *ranks;
        place.localRank = number(environment, launcher.localRank).value_or(*rank);
        place.localRanks = std::clamp(number(environment, launcher.localRanks).value_or(*ranks), 1, *ranks);
        place.launcher = launcher.name;
        const std::string job = environment(launcher.job).value_or("shardscope");
        if (rendezvous.empty())
            place.rendezvous = rendezvousOf(environment, place, job);
        place.job = job;
        place.token = environment(Secret::kVariable).value_or("");
        place.tokenFile = tokenFileOf(environment, place);
        break;
    }
    return place;
}

}  // namespace shardscope::probe
