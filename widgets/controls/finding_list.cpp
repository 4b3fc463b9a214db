// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/finding_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {

FindingList::FindingList(QWidget* parent)
    : QScrollArea(parent), m_page(new QWidget), m_rows(new QVBoxLayout(m_page)), m_emptyText(tr("Nothing to remark."))
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
    for (int i = 0; i < static_cast<int>(findings.size()); ++i)
        m_rows->addWidget(makeRow(findings[i], i));
    if (findings.isEmpty()) {
        auto* empty = new QLabel(m_emptyText);
        empty->setForegroundRole(QPalette::PlaceholderText);
        m_rows->addWidget(empty);
    }
    m_rows->addStretch(1);
}

QWidget* FindingList::makeRow(const FindingRow& finding, int index)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(8)));
    layout->addWidget(new StandingIcon(finding.standing), 0, Qt::AlignTop);
    auto* word = new QLabel(standingName(finding.standing));
    word->setFont(Theme::current().font(TextStyle::Strong));
    layout->addWidget(word, 0, Qt::AlignTop);
    auto* sentence = new QLabel(finding.sentence);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(sentence, 1, Qt::AlignTop);
    const auto addButton = [&](const QString& text, const QString& what) {
        auto* button = new QPushButton(text);
        button->setFlat(true);
        QFont font = button->font();
        font.setWeight(QFont::DemiBold);
        button->setFont(font);
        button->setAccessibleName(tr("%1: %2", "button, what it is about").arg(text, what));
        button->setMaximumHeight(qRound(Theme::current().lineHeight(TextStyle::Body) + Theme::current().px(4)));
        layout->addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    if (finding.canShow)
        connect(addButton(tr("Show me"), finding.sentence), &QPushButton::clicked, this, [this, index] { Q_EMIT showRequested(index); });
    if (!finding.fix.isEmpty()) {
        QPushButton* fix = addButton(tr("Fix"), finding.fix);
        fix->setToolTip(finding.fix);
        connect(fix, &QPushButton::clicked, this, [this, index] { Q_EMIT fixRequested(index); });
    }
    row->setAccessibleName(tr("%1: %2", "severity, sentence").arg(standingName(finding.standing), finding.sentence));
    return row;
}

}  // namespace shardscope
