// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/scenario/plan_choices.h"

namespace shardscope {

struct Plan;
struct Scenario;
struct Training;

/// The switches that are on or off as the recipe's framework has them (contract.md: `sequence_parallel`,
/// `reshard_after_forward` and `overlap`).
struct Switches {
    bool sequenceParallel = false;
    bool reshardAfterForward = true;
    Overlap overlap;
    bool operator==(const Switches&) const = default;
};

/// Returns the switches of this training and this plan. The framework is `software.framework`, else the recipe's own.
///
/// - sequence_parallel: off, as on Megatron's command line (`--sequence-parallel`) and in nanotron (`tp_mode` ALL_REDUCE);
///   on for fsdp2, as torchtitan's `enable_sequence_parallel`.
/// - reshard_after_forward: on; fsdp2 keeps gathered weights where there is a pipeline (torchtitan's "default" policy).
/// - overlap.grad_reduce: fsdp2, nanotron and pure-bf16 trainers: built in. deepspeed: `overlap_comm`, which is on for ZeRO-3 alone
///   (zero/config.py). megatron: on in Megatron-Core since 0.5 (2024), Bridge and NeMo; off in Megatron-LM before,
///   Megatron-DeepSpeed and NeoX (model.md section 5; Megatron-LM's bare command line has it off in every year).
/// - overlap.param_gather: the same, but off for nanotron, which gathers after the optimizer step.
/// - overlap.tensor: on in the recipes of Bridge and NeMo with tensor parallelism; off elsewhere (`--tp-comm-overlap`,
///   nanotron's `tp_linear_async_communication`, torchtitan's `enable_async_tensor_parallel`).
/// - overlap.pipeline: megatron: off for its 1f1b and afab (arguments.py), on for interleaved and for the schedules that bring
///   their own sends (github.com/sail-sg/zero-bubble-pipeline-parallelism, DualPipe); off for
///   DeepSpeed's blocking sends; on for nanotron and fsdp2.
/// - overlap.expert: off (`--overlap-moe-expert-parallel-comm`).
[[nodiscard]] Switches defaultSwitches(const Training& training, const Plan& plan);

/// Sets the switches in a plan.
void applySwitches(Plan& plan, const Switches& switches);

/// Returns a scenario with the default of every field that has one, for this recipe; its model, cluster, sequence length and global batch
/// are empty.
[[nodiscard]] Scenario defaultScenario(Recipe recipe);

}  // namespace shardscope
