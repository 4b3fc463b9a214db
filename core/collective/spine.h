// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "core/base/term.h"

namespace shardscope {

struct GroupPlacement;

/// Returns the seconds in which the bytes of a collective pass the links between pods, all groups of its kind at once: bytes that leave a pod
/// over the pod's links out. Llama 3 (arXiv 2407.21783, section 3.3.1) has pods of 3,072 GPUs, oversubscribed 7 times. 0 within one pod.
/// `bytes` is the size as nccl-tests defines it.
[[nodiscard]] Term spineTime(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms = {});

}  // namespace shardscope
