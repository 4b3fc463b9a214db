// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/schedule/block_name.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/gap_text.h"
#include "core/text/schedule_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString nameOfBlock(const DrawnSchedule& drawn, std::uint32_t block)
{
    return QString::fromStdString(blockName(drawn.timed->schedule.blocks[block], drawn.shape().chunks));
}

/// The part of a block of the first stage that is not its layers', after a space; empty of other blocks.
QString encoderSentence(const DrawnSchedule& drawn, std::uint32_t index)
{
    if (!drawn.encoder || !isOfFirstStage(drawn.timed->schedule, index))
        return {};
    const Block& block = drawn.timed->schedule.blocks[index];
    const EncoderBlocks& own = *drawn.encoder;
    const double seconds = block.kind == BlockKind::Forward ? own.forward
                           : block.isFused()                ? own.forward + own.inputGrad + own.weightGrad
                                             : (block.hasInputGrad() ? own.inputGrad : 0) + (block.hasWeightGrad() ? own.weightGrad : 0);
    return u' ' + tr("The %1 takes %2 of it.", "an encoder, a time").arg(own.name, timeText(drawn, seconds));
}

}  // namespace

QString figureText(double value)
{
    constexpr int kDigits = 4;
    if (value == 0 || !std::isfinite(value))
        return QLocale().toString(value);
    const int before = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    QString text = QLocale().toString(value, 'f', std::clamp(kDigits - before, 0, 12));
    const QString point = QLocale().decimalPoint();
    while (text.contains(point) && (text.endsWith(u'0') || text.endsWith(point)))
        text.chop(1);
    return text;
}

QString timeText(const DrawnSchedule& drawn, double time)
{
    return drawn.gantt->time == GanttTime::InUnits ? figureText(time) : ganttTimeText(drawn.gantt->time, time);
}

QString gapSentence(const DrawnSchedule& drawn, const Gap& gap)
{
    const Simulation& simulation = drawn.timed->simulation;
    const double end = gap.awaited == Simulation::kNone ? gap.end : simulation.spans[gap.awaited].end;
    const auto written = [&](double time) { return timeText(drawn, time).toStdString(); };
    return coreText(gapMessage(drawn.timed->schedule, gap, {written(gap.length()), written(end), written(gap.hop)}));
}

QString blockSentence(const DrawnSchedule& drawn, std::uint32_t block)
{
    const Schedule& schedule = drawn.timed->schedule;
    const Simulation& simulation = drawn.timed->simulation;
    const BlockSpan span = simulation.spans[block];
    const auto [from, to] = drawn.gantt->time == GanttTime::InUnits ? std::pair(figureText(span.start), figureText(span.end))
                                                                    : ganttMomentTexts(drawn.gantt->time, span.start, span.end);
    const QString what = tr("%1 of rank %2 runs from %3 to %4.").arg(nameOfBlock(drawn, block)).arg(schedule.rankOf(block)).arg(from, to) +
                         encoderSentence(drawn, block);
    const std::uint32_t cause = Dependencies(schedule, simulation).whatSetTheStart(block);
    if (cause == Simulation::kNone)
        return what + u' ' + tr("It does not wait for any other block.");
    if (schedule.rankOf(cause) == schedule.rankOf(block))
        return what + u' ' +
               tr("It starts as soon as %1, the block before it on the same rank, ends. There is no bubble.")
                   .arg(nameOfBlock(drawn, cause));
    return what + u' ' + tr("It could start once %1 of rank %2 had ended.").arg(nameOfBlock(drawn, cause)).arg(schedule.rankOf(cause));
}

QString phaseName(Phase phase)
{
    switch (phase) {
    case Phase::WarmUp:
        return tr("Warm-up");
    case Phase::Steady:
        return tr("Steady state");
    case Phase::CoolDown:
        return tr("Cool-down");
    }
    return {};
}

std::vector<RankPhases> phasesOfRanks(const DrawnSchedule& drawn)
{
    std::vector<RankPhases> phases;
    for (int rank = 0; rank < drawn.shape().stages; ++rank)
        phases.push_back(phasesOf(drawn.timed->schedule, drawn.timed->simulation, rank));
    return phases;
}

QString momentSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, double time)
{
    int working = 0;
    std::array<int, std::tuple_size_v<RankPhases>> ranksIn{};
    for (std::size_t rank = 0; rank < phases.size(); ++rank) {
        const bool isIdle = gapAt(drawn.timed->schedule, drawn.timed->simulation, static_cast<int>(rank), time).has_value();
        working += isIdle || time >= drawn.makespan() ? 0 : 1;
        for (std::size_t phase = 0; phase < ranksIn.size(); ++phase)
            ranksIn[phase] += time >= phases[rank][phase].start && time < phases[rank][phase].stop ? 1 : 0;
    }
    return tr("At %1, %2 of %3 ranks work. %4 warm up, %5 are in the steady state, %6 cool down.")
        .arg(timeText(drawn, time))
        .arg(working)
        .arg(phases.size())
        .arg(ranksIn[0])
        .arg(ranksIn[1])
        .arg(ranksIn[2]);
}

