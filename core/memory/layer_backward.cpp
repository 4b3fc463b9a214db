// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/layer_backward.h"

#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"

namespace shardscope {
namespace {

/// Norms and mixers of tokens read in their backward what they keep; other operators keep their result for the next one.
bool readsWhatItKeeps(const Operator& op)
{
    switch (op.kind()) {
    case OperatorKind::Norm:
    case OperatorKind::Attention:
    case OperatorKind::Router:
    case OperatorKind::Scan:
    case OperatorKind::Scores:
        return true;
    default:
        return false;
    }
}

struct Held {
    std::size_t at = 0;
    std::size_t repeatedFrom = 0;  ///< what `selective` makes again is of the operators from here to `at`
    Bytes kept;
    Bytes total;
};

/// Operators that `selective` repeats one after the other are repeated together, before the backward of the one that reads their result.
Held mostHeld(const OperatorList& operators, bool selects)
{
    Held most;
    Bytes before;
    Bytes again;
    std::size_t from = 0;
    for (std::size_t i = 0; i < operators.size(); ++i) {
        const Operator& op = operators[i];
        const Bytes whole = op.keptIn(Recompute::None);
        const Bytes kept = selects ? op.keptIn(Recompute::Selective) : whole;
        again += whole - kept;
        Held here{i, from, before + again + (readsWhatItKeeps(op) ? kept : Bytes()), {}};
        here.total = here.kept + op.gradients;
        if (i == 0 || here.total > most.total)
            most = here;
        before += kept;
        if (!op.repeatedBySelective) {
            again = Bytes();
            from = i + 1;
        }
    }
    return most;
}

void add(TermSum& sum, const Operator& op, KeptModes with, KeptModes without = 0)
{
    for (const Operator::KeptTerm& term : op.keptTerms) {
        if ((term.modes & with) && !(term.modes & without))
            sum.add({term.record->value, term.record});
    }
}

/// Returns the kept bytes of `held` with their records.
Term keptUntil(const OperatorList& operators, bool selects, const Held& held, const Terms& terms)
{
    if (!terms.recorder())
        return {held.kept.value()};
    const KeptModes kept = keptModes({selects ? Recompute::Selective : Recompute::None});
    TermSum sum;
    for (std::size_t i = 0; i <= held.at; ++i) {
        const Operator& op = operators[i];
        if (selects && i >= held.repeatedFrom)
            add(sum, op, keptModes({Recompute::None}), kept);
        if (i < held.at || readsWhatItKeeps(op))
            add(sum, op, kept);
    }
    return sum.as("kept-until-operator", terms);
}

}  // namespace

Term heldInBackward(const OperatorList& operators, Recompute mode, const RankShape& shape, bool isXla, const Terms& terms)
{
    if (isXla)
        return terms("kept-per-layer", keptBytes(operators, Recompute::None));
    if (operators.empty())
        return terms("nothing", 0);
    const bool selects = mode == Recompute::Selective;
    const Held most = mostHeld(operators, selects);
    const Operator& op = operators[most.at];
    return terms.sum("held-in-backward", keptUntil(operators, selects, most, terms),
                     op.noted("operator-gradients", op.gradients.value(), terms),
                     hiddenVectors("residual-gradient", elementBytes(shape, terms), shape, terms));
}

}  // namespace shardscope
