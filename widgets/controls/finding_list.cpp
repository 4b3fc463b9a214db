// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/finding_list.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/controls/wrapping_label.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kLinesInSight = 7;
constexpr double kShareOfWindow = 0.17;  ///< more than those lines, where the window is high
constexpr double kWidestCures = 860;

QLabel* sentenceLabel(const QString& text)
{
    auto* label = new WrappingLabel(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* secondaryLabel(const QString& text)
{
    QLabel* label = sentenceLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* figureLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

QPushButton* flatButton(const QString& text, const QString& what)
{
    auto* button = new QPushButton(text);
    button->setFlat(true);
    QFont font = button->font();
    font.setWeight(QFont::DemiBold);
    button->setFont(font);
    button->setAccessibleName(FindingList::tr("%1: %2", "button, what it is about").arg(text, what));
    button->setMaximumHeight(qRound(Theme::current().lineHeight(TextStyle::Body) + Theme::current().px(4)));
    return button;
}

}  // namespace

FindingList::FindingList(QWidget* parent)
    : QScrollArea(parent), m_page(new QWidget), m_rows(new QVBoxLayout(m_page)), m_emptyText(tr("No findings."))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(qRound(Theme::current().px(6)));
    setWidget(m_page);
    viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
    setAccessibleName(tr("Findings"));
    setFindings({});
}

void FindingList::setEmptyText(const QString& text)
{
    m_emptyText = text;
    if (m_rows->count() == 0)
        setFindings({});
}

void FindingList::setFindings(const QList<FindingRow>& findings)
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    // Each widget that is shown lays out the whole window: all rows come in one.
    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(m_rows->spacing());
    for (int i = 0; i < static_cast<int>(findings.size()); ++i)
        rows->addWidget(makeRow(findings[i], i));
    if (findings.isEmpty()) {
        auto* empty = new QLabel(m_emptyText);
        empty->setForegroundRole(QPalette::PlaceholderText);
        rows->addWidget(empty);
    }
    m_rows->addWidget(all);
    m_rows->addStretch(1);
    all->resize(m_page->size());  // laid out at once at the width that they will have
    all->show();                  // one that is still to be shown counts for nothing in the height
    updateGeometry();
}

void FindingList::holdHeight(bool held)
{
    if (held == (m_held > 0))
        return;
    m_held = held ? minimumSizeHint().height() : 0;
    updateGeometry();
}

QSize FindingList::minimumSizeHint() const
{
    const QSize least = QScrollArea::minimumSizeHint();
    const double lines = kLinesInSight * (Theme::current().lineHeight(TextStyle::Body) + Theme::current().px(4));
    const double most = std::max(lines, kShareOfWindow * window()->height());
    const int rows = m_rows->hasHeightForWidth() ? m_rows->heightForWidth(viewport()->width()) : m_rows->sizeHint().height();
    return {least.width(), std::max(m_held, std::min(rows, qRound(most)))};
}

QWidget* FindingList::makeRow(const FindingRow& finding, int index)
{
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(qRound(Theme::current().px(8)));
    layout->setVerticalSpacing(qRound(Theme::current().px(2)));
    layout->setColumnStretch(2, 1);
    layout->addWidget(new StandingIcon(finding.standing), 0, 0, Qt::AlignTop);
    auto* word = new QLabel(standingName(finding.standing));
    word->setFont(Theme::current().font(TextStyle::Strong));
    layout->addWidget(word, 0, 1, Qt::AlignTop);
    layout->addWidget(sentenceLabel(finding.sentence), 0, 2, Qt::AlignTop);
    if (finding.canShow) {
        QPushButton* show = flatButton(tr("Show me"), finding.sentence);
        layout->addWidget(show, 0, 3, Qt::AlignTop);
        connect(show, &QPushButton::clicked, this, [this, index] { Q_EMIT showRequested(index); });
    }
    if (!finding.fix.isEmpty()) {
        const QString what =
            finding.effect.isEmpty() ? finding.fix : tr("%1: %2", "what a fix does, its effect").arg(finding.fix, finding.effect);
        QPushButton* fix = flatButton(tr("Fix"), what);
        fix->setToolTip(plainTip(what));
        layout->addWidget(fix, 0, 4, Qt::AlignTop);
        connect(fix, &QPushButton::clicked, this, [this, index] { Q_EMIT fixRequested(index); });
        if (!finding.effect.isEmpty())
            layout->addWidget(secondaryLabel(tr("Fix: %1", "what it does, and its effect").arg(what)), 1, 2, 1, 3);
    } else if (!finding.effect.isEmpty()) {
        layout->addWidget(secondaryLabel(finding.effect), 1, 2, 1, 3);
    }
    if (!finding.cures.isEmpty() || !finding.lead.isEmpty())
        layout->addWidget(makeCures(finding, index), 2, 2, 1, 3);
    row->setAccessibleName(tr("%1: %2", "severity, sentence").arg(standingName(finding.standing), finding.sentence));
    return row;
}

QWidget* FindingList::makeCures(const FindingRow& finding, int index)
{
    auto* table = new QWidget;
    // In a wide window the figures stay next to their texts.
    auto* room = new QHBoxLayout(table);
    room->setContentsMargins(0, 0, 0, 0);
    auto* cells = new QWidget;
    cells->setMaximumWidth(qRound(Theme::current().px(kWidestCures)));
    room->addWidget(cells, 1);
    room->addStretch();
    auto* layout = new QGridLayout(cells);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(qRound(Theme::current().px(16)));
    layout->setVerticalSpacing(0);
    layout->setColumnStretch(0, 1);
    if (!finding.lead.isEmpty())
        layout->addWidget(secondaryLabel(finding.lead), 0, 0, 1, 5);
    for (int i = 0; i < static_cast<int>(finding.cures.size()); ++i) {
        const CureRow& cure = finding.cures[i];
        layout->addWidget(sentenceLabel(cure.change), i + 1, 0);
        int column = 1;
        for (const QString& figure : {cure.memory, cure.speed, cure.difference})
            layout->addWidget(figureLabel(figure), i + 1, column++);
        QPushButton* fix =
            flatButton(tr("Fix"), QStringList{cure.change, cure.memory, cure.speed, cure.difference}.join(QStringLiteral(", ")));
        fix->setToolTip(plainTip(cure.change));
        layout->addWidget(fix, i + 1, column);
        connect(fix, &QPushButton::clicked, this, [this, index, i] { Q_EMIT cureRequested(index, i); });
    }
    return table;
}

}  // namespace shardscope
