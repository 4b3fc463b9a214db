// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/step_terms.h"

#include "core/step/step.h"

namespace shardscope {

SecondsByTerm termsOf(const StepEstimate& step)
{
    SecondsByTerm terms;
    const auto put = [&terms](StepTerm term, Seconds seconds) { terms[static_cast<std::size_t>(term)] = seconds; };
    const auto exposed = [&step](Axis axis) { return step.exposed[static_cast<std::size_t>(axis)]; };
    put(StepTerm::Compute, step.compute);
    put(StepTerm::Bubble, step.bubble);
    put(StepTerm::Tp, exposed(Axis::Tp));
    put(StepTerm::Cp, exposed(Axis::Cp));
    put(StepTerm::Ep, exposed(Axis::Ep));
    put(StepTerm::Dp, exposed(Axis::Dp));
    put(StepTerm::Pp, exposed(Axis::Pp));
    put(StepTerm::Optimizer, step.optimizer);
    put(StepTerm::Overhead, step.overhead);
    return terms;
}

StepTerm largestGain(const SecondsByTerm& faster, const SecondsByTerm& slower)
{
    std::size_t largest = 0;
    for (std::size_t term = 1; term < kStepTerms; ++term) {
        if (slower[term] - faster[term] > slower[largest] - faster[largest])
            largest = term;
    }
    return static_cast<StepTerm>(largest);
}

}  // namespace shardscope
