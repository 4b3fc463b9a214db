// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/megatron_settings.h"

namespace shardscope {

class LaunchReader;

/// Appends Megatron-LM's flags for documents that choose their context-parallel ranks, with those that it asserts beside them
/// (Megatron-LM d98e8a64d, megatron/training/arguments.py) and `--sft`, whose samples state where documents end
/// (megatron/training/datasets/sft_dataset.py). Another balance of ranks is in no file.
void appendDynamicContext(MegatronSettings& all, LaunchDraft& draft);

/// Reads these flags. The lengths of the documents are in no file: without a fill that gives them every sequence is full, which is noted. Errors:
/// tokens of a rank other than sequence length / context parallelism, the only ones that are estimated; a flag that Megatron asserts.
void readDynamicContext(LaunchReader& reader);

}  // namespace shardscope
