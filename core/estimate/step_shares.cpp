// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/step_shares.h"

#include <algorithm>
#include <string>

#include "core/estimate/time_fields.h"
#include "core/site/step_overhead.h"
#include "core/step/basis.h"
#include "core/step/equal_stages.h"
#include "core/step/stage_passes.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {
namespace {

/// Bounds rounding: what it leaves of GPUs that never idle is no bubble.
constexpr double kRounding = 1e-12;

/// One number of one rank; with a listener, as the estimate's field.
Term ofRank(const Terms& terms, int rank, std::string_view name, Seconds seconds)
{
    Recorder* recorder = terms.recorder();
    return recorder ? terms(recorder->text(rankPointer(rank, name)), seconds) : Term{seconds.value()};
}

std::string_view kept(const Terms& terms, std::string_view first, std::string_view second)
{
    Recorder* recorder = terms.recorder();
    return recorder ? recorder->text(std::string(first) + std::string(second)) : std::string_view();
}

/// Seconds of all ranks, and shares of the step's GPU time.
class Sharing {
public:
    Sharing(const Basis& basis, const StepEstimate& step, const Terms& terms)
        : m_step(step),
          m_terms(terms),
          m_encoder(weightOfEncoder(basis.plan, terms)),
          m_ranks(ranksOf(basis.plan, terms)),
          m_all(terms.product("gpu-time-of-step", m_ranks, terms("/time/step_s", step.step))),
          m_fixed(terms("fixed-overhead", fixedOverhead(basis, step)))
    {
    }

    [[nodiscard]] Term all() const { return m_all; }
    [[nodiscard]] Term ranks() const { return m_ranks; }

    [[nodiscard]] Term of(std::string_view name, Seconds RankTime::*seconds) const
    {
        TermSum sum;
        for (const RankTime& rank : m_step.ranks)
            sum.add(weighed(rank.rank, ofRank(m_terms, rank.rank, name, rank.*seconds)));
        return sum.as("of-all-ranks", m_terms.about(name.substr(0, name.find('_'))));
    }

    [[nodiscard]] Term exposed(std::size_t axis) const
    {
        const bool gathers = static_cast<Axis>(axis) == Axis::Dp;
        TermSum sum;
        for (const RankTime& rank : m_step.ranks) {
            if (rank.exposed[axis] > Seconds())
                sum.add(weighed(rank.rank, ofRank(m_terms, rank.rank, axisField("exposed_s", axis), rank.exposed[axis])));
            const Seconds gather = m_step.tails[static_cast<std::size_t>(rank.rank)].sync.gatherExposed;
            if (gathers && gather > Seconds())
                sum.add(weighed(rank.rank, m_terms("gather-exposed", gather)));
        }
        return sum.as("of-all-ranks", m_terms.about(kept(m_terms, "exposed ", nameOf(static_cast<Axis>(axis)))));
    }

    [[nodiscard]] Term host() const
    {
        return m_terms.sum("host-of-all-ranks", of("host_s", &RankTime::hostWait),
                           m_terms.product("overhead-of-all-ranks", m_ranks, m_fixed));
    }

    /// Seconds of all ranks as the share of that name.
    double place(std::string_view name, Term seconds, TermSum* sum = nullptr) const
    {
        const Term share =
            m_terms.placed(kept(m_terms, "/time/shares/", name), m_terms.about(name).quotient("share-of-gpu-time", seconds, m_all));
        if (sum)
            sum->add(share);
        return share.value;
    }

private:
    /// The GPUs of an encoder's own, as so many pipeline ranks of the language model; 1 where there are none.
    static Term weightOfEncoder(const ResolvedPlan& plan, const Terms& terms)
    {
        if (plan.encoderGpus == 0)
            return {1};
        return terms.quotient(
            "weight-of-encoder-gpus", terms("encoder-gpus", plan.encoderGpus),
            terms.quotient("gpus-of-stage", terms("language-gpus", plan.gridGpus()), terms("/plan/pp", plan.gridStages())));
    }
    [[nodiscard]] Term ranksOf(const ResolvedPlan& plan, const Terms& terms) const
    {
        const Term stages = terms("/plan/pp", plan.gridStages());
        return plan.encoderGpus > 0 ? terms.sum("ranks-and-encoder", stages, m_encoder) : stages;
    }
    [[nodiscard]] Term weighed(int rank, Term seconds) const
    {
        return m_encoder.value != 1 && rank == 0 ? m_terms.product("weighed-by-gpus", m_encoder, seconds) : seconds;
    }

