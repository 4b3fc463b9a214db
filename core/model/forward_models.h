// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Architecture;
struct ResolvedTuning;

enum class ForwardRole {
    Reference,   ///< whose log-probabilities the answers are compared with
    Divergence,  ///< the model that learns, on mismatched answers (KTO)
    Teacher,     ///< whose distribution is learnt
};

/// A model that each micro-batch runs forward alone, besides the one that learns. Nothing of it learns in these passes.
struct ForwardModel {
    ForwardRole role = ForwardRole::Reference;
    std::shared_ptr<const Architecture> architecture;
    double times = 1;     ///< for each token of the training
    bool isCopy = false;  ///< has weights of its own on the GPUs; else those of the model that learns
};

/// Returns the forward passes of an objective, as TRL's trainers run them (dpo_trainer.py, kto_trainer.py, gkd_trainer.py): DPO a reference
/// once; KTO a reference twice, on answers and on mismatched ones, and the model itself on these; distillation the teacher once. `teacher`
/// may be null, which a rule refuses.
[[nodiscard]] std::vector<ForwardModel> forwardModels(const std::shared_ptr<const Architecture>& architecture,
                                                      const std::shared_ptr<const Architecture>& teacher, const ResolvedTuning& tuning);

/// Returns the FLOP of these passes per token of the training: 2 for each weight that multiplies, and attention forward.
[[nodiscard]] Flop forwardFlopPerToken(const std::vector<ForwardModel>& models, std::int64_t sequenceLength, bool causal);

}  // namespace shardscope
