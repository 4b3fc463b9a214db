// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/recompute_modules.h"

#include <iterator>
#include <utility>

namespace shardscope {
namespace {

using Module = RecomputeModule;

constexpr std::pair<Module, OperatorId> kOperators[] = {
    {Module::CoreAttention, OperatorId::Attention},
    {Module::CoreAttention, OperatorId::EntryAttention},
    {Module::CoreAttention, OperatorId::WindowAttention},
    {Module::LayerNorm, OperatorId::AttentionNorm},
    {Module::LayerNorm, OperatorId::FeedForwardNorm},
    {Module::MlaUpProjection, OperatorId::QueryUp},
    {Module::MlaUpProjection, OperatorId::KeyValueUp},
    {Module::MlaUpProjection, OperatorId::KeyConcatenate},
    {Module::MoeActivation, OperatorId::Activation},
    {Module::MoeActivation, OperatorId::ExpertActivation},
    {Module::Mlp, OperatorId::FeedForwardUp},
    {Module::Mlp, OperatorId::Activation},
    {Module::Mlp, OperatorId::FeedForwardDown},
    {Module::Moe, OperatorId::Router},
    {Module::Moe, OperatorId::Dispatch},
    {Module::Moe, OperatorId::ExpertUp},
    {Module::Moe, OperatorId::ExpertActivation},
    {Module::Moe, OperatorId::ExpertDown},
    {Module::Moe, OperatorId::Combine},
    {Module::Moe, OperatorId::SharedExpertUp},
    {Module::Moe, OperatorId::SharedExpertActivation},
    {Module::Moe, OperatorId::SharedExpertDown},
    {Module::SharedExperts, OperatorId::SharedExpertUp},
    {Module::SharedExperts, OperatorId::SharedExpertActivation},
    {Module::SharedExperts, OperatorId::SharedExpertDown},
};

bool isRepeated(const Operator& op, RecomputeModules modules)
{
    for (const auto& [module, id] : kOperators) {
        if (id == op.id && modules.has(module))
            return true;
    }
    return false;
}

constexpr KeptModes kSelective = keptModes({Recompute::Selective});

/// The same for one term of an operator's kept bytes, with a listener.
KeptModes selectedModes(const Operator& op, const Operator::KeptTerm& term)
{
    if (!op.repeatedBySelective)
        return term.modes & keptModes({Recompute::None}) ? term.modes | kSelective : term.modes & ~kSelective;
    if (op.kind() == OperatorKind::Attention)
        return term.modes;
    return op.kind() == OperatorKind::Norm && term.record->id == "norm-input" ? term.modes | kSelective : term.modes & ~kSelective;
}

}  // namespace

void recomputeSelected(OperatorList& operators, RecomputeModules modules)
{
    for (Operator& op : operators) {
        Bytes& kept = op.kept[static_cast<std::size_t>(Recompute::Selective)];
        Bytes& offloaded = op.offloaded[static_cast<std::size_t>(Recompute::Selective)];
        op.repeatedBySelective = isRepeated(op, modules);
        if (!op.repeatedBySelective) {
            kept = op.keptIn(Recompute::None);
            offloaded = op.offloadedIn(Recompute::None);
        } else if (op.kind() == OperatorKind::Norm) {
            kept = op.normInput;
            offloaded = op.offloadsNormInput ? op.normInput : Bytes();
        } else if (op.kind() != OperatorKind::Attention) {  // whose result is the next multiply's input
            kept = Bytes();
            offloaded = Bytes();
        }
        for (Operator::KeptTerm& term : op.keptTerms) {
            term.modes = selectedModes(op, term);
            const bool isOffloaded = term.offloadedModes & keptModes({Recompute::None});
            term.offloadedModes = (term.offloadedModes & ~kSelective) | (isOffloaded ? term.modes & kSelective : 0);
        }
    }
}

}  // namespace shardscope
