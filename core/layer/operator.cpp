// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator.h"

namespace shardscope {

bool Operator::bringsInput(const Collective& collective, bool isBackward) const
{
    if (collective.group == CommunicationGroup::Expert)
        return traits().is(OperatorRole::BringsTokensBack) != isBackward;
    return collective.kind == CollectiveKind::AllGather || collective.kind == CollectiveKind::AllToAll;
}

void Operator::keep(KeptModes modes, Term bytes, KeptModes offloadedModes)
{
    for (std::size_t mode = 0; mode < kept.size(); ++mode) {
        if ((modes & (1U << mode)) == 0)
            continue;
        kept[mode] += Bytes(bytes.value);
        if (offloadedModes & (1U << mode))
            offloaded[mode] += Bytes(bytes.value);
    }
    if (bytes.record && bytes.value > 0)
        keptTerms.push_back({modes, modes & offloadedModes, bytes.record});
}

void Operator::holdGradients(Term bytes) { gradients = Bytes(note("operator-gradients", bytes).value); }

Term Operator::note(std::string_view of, Term term)
{
    if (term.record)
        notes.push_back({of, term.record});
    return term;
}

Term Operator::noted(std::string_view of, double value, const Terms& terms) const
{
    for (const Note& note : notes) {
        if (note.of == of && note.record->value == value)
            return {value, note.record};
    }
    return terms(of, value);
}

Bytes keptBytes(const OperatorList& operators, Recompute mode)
{
    Bytes sum;
    for (const Operator& op : operators)
        sum += op.keptIn(mode);
    return sum;
}

Term keptBytes(std::string_view id, const OperatorList& operators, Recompute mode, const Terms& terms)
{
    if (!terms.recorder())
        return {keptBytes(operators, mode).value()};
    return keptTerms(id, operators, mode, &Operator::KeptTerm::modes, terms);
}

Term keptTerms(std::string_view id, const OperatorList& operators, Recompute mode, KeptModes Operator::KeptTerm::*modes, const Terms& terms)
{
    TermSum all;
    for (const Operator& op : operators) {
        TermSum kept;
        for (const Operator::KeptTerm& term : op.keptTerms) {
            if (term.*modes & keptModes({mode}))
                kept.add({term.record->value, term.record});
        }
        if (kept.value() > 0)
            all.add(kept.as(nameOf(op.id), terms));
    }
    return all.as(id, terms);
}

}  // namespace shardscope
