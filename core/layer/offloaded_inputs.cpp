// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/offloaded_inputs.h"

namespace shardscope {

KeptModes OffloadedInputs::modesOf(OffloadModule module) const
{
    if (!m_modules || !m_modules->has(module))
        return 0;
    return module == OffloadModule::LayerInput ? keptModes({Recompute::Full}) : kUnlessFull;
}

KeptModes OffloadedInputs::modesOfLayerInput(OffloadModule norm) const { return modesOf(norm) | modesOf(OffloadModule::LayerInput); }

Bytes offloadedBytes(const OperatorList& operators, Recompute mode, const OffloadedInputs& inputs)
{
    Bytes sum;
    for (const Operator& op : operators)
        sum += inputs.of(op, mode);
    return sum;
}

Term offloadedBytes(std::string_view id, const OperatorList& operators, Recompute mode, const OffloadedInputs& inputs, const Terms& terms)
{
    if (!terms.recorder())
        return {offloadedBytes(operators, mode, inputs).value()};
    return keptTerms(id, operators, mode, inputs.modesOfTerms(), terms);
}

}  // namespace shardscope
