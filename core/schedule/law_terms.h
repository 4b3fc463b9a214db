// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// Returns p, with the encoder's rank where it has one.
[[nodiscard]] inline Term pipelineRanks(const PipelineShape& shape, const Terms& terms)
{
    return shape.encodesFirst ? terms.sum("pipeline-ranks", terms("/plan/pp", shape.stages - 1), terms("encoder-stage", 1))
                              : terms("/plan/pp", shape.stages);
}

/// The symbols of a published law and its arithmetic, each part recorded as a formula.
struct LawTerms {
    LawTerms(const PipelineShape& shape, int rank, std::string_view name, const Terms& notes)
        : terms(notes),
          id(name),
          m(terms("microbatches", static_cast<double>(shape.microBatches))),
          p(pipelineRanks(shape, terms)),
          r(terms("rank", rank)),
          v(terms("chunks", shape.chunks)),
          N(terms("group", shape.group)),
          one(terms("one", 1)),
          two(terms("two", 2))
    {
    }

    Terms terms;
    std::string_view id;  ///< of the law's result
    Term m, p, r, v, N, one, two;

    template <typename... Inputs>
    [[nodiscard]] Term sum(std::string_view formula, Inputs... inputs) const
    {
        return terms.about(formula).sum("part-of-law", inputs...);
    }
    template <typename... Inputs>
    [[nodiscard]] Term difference(std::string_view formula, Inputs... inputs) const
    {
        return terms.about(formula).difference("part-of-law", inputs...);
    }
    [[nodiscard]] Term quotient(std::string_view formula, Term a, Term b) const
    {
        return terms.about(formula).quotient("part-of-law", a, b);
    }
    /// Returns `a` rounded down to an integer.
    [[nodiscard]] Term floor(std::string_view formula, Term a) const { return terms.about(formula).roundedDown("part-of-law", a, one); }
    [[nodiscard]] Term product(std::string_view formula, Term a, Term b) const { return terms.about(formula).product("part-of-law", a, b); }
};

}  // namespace shardscope
