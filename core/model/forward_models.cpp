// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/forward_models.h"

#include <utility>

#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

std::shared_ptr<const Architecture> withoutBackward(const Architecture& architecture, const Learning& learning)
{
    auto model = std::make_shared<Architecture>(architecture);
    for (LayerKind& kind : model->kinds)
        kind.learning = learning;
    model->mtpLayers = 0;
    model->encoders.clear();
    model->learning = learning;
    return model;
}

Learning forwardAlone(const ResolvedTuning& tuning)
{
    Learning learning;
    learning.weights = learning.passesGradient = false;
    learning.format = tuning.format;
    learning.quantisesExperts = tuning.quantisesExperts;
    return learning;
}

}  // namespace

std::vector<ForwardModel> forwardModels(const std::shared_ptr<const Architecture>& architecture,
                                        const std::shared_ptr<const Architecture>& teacher, const ResolvedTuning& tuning)
{
    std::vector<ForwardModel> models;
    const bool isKto = tuning.objective == Objective::Kto;
    if (tuning.reference == Reference::Copy || tuning.reference == Reference::AdapterOff)
        models.push_back({ForwardRole::Reference, withoutBackward(*architecture, forwardAlone(tuning)), isKto ? 2.0 : 1.0,
                          tuning.reference == Reference::Copy});
    if (isKto) {
        Learning policy = forwardAlone(tuning);
        policy.adapter = tuning.adapter;
        models.push_back({ForwardRole::Divergence, withoutBackward(*architecture, policy)});
    }
    if (tuning.objective == Objective::Distil && teacher) {
        Learning whole;
        whole.weights = whole.passesGradient = false;
        models.push_back({ForwardRole::Teacher, withoutBackward(*teacher, whole), 1, true});
    }
    return models;
}

Flop forwardFlopPerToken(const std::vector<ForwardModel>& models, std::int64_t sequenceLength, bool causal)
{
    Flop all;
    for (const ForwardModel& model : models)
        all += model.times * trainingFlopPerToken(*model.architecture, sequenceLength, causal);
    return all;
}

}  // namespace shardscope
