// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/model/tensor.h"
#include "core/model/tuning.h"

namespace shardscope {

struct Architecture;

/// Adapters as a set of values that are all known.
struct AdapterShape {
    std::int64_t rank = 0;  ///< 0: there are none
    unsigned targets = 0;   ///< a bit for each `AdapterTarget`
    bool fused = false;
    bool sharesExperts = false;  ///< one for all routed experts of a rank
    bool scaled = false;         ///< DoRA's learned length of each row
    double dropout = 0;
    double bytes = 2;      ///< of one of their parameters, and of the activations between their matrices
    bool inPlace = false;  ///< multiplied in the training's type by one function with the weight, which writes gradients over what is kept

    [[nodiscard]] bool isOn(AdapterTarget target) const { return rank > 0 && (targets & (1U << static_cast<unsigned>(target))) != 0; }
    void attachTo(AdapterTarget target) { targets |= 1U << static_cast<unsigned>(target); }
    bool operator==(const AdapterShape&) const = default;
};

/// The way in which a part of the model, all layers of one kind or what is outside the layers, takes part in training.
struct Learning {
    bool weights = true;         ///< its weights learn; else it has adapters, or nothing
    bool passesGradient = true;  ///< it has a backward pass; else nothing below learns either
    AdapterShape adapter;
    WeightFormat format = WeightFormat::Training;  ///< of the weights, where they don't learn
    bool quantisesExperts = false;
    bool vocabulary = false;  ///< embedding and head learn where the rest is frozen

    [[nodiscard]] bool isWhole() const { return weights && passesGradient; }
    [[nodiscard]] bool learnsVocabulary() const { return weights || vocabulary; }
    bool operator==(const Learning&) const = default;
};

/// Returns whether the tensor has an adapter.
[[nodiscard]] bool isAdapted(const Tensor& tensor, const Learning& learning);

/// Marks the tensors of a part as frozen, and as stored in its format, and appends those of its adapters: A (rank × inputs) and B
/// (outputs × rank), and DoRA's lengths (outputs). Tensor parallelism cuts both as Megatron-Bridge does (peft/utils.py,
/// ParallelLinearAdapter): A over the rank where the weight is cut over outputs, over inputs where it is cut over those; B over the outputs.
void applyLearning(std::vector<Tensor>& tensors, const Learning& learning);

/// A training's tuning, without anything left open.
struct ResolvedTuning {
    TuneMethod method = TuneMethod::Full;
    AdapterShape adapter;
    WeightFormat format = WeightFormat::Training;
    bool quantisesExperts = false;
    std::int64_t trainableLayers = 0;
    std::int64_t newTokens = 0;
    Objective objective = Objective::Sft;
    Reference reference = Reference::None;
};

/// Returns the model with the learning of each of its parts. Layers that learn and layers that don't are of different kinds. New tokens are
/// rows of embedding and head, which then learn (PEFT's `modules_to_save`); a reward model has one score in place of logits. A model that
/// learns as a whole, with its own vocabulary and logits, is returned as it is.
[[nodiscard]] std::shared_ptr<const Architecture> tunedArchitecture(std::shared_ptr<const Architecture> architecture,
                                                                    const ResolvedTuning& tuning);

}  // namespace shardscope
