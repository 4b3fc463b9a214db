// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/recompute_modules.h"

#include <iterator>
#include <utility>

namespace shardscope {
namespace {

using Module = RecomputeModule;

constexpr std::pair<Module, std::string_view> kOperators[] = {
    {Module::CoreAttention, "attention"},
    {Module::LayerNorm, "attention-norm"},
    {Module::LayerNorm, "feed-forward-norm"},
    {Module::MlaUpProjection, "query-up"},
    {Module::MlaUpProjection, "key-value-up"},
    {Module::MlaUpProjection, "key-concatenate"},
    {Module::MoeActivation, "activation"},
    {Module::MoeActivation, "expert-activation"},
    {Module::Mlp, "feed-forward-up"},
    {Module::Mlp, "activation"},
    {Module::Mlp, "feed-forward-down"},
    {Module::Moe, "router"},
    {Module::Moe, "dispatch"},
    {Module::Moe, "expert-up"},
    {Module::Moe, "expert-activation"},
    {Module::Moe, "expert-down"},
    {Module::Moe, "combine"},
    {Module::Moe, "shared-expert-up"},
    {Module::Moe, "shared-expert-activation"},
    {Module::Moe, "shared-expert-down"},
    {Module::SharedExperts, "shared-expert-up"},
    {Module::SharedExperts, "shared-expert-activation"},
    {Module::SharedExperts, "shared-expert-down"},
};

bool isRepeated(const Operator& op, RecomputeModules modules)
{
    for (const auto& [module, name] : kOperators) {
        if (name == op.name && modules.has(module))
            return true;
    }
    return false;
}

}  // namespace

void recomputeSelected(OperatorList& operators, RecomputeModules modules)
{
    for (Operator& op : operators) {
        Bytes& kept = op.kept[static_cast<std::size_t>(Recompute::Selective)];
        op.repeatedBySelective = isRepeated(op, modules);
        if (!op.repeatedBySelective)
            kept = op.keptIn(Recompute::None);
        else if (op.kind == OperatorKind::Norm)
            kept = op.normInput;
        else if (op.kind != OperatorKind::Attention)  // whose result is the next multiply's input
            kept = Bytes();
    }
}

}  // namespace shardscope