QString phaseSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, Phase phase)
{
    const auto index = static_cast<std::size_t>(phase);
    const auto blocksOf = [&](const RankPhases& rank) { return rank[index].end - rank[index].begin; };
    double idle = 0;
    double idleInAll = 0;
    std::uint32_t blocks = 0;
    for (const RankPhases& rank : phases) {
        blocks += blocksOf(rank);
        idle += rank[index].idle();
        for (const PhaseSpan& each : rank)
            idleInAll += each.idle();
    }
    const QString what =
        phase == Phase::WarmUp ? tr("Warm-up: each rank runs forward passes until its first gradient arrives.")
        : phase == Phase::Steady && fusedPairsOf(drawn.shape())
            ? tr("Steady state: each block is a forward and a backward pass at the same time. The experts' all-to-all of either pass is "
                 "hidden as far as the other one computes.")
        : phase == Phase::Steady
            ? tr("Steady state: forward and backward passes alternate, so as many activations are freed as are created.")
            : tr("Cool-down: no forward passes are left. The backward passes of the micro-batches in flight are completed.");
    if (blocks == 0)
        return tr("%1 has no such phase: no rank runs a forward pass after its first backward pass.").arg(drawn.name);
    const double share = idleInAll > 0 ? std::max(0.0, idle) / idleInAll : 0;
    return what + u' ' +
           tr("Rank 0 has %1 blocks in this phase, and rank %2 has %3. This phase has %4 of the bubble.")
               .arg(QLocale().toString(blocksOf(phases.front())))
               .arg(phases.size() - 1)
               .arg(QLocale().toString(blocksOf(phases.back())), percentText(share));
}

QString limitSentence(const ScheduleLimit& limit) { return findingSentence(toFinding(limit)); }

QString rankName(const DrawnSchedule& drawn, int rank)
{
    const bool isEncoder = rank == 0 && drawn.encoder && drawn.timed->schedule.shape.encodesFirst;
    return isEncoder ? drawn.encoder->name : tr("rank %1").arg(rank);
}

QString bubbleSentence(const DrawnSchedule& drawn)
{
    if (!drawn.shares)
        return tr("The bubble is idle GPU time as a share of all GPU time in a step. No step runs this schedule.");
    const StepShares& shares = *drawn.shares;
    QString sentence = tr("Bubble: idle GPU time as a share of all GPU time in the step, %1 = %2 to fill and drain the pipeline + %3 "
                          "from unequal stages.")
                           .arg(percentText(shares.bubble), percentText(shares.fillAndDrain), percentText(shares.imbalance));
    if (shares.slowStage)
        sentence += u' ' + tr("The slowest is %1.", "a pipeline rank").arg(rankName(drawn, *shares.slowStage));
    if (drawn.ending)
        // The other figure that is called so, for who has seen it.
        sentence +=
            u' ' + tr("Rank %1, which ends last, waits %2 for micro-batches: %3 of the step.")
                       .arg(QString::number(drawn.ending->rank), timeText(drawn, drawn.ending->seconds), percentText(drawn.ending->ofStep));
    return sentence;
}

QString bubbleOfTotalSentence(const DrawnSchedule& drawn)
{
    return tr("a) Published definition, for the schedule alone: the idle share of all GPU time until the last block ends. 1 "
              "− work / makespan = 1 − %1 / %2 = %3.")
        .arg(timeText(drawn, drawn.work), timeText(drawn, drawn.makespan()), percentText(drawn.bubble.ofTotal));
}

QString bubbleOfIdealSentence(const DrawnSchedule& drawn)
{
    return tr("b) Published definition, for the schedule alone: idle time relative to the ideal time (Megatron's definition, "
              "(p − 1) / m for 1F1B). Makespan / work − 1 = %1 / %2 − 1 = %3.")
        .arg(timeText(drawn, drawn.makespan()), timeText(drawn, drawn.work), percentText(drawn.bubble.ofIdeal));
}

QString bubbleOfSpanSentence(const DrawnSchedule& drawn)
{
    return tr("c) Published definition, for the schedule alone: idle time between a rank's own first and last block (the "
              "zero-bubble papers' definition, which does not count the staggered start): %1.")
        .arg(percentText(drawn.bubble.ofSpan));
}

bool lawHolds(const DrawnSchedule& drawn)
{
    return drawn.law && std::abs(*drawn.law - drawn.idle) <= 1e-6 * std::max(drawn.makespan(), 1e-300);
}

QString lawSentence(const DrawnSchedule& drawn)
{
    const BubbleLaw& text = bubbleLawOf(drawn.shape());
    const QString formula = QString::fromStdString(bubbleLawFormula(text.formula));
    const QString condition = coreText(text.condition);
    if (!drawn.law)
        return tr("No closed form is exact here: idle = %1 is valid for %2. Simulated: %3.")
            .arg(formula, condition, timeText(drawn, drawn.idle));
    // Seconds are put in as milliseconds, so that the factors can be read.
    const bool inSeconds = drawn.gantt->time == GanttTime::InSeconds;
    BlockTimes rounded = drawn.mean;
    for (double* time : {&rounded.forward, &rounded.backward, &rounded.inputGrad, &rounded.weightGrad, &rounded.fused})
        *time = std::round(*time * (inSeconds ? 1e6 : 1e3)) / 1e3;
    const QString numbers =
        QString::fromStdString(bubbleLawNumbers(text.formula, drawn.shape(), rounded)).replace(u'.', QLocale().decimalPoint());
    const QString law = tr("Law: idle = %1 = %2 = %3, for %4.")
                            .arg(formula, inSeconds ? tr("%1 ms").arg(numbers) : numbers, timeText(drawn, *drawn.law), condition);
    if (lawHolds(drawn))
        return law + u' ' + tr("Simulated: the same.");
    return law + u' ' +
           tr("Simulated: %1 (%2). The law ignores uneven stages and hops, but the slowest stage sets the pace.")
               .arg(timeText(drawn, drawn.idle), signedText(drawn.idle - *drawn.law, timeText(drawn, std::abs(drawn.idle - *drawn.law))));
}

QString liveSentence(const DrawnSchedule& drawn)
{
    return tr("Rank %1 stores the activations of up to %2 micro-batches at once, each 1/p of the whole model's, until their "
              "weight gradients are computed.")
        .arg(drawn.worstRank)
        .arg(figureText(drawn.peakLive));
}

}  // namespace shardscope
