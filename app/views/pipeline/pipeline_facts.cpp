// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_facts.h"

#include <QHBoxLayout>

#include <cmath>

#include "app/views/pipeline/pipeline_text.h"
#include "widgets/controls/tile.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

enum Fact : std::size_t { Makespan, Bubble, OfTotal, OfIdeal, OfSpan, Law, Live };

/// How a number changes to the second schedule's; less is better for all of them.
void tellDifference(TileData& tile, double here, double there, const QString& text)
{
    tile.delta = text;
    const double tolerance = 1e-9 * std::max(std::abs(here), std::abs(there));
    tile.deltaStanding = std::abs(there - here) <= tolerance ? Standing::Plain : there < here ? Standing::Good : Standing::Warning;
}

/// Shows the bubble of the whole step, as everywhere; a schedule that no step runs has none.
void showBubble(TileData& tile, const DrawnSchedule* drawn, const DrawnSchedule* other)
{
    tile.caption = PipelineFacts::tr("Bubble");
    tile.value = drawn && drawn->shares ? percentText(drawn->shares->bubble) : QStringLiteral("–");
    tile.subline = drawn && !drawn->shares ? PipelineFacts::tr("only for a real step") : PipelineFacts::tr("of all GPU time");
    if (other && drawn->shares && other->shares)
        tellDifference(tile, drawn->shares->bubble, other->shares->bubble,
                       PipelineFacts::tr("→ %1").arg(percentText(other->shares->bubble)));
}

}  // namespace

PipelineFacts::PipelineFacts(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(6)));
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        m_tiles[index] = new Tile;
        layout->addWidget(m_tiles[index]);
        connect(m_tiles[index], &Tile::clicked, this, [this, index] { explain(index); });
    }
    setPicture(nullptr);
}

void PipelineFacts::setPicture(std::shared_ptr<const PipelinePicture> picture)
{
    m_picture = std::move(picture);
    const DrawnSchedule* drawn = m_picture && m_picture->drawn ? &*m_picture->drawn : nullptr;
    const DrawnSchedule* other = drawn && m_picture->against ? &*m_picture->against : nullptr;
    const QString none = QStringLiteral("–");
    std::array<TileData, 7> shown;
    const auto percent = [&](Fact fact, const QString& caption, double BubbleFractions::*bubble, const QString& subline) {
        shown[fact] = {caption, drawn ? percentText(drawn->bubble.*bubble) : none, subline, {}, Standing::Plain, Standing::Plain};
        if (other)
            tellDifference(shown[fact], drawn->bubble.*bubble, other->bubble.*bubble, tr("→ %1").arg(percentText(other->bubble.*bubble)));
    };
    shown[Makespan] = {tr("Makespan"),
                       drawn ? timeText(*drawn, drawn->makespan()) : none,
                       drawn && drawn->gantt->time == GanttTime::InUnits ? tr("× F of a stage") : QString(),
                       {},
                       Standing::Plain,
                       Standing::Plain};
    showBubble(shown[Bubble], drawn, other);
    percent(OfTotal, tr("a: of all time"), &BubbleFractions::ofTotal, tr("schedule alone"));
    percent(OfIdeal, tr("b: over ideal"), &BubbleFractions::ofIdeal, tr("schedule alone"));
    percent(OfSpan, tr("c: in the span"), &BubbleFractions::ofSpan, tr("schedule alone"));
    shown[Law] = {tr("Longest idle"), drawn ? timeText(*drawn, drawn->idle) : none, {}, {}, Standing::Plain, Standing::Plain};
    shown[Live] = {tr("In flight, at most"),
                   drawn ? figureText(drawn->peakLive) : none,
                   drawn ? tr("micro-batches, %1", "a pipeline rank").arg(rankName(*drawn, drawn->worstRank)) : QString(),
                   {},
                   Standing::Plain,
                   Standing::Plain};
    if (drawn) {
        shown[Law].subline = drawn->law ? tr("law: %1").arg(timeText(*drawn, *drawn->law)) : tr("no exact law");
        shown[Law].standing = lawHolds(*drawn) ? Standing::Good : Standing::Plain;
    }
    if (other) {
        tellDifference(shown[Makespan], drawn->makespan(), other->makespan(), tr("→ %1").arg(timeText(*other, other->makespan())));
        tellDifference(shown[Law], drawn->idle, other->idle, tr("→ %1").arg(timeText(*other, other->idle)));
        tellDifference(shown[Live], drawn->peakLive, other->peakLive, tr("→ %1").arg(figureText(other->peakLive)));
    }
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        m_tiles[index]->setData(shown[index]);
        m_tiles[index]->setEnabled(drawn != nullptr);
    }
    fitLines();
}

void PipelineFacts::fitLines()
{
    layout()->activate();
    giveLines({m_tiles.begin(), m_tiles.end()});
}

void PipelineFacts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLines();
}

void PipelineFacts::explain(std::size_t tile)
{
    const DrawnSchedule& drawn = *m_picture->drawn;
    QString sentence;
    switch (tile) {
    case Makespan:
        sentence = tr("From the start of the first block to the end of the last: %1. Without a bubble, this would be %2.")
                       .arg(timeText(drawn, drawn.makespan()), timeText(drawn, drawn.work));
        sentence += u' ' + (drawn.gantt->time == GanttTime::InUnits
                                ? tr("The unit is the forward pass of one micro-batch on one stage. Its backward pass takes two units.")
                                : tr("After the schedule, the step continues: the last gradients are reduced, and the optimizer runs."));
        break;
    case Bubble:
        sentence = bubbleSentence(drawn);
        break;
    case OfTotal:
        sentence = bubbleOfTotalSentence(drawn);
        break;
    case OfIdeal:
        sentence = bubbleOfIdealSentence(drawn);
        break;
    case OfSpan:
        sentence = bubbleOfSpanSentence(drawn);
        break;
    case Law:
        sentence = lawSentence(drawn);
        break;
    default:
        sentence = liveSentence(drawn);
    }
    Q_EMIT explained(sentence);
}

}  // namespace shardscope
