// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_draft.h"

namespace shardscope {

/// Returns a batch script of Slurm that starts the draft's command on every node of its cluster, for `sbatch`. Precondition: the draft's
/// files, command and environment are written.
[[nodiscard]] LaunchFile batchScript(const LaunchDraft& draft);

}  // namespace shardscope
