// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <sys/types.h>

#include "probe/api/stage_context.h"
#include "probe/host/process_group.h"

namespace shardscope::probe {

/// The processes of a collective. Under a launcher they are its ranks, connected over TCP; alone, this process starts the others, and
/// rank 0 is here.
class GroupOfProcesses {
public:
    /// The work of a started process, which ends after it.
    using Work = std::function<void(ProcessGroup& group)>;

    /// Makes a group of `ranks` processes on this machine.
    GroupOfProcesses(int ranks, const Work& work);
    /// Makes the group of the launcher's ranks. The group is absent if a rank did not connect.
    explicit GroupOfProcesses(StageContext& context);
    ~GroupOfProcesses();
    GroupOfProcesses(const GroupOfProcesses&) = delete;
    GroupOfProcesses& operator=(const GroupOfProcesses&) = delete;

    [[nodiscard]] ProcessGroup* group() { return m_group ? &*m_group : nullptr; }

private:
    std::vector<pid_t> m_started;
    std::optional<ProcessGroup> m_group;
};

/// Returns the number of cores, limited to 2 to 8.
[[nodiscard]] int ranksOfHost();
[[nodiscard]] StageReport groupMissing();
/// Returns the report of a stage that used the group.
[[nodiscard]] StageReport endingOf(StageContext& context, const ProcessGroup& group, bool isRight);

}  // namespace shardscope::probe
