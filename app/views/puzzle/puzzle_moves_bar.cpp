// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/puzzle/puzzle_moves_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "app/text/parameter_text.h"
#include "app/views/puzzle/puzzle_text.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

void empty(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

}  // namespace

PuzzleMovesBar::PuzzleMovesBar(QWidget* parent)
    : QWidget(parent),
      m_ranks(new SegmentedChoice(tr("Rank"))),
      m_kinds(new QHBoxLayout),
      m_readyShown(new QPushButton(tr("Show ready blocks"))),
      m_ready(new QHBoxLayout)
{
    m_readyShown->setCheckable(true);
    m_readyShown->setToolTip(tr("The blocks that the chosen rank may run next"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_ranks);
    layout->addLayout(m_kinds);
    layout->addWidget(m_readyShown);
    layout->addLayout(m_ready);
    layout->addStretch(1);
    connect(m_ranks, &SegmentedChoice::choiceEdited, this, [this](const QString& id) { Q_EMIT rankChosen(id.toInt()); });
    connect(m_readyShown, &QPushButton::toggled, this, &PuzzleMovesBar::showReady);
}

void PuzzleMovesBar::setPosition(const Puzzle& puzzle, int rank)
{
    if (!m_hasRules || !(m_rules == puzzle.rules())) {
        m_hasRules = true;
        m_rules = puzzle.rules();
        QList<Segment> ranks;
        for (int each = 0; each < m_rules.stages; ++each)
            ranks.append({QString::number(each), tr("Rank %1").arg(each), {}});
        m_ranks->setSegments(ranks);
        showKinds(m_rules);
    }
    m_ranks->setCurrent(QString::number(rank));
    m_blocks = puzzle.ready(rank);
    showReady();
}

void PuzzleMovesBar::setReadyShown(bool shown) { m_readyShown->setChecked(shown); }

/// A button for each kind of block, for who has no keyboard at hand.
void PuzzleMovesBar::showKinds(const PuzzleRules& rules)
{
    empty(*m_kinds);
    for (const BlockKind kind : {BlockKind::Forward, BlockKind::Backward, BlockKind::InputGrad, BlockKind::WeightGrad}) {
        const bool isHalf = kind == BlockKind::InputGrad || kind == BlockKind::WeightGrad;
        if (kind != BlockKind::Forward && isHalf != rules.splitsBackward)
            continue;
        for (int chunk = 0; chunk < rules.chunks; ++chunk) {
            const QString letter = toText(nameOf(kind)) + (rules.chunks == 1 ? QString() : QString(QChar(u'a' + chunk)));
            auto* button = new QPushButton(letter);
            button->setToolTip(tr("Place the rank's next %1").arg(letter));
            button->setFixedWidth(qRound(Theme::current().px(40)));
            button->setFocusPolicy(Qt::TabFocus);
            connect(button, &QPushButton::clicked, this, [this, kind, chunk] { Q_EMIT kindChosen(kind, chunk); });
            m_kinds->addWidget(button);
        }
    }
}

void PuzzleMovesBar::showReady()
{
    empty(*m_ready);
    if (!m_readyShown->isChecked())
        return;
    for (const Block& block : m_blocks) {
        auto* button = new QPushButton(blockLabel(block, m_rules));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, block] { Q_EMIT blockChosen(block); });
        m_ready->addWidget(button);
    }
    if (m_blocks.empty())
        m_ready->addWidget(new QLabel(tr("No block is ready: the rank waits for others.")));
}

}  // namespace shardscope
