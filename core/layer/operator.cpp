// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator.h"

namespace shardscope {
namespace {

void keep(Operator& op, Bytes bytes, std::initializer_list<Recompute> modes)
{
    for (const Recompute mode : modes)
        op.kept[static_cast<std::size_t>(mode)] += bytes;
}

}  // namespace

bool Operator::bringsInput(const Collective& collective, bool isBackward) const
{
    if (collective.group == CommunicationGroup::Expert)
        return traits().is(OperatorRole::BringsTokensBack) != isBackward;
    return collective.kind == CollectiveKind::AllGather || collective.kind == CollectiveKind::AllToAll;
}

void Operator::keepUnlessFull(Bytes bytes)
{
    keep(*this, bytes, {Recompute::None, Recompute::Selective, Recompute::PerOperator});
}

void Operator::keepUnlessPerOperator(Bytes bytes)
{
    keep(*this, bytes, {Recompute::None, Recompute::Selective});
}

void Operator::keepUnlessSelective(Bytes bytes)
{
    keep(*this, bytes, {Recompute::None, Recompute::PerOperator});
}

void Operator::keepAlways(Bytes bytes)
{
    keep(*this, bytes, {Recompute::None, Recompute::Selective, Recompute::PerOperator, Recompute::Full});
}

Bytes keptBytes(const OperatorList& operators, Recompute mode)
{
    Bytes sum;
    for (const Operator& op : operators)
        sum += op.keptIn(mode);
    return sum;
}

}  // namespace shardscope
