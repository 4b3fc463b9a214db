// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/puzzle/puzzle_rules_bar.h"

#include <QPushButton>

#include <algorithm>
#include <iterator>

#include "widgets/controls/choice_box.h"
#include "widgets/controls/flow_layout.h"

namespace shardscope {
namespace {

/// Holds what the blocks are: chunks of a rank, and whether the backward is one block.
struct BlockSet {
    const char* id;
    int chunks;
    bool splits;
};
constexpr BlockSet kBlockSets[] = {{"fb", 1, false}, {"fiw", 1, true}, {"fb2", 2, false}, {"fiw2", 2, true}};

QString blockSetText(int index)
{
    const QString texts[] = {PuzzleRulesBar::tr("F and B"), PuzzleRulesBar::tr("F, I and W (split backward)"),
                             PuzzleRulesBar::tr("F and B, two chunks per rank"), PuzzleRulesBar::tr("F, I and W, two chunks per rank")};
    return texts[index];
}

int indexOf(const PuzzleRules& rules)
{
    const auto* found = std::find_if(std::begin(kBlockSets), std::end(kBlockSets),
                                     [&](const BlockSet& set) { return set.chunks == rules.chunks && set.splits == rules.splitsBackward; });
    return static_cast<int>(found - std::begin(kBlockSets));
}

QList<Choice> numberChoices(std::initializer_list<int> numbers, const QString& text)
{
    QList<Choice> choices;
    for (const int number : numbers)
        choices.append({QString::number(number), text.arg(number), {}, {}, {}});
    return choices;
}

}  // namespace

PuzzleRulesBar::PuzzleRulesBar(QWidget* parent)
    : QWidget(parent), m_stages(new ChoiceBox), m_microBatches(new ChoiceBox), m_blocks(new ChoiceBox), m_room(new ChoiceBox)
{
    fill();
    auto* layout = new FlowLayout(this);
    for (ChoiceBox* box : {m_stages, m_microBatches, m_blocks, m_room}) {
        box->setMinimumContentsLength(9);
        layout->addWidget(box);
        connect(box, &ChoiceBox::choiceEdited, this, [this] { Q_EMIT rulesEdited(rules()); });
    }
    auto* back = new QPushButton(tr("Undo"));
    auto* anew = new QPushButton(tr("Start over"));
    layout->addWidget(back);
    layout->addWidget(anew);
    connect(back, &QPushButton::clicked, this, &PuzzleRulesBar::backRequested);
    connect(anew, &QPushButton::clicked, this, &PuzzleRulesBar::anewRequested);
}

void PuzzleRulesBar::fill()
{
    m_stages->setChoices(numberChoices({2, 3, 4, 6, 8}, tr("%1 ranks")));
    m_microBatches->setChoices(numberChoices({2, 4, 6, 8, 12, 16}, tr("%1 micro-batches")));
    QList<Choice> sets;
    for (int i = 0; i < static_cast<int>(std::size(kBlockSets)); ++i)
        sets.append({QString::fromLatin1(kBlockSets[i].id), blockSetText(i), {}, {}, {}});
    m_blocks->setChoices(sets);
    QList<Choice> rooms{{QStringLiteral("0"), tr("unlimited memory"), {}, {}, {}}};
    rooms.append(numberChoices({2, 3, 4, 6, 8}, tr("at most %1 in flight")));
    m_room->setChoices(rooms);
    m_stages->setAccessibleName(tr("Ranks"));
    m_microBatches->setAccessibleName(tr("Micro-batches"));
    m_blocks->setAccessibleName(tr("Blocks"));
    m_room->setAccessibleName(tr("Memory of a rank"));
}

PuzzleRules PuzzleRulesBar::rules() const
{
    PuzzleRules rules;
    rules.stages = m_stages->currentId().toInt();
    rules.microBatches = m_microBatches->currentId().toInt();
    for (const BlockSet& set : kBlockSets) {
        if (m_blocks->currentId() == QLatin1String(set.id)) {
            rules.chunks = set.chunks;
            rules.splitsBackward = set.splits;
        }
    }
    if (const int room = m_room->currentId().toInt(); room > 0)
        rules.mostLive = room;
    return rules;
}

void PuzzleRulesBar::setRules(const PuzzleRules& rules)
{
    m_stages->setCurrentId(QString::number(rules.stages), tr("%1 ranks").arg(rules.stages));
    m_microBatches->setCurrentId(QString::number(rules.microBatches), tr("%1 micro-batches").arg(rules.microBatches));
    m_blocks->setCurrentId(QString::fromLatin1(kBlockSets[indexOf(rules)].id));
    m_room->setCurrentId(QString::number(rules.mostLive.value_or(0)), tr("at most %1 in flight").arg(rules.mostLive.value_or(0)));
}

}  // namespace shardscope
