// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/diagnosis_notes.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr double kMilli = 1e3;
/// Ends of one collective that differ by more than this share of the step make waits unsure.
constexpr double kUnsureClocks = 1e-3;
/// Marked steps that differ by more are told.
constexpr double kUnlikeSteps = 0.1;

class NoteWriter {
public:
    explicit NoteWriter(const TracedCase& traced) : m_traced(traced), m_rank(traced.rank()), m_plan(traced.estimate.plan()) {}

    std::vector<DiagnosisNote> write()
    {
        addMachine();
        addStep();
        addRanks();
        addClocks();
        addOpenTime();
        return std::move(m_notes);
    }

private:
    void add(const char* id, Severity severity, Message text) { m_notes.push_back({id, severity, std::move(text)}); }

    void addMachine()
    {
        const std::string& gpu = m_traced.estimate.scenario().cluster.gpu.id;
        const std::string device = m_rank.machine.deviceName();
        if (m_rank.gpu.empty() && !device.empty())
            add("device-unknown", Severity::Hint,
                said("The traces were recorded on {device}, which is not in the catalogue; the estimate is of {gpu}.",
                     {{"device", device}, {"gpu", gpu}}));
        else if (device.empty())
            add("device-not-stated", Severity::Hint,
                said("The traces do not name their device; the estimate is of {gpu}.", {{"gpu", gpu}}));
        else if (m_rank.gpu != gpu)
            add("device-differs", Severity::Warning,
                said("The traces were recorded on {device} ({traced}), and the scenario has {gpu}: the estimate is of another device. Set "
                     "cluster.gpu to this one.",
                     {{"device", device}, {"traced", m_rank.gpu}, {"gpu", gpu}}));
        const std::optional<int>& world = m_rank.machine.worldSize;
        if (world && *world != m_plan.world)
            add("world-differs", Severity::Warning,
                said("The traces are of a run on {traced} GPUs, and the scenario has {gpus}: the estimate is of another run. Set "
                     "cluster.nodes and the degrees of the plan.",
                     {{"traced", static_cast<double>(*world)}, {"gpus", static_cast<double>(m_plan.world)}}));
    }

    void addStep()
    {
        if (!m_rank.step)
            add("no-step-marks", Severity::Warning,
                said("Nothing in the traces marks a step. Assumed: the whole trace is one step. Call step() of the profiler once per "
                     "step."));
        const auto [shortest, longest] = std::minmax_element(m_rank.steps.begin(), m_rank.steps.end());
        if (m_rank.steps.size() > 1 && *longest > (1 + kUnlikeSteps) * *shortest)
            add("steps-differ", Severity::Hint,
                said("The {count} marked steps take from {shortest:short} to {longest:short} ms; the last one is diagnosed.",
                     {{"count", static_cast<double>(m_rank.steps.size())},
                      {"shortest", *shortest * kMilli},
                      {"longest", *longest * kMilli}}));
    }

    void addRanks()
    {
        const double world = m_rank.machine.worldSize.value_or(m_plan.world);
        const auto traced = static_cast<double>(m_traced.ranks.size());
        if (!m_rank.rank && m_plan.pp > 1)
            add("rank-unknown", Severity::Warning,
                said("The trace does not state its rank. Assumed: pipeline rank {rank}, which ends last.",
                     {{"rank", static_cast<double>(m_traced.estimated.rank)}}));
        if (m_rank.isRankOfName)
            add("rank-of-file-name", Severity::Hint, said("The traces do not state their ranks; the names of the files do."));
        if (traced == 1 && world > 1)
            add("one-rank", Severity::Warning,
                said(
                    "Only one of {world} ranks is traced, so that waiting for a peer and a slow transfer look the same. Give the traces of "
                    "all ranks of a group.",
                    {{"world", world}}));
        else if (traced < world)
            add("ranks-missing", Severity::Hint,
                said("{traced} of {world} ranks are traced; a wait for another one counts as transfer.",
                     {{"traced", traced}, {"world", world}}));
    }

    void addClocks()
    {
        for (std::size_t i = 0; i < m_traced.ranks.size(); ++i) {
            if (!m_traced.aligned.offsetOf(i))
                add("clock-unknown", Severity::Warning,
                    said("No collective connects {file} with {first}, so that their clocks cannot be aligned.",
                         {{"file", m_traced.ranks[i].file}, {"first", m_traced.ranks.front().file}}));
        }
        if (m_traced.aligned.spread() > kUnsureClocks * m_rank.seconds)
            add("clocks-unsure", Severity::Warning,
                said("The ends of the same collective differ by {spread:short} ms between ranks: waits are unsure by as much.",
                     {{"spread", m_traced.aligned.spread() * kMilli}}));
    }

    void addOpenTime()
    {
        double unknown = 0;
        for (const Slice& slice : m_traced.timeline().slices) {
            if (slice.activity == Activity::Communication && m_rank.kernels[slice.kernel].row == ProfiledRow::Unknown)
                unknown += slice.seconds();
        }
        if (unknown > 0)
            add("groups-unknown", Severity::Warning,
                said("{seconds:short} ms of communication are of process groups that the plan does not have.",
                     {{"seconds", unknown * kMilli}}));
        if (!m_rank.hasLaunches)
            add("no-launches", Severity::Warning,
                said("The host's calls are not recorded, so that idle time has no reason. Record with ProfilerActivity.CPU too."));
        if (!(m_traced.timeline().of(Activity::Attention) > 0) && m_traced.estimated.of(ComputeClass::Attention) > Seconds())
            add("attention-not-named", Severity::Hint,
                said("No kernel of the trace is attention by its name: its time counts among multiplications and other kernels."));
    }

    const TracedCase& m_traced;
    const TracedRank& m_rank;
    const ResolvedPlan& m_plan;
    std::vector<DiagnosisNote> m_notes;
};

}  // namespace

std::vector<DiagnosisNote> diagnosisNotes(const TracedCase& traced) { return NoteWriter(traced).write(); }

std::vector<Message> ignoredOf(const std::vector<TracedRank>& ranks)
{
    std::vector<Message> ignored;
    for (const TracedRank& rank : ranks) {
        if (rank.steps.size() > 1)
            ignored.push_back(
                said("{file}: {count} earlier steps", {{"file", rank.file}, {"count", static_cast<double>(rank.steps.size() - 1)}}));
        if (rank.otherDevices > 0)
            ignored.push_back(
                said("{file}: {count} kernels of other GPUs", {{"file", rank.file}, {"count", static_cast<double>(rank.otherDevices)}}));
        if (rank.negative > 0)
            ignored.push_back(said("{file}: {count} events that end before they start",
                                   {{"file", rank.file}, {"count", static_cast<double>(rank.negative)}}));
    }
    return ignored;
}

}  // namespace shardscope