    const StepEstimate& m_step;
    const Terms& m_terms;
    Term m_encoder;
    Term m_ranks;
    Term m_all;
    Term m_fixed;
};

/// The time that a rank has work: neither idle nor waiting for a message.
Term busyTerm(const RankTime& rank, const Terms& terms)
{
    TermSum busy;
    busy.add(ofRank(terms, rank.rank, "compute_s", rank.compute));
    for (std::size_t axis = 0; axis < rank.exposed.size(); ++axis) {
        if (static_cast<Axis>(axis) != Axis::Pp && rank.exposed[axis] > Seconds())
            busy.add(ofRank(terms, rank.rank, axisField("exposed_s", axis), rank.exposed[axis]));
    }
    busy.add(ofRank(terms, rank.rank, "host_s", rank.hostWait));
    busy.add(ofRank(terms, rank.rank, "optimizer_s", rank.optimizer));
    return busy.as("busy-of-rank", terms.about(kept(terms, "", std::to_string(rank.rank))));
}

int slowest(const StepEstimate& step, const Terms& terms)
{
    std::vector<const Record*> records;
    std::vector<double> busy;
    for (const RankTime& rank : step.ranks) {
        const Term term = busyTerm(rank, terms);
        records.push_back(term.record);
        busy.push_back(term.value);
    }
    const auto rank = static_cast<int>(std::max_element(busy.begin(), busy.end()) - busy.begin());
    if (Recorder* recorder = terms.recorder())
        (void)recorder->place("/time/shares/slow_stage",
                              {"slow-stage", {}, Combine::IndexOfMaximum, static_cast<double>(rank), std::move(records), {}});
    return rank;
}

/// Returns what the schedule costs of the time that all ranks idle; never more than they do.
Term fillAndDrain(const Basis& basis, const StepEstimate& step, const Sharing& sharing, Term idle, const Terms& terms)
{
    const BlockTimes mean = meanOf(step.times);
    const Term played = terms.lookup("idle-with-equal-stages", idleWithEqualStages(step, basis.plan).value(), sharing.ranks(),
                                     terms("microbatches", static_cast<double>(basis.plan.microBatches)),
                                     terms("mean-block-times", mean.forward + mean.backward));
    return terms.minimum("fill-and-drain-of-all", terms.product("idle-of-equal-stages-of-all", sharing.ranks(), played), idle);
}

/// The step's ranks are of the slowest pipeline. Where documents differ, the others compute less, and wait for it.
Term meanOfPipelines(const Basis& basis, Term slowest, const Terms& terms)
{
    if (basis.factors.empty())
        return slowest;
    const DocumentRows& rows = *basis.ledger.shape.documents;
    const Term works = terms(worksName(rows), worksPerChunk(basis.plan.pipeline(), basis.factors));
    const Term mean = terms.quotient("slowest-over-mean", works, meanMicroBatches(rows, basis.site, basis.plan, terms));
    return terms.quotient("compute-of-the-mean-pipeline", slowest, mean);
}

}  // namespace

Seconds fixedOverhead(const Basis& basis, const StepEstimate& step)
{
    const CostConstants& constants = basis.site.constants;
    const int layers = step.tails[static_cast<std::size_t>(step.endingRank)].layers;
    return Seconds(constants[Constant::StepOverhead]) + Seconds(constants[hostOfStep(basis.site.training)]) * layers;
}

StepShares stepShares(const Basis& basis, const StepEstimate& step, const Terms& terms)
{
    const Sharing sharing(basis, step, terms);
    StepShares shares;
    TermSum busy;
    const auto place = [&](std::string_view name, Term seconds, TermSum* sum = nullptr) {
        busy.add(seconds);
        return sharing.place(name, seconds, sum);
    };
    shares.compute = place("compute", meanOfPipelines(basis, sharing.of("compute_s", &RankTime::compute), terms));
    TermSum exposed;
    for (std::size_t axis = 0; axis < shares.exposed.size(); ++axis)
        shares.exposed[axis] = place(kept(terms, "exposed_", nameOf(static_cast<Axis>(axis))), sharing.exposed(axis), &exposed);
    shares.optimizer = place("optimizer", sharing.of("optimizer_s", &RankTime::optimizer));
    shares.host = place("host", sharing.host());
    shares.exposedTotal = terms.placed("/time/shares/exposed", exposed.as("share-exposed", terms)).value;

    const double rounding = kRounding * sharing.all().value;
    Term idle = terms.difference("idle-of-all-ranks", sharing.all(), busy.as("busy-of-all-ranks", terms));
    if (idle.value <= rounding)
        idle = terms("nothing", 0);
    const Term filling = fillAndDrain(basis, step, sharing, idle, terms);
    Term imbalance = terms.difference("imbalance-of-all", idle, filling);
    if (imbalance.value <= rounding)
        imbalance = terms("nothing", 0);
    TermSum bubble;
    shares.fillAndDrain = sharing.place("fill_and_drain", filling, &bubble);
    shares.imbalance = sharing.place("imbalance", imbalance, &bubble);
    shares.bubble = terms.placed("/time/shares/bubble", bubble.as("share-bubble", terms)).value;
    if (shares.imbalance > 0 && basis.factors.empty())
        shares.slowStage = slowest(step, terms);
    return shares;
}

}  // namespace shardscope
