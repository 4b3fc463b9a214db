// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/rules_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace shardscope {

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent),
      m_table(new QTableWidget(0, 2)),
      m_empty(new QLabel(tr("What have your runs taught you? Write your rules here, each with the run or paper it comes from. They are "
                            "stored in the same file as your runs."))),
      m_add(new QPushButton(tr("&Add a rule"))),
      m_remove(new QPushButton(tr("&Remove rule")))
{
    m_table->setHorizontalHeaderLabels({tr("rule of thumb"), tr("reason")});
    m_table->setAccessibleName(tr("Rules of thumb"));
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(buttons);
    layout->addWidget(m_empty);
    layout->addWidget(m_table, 1);
    connect(m_add, &QPushButton::clicked, this, &RulesPanel::addRule);
    connect(m_remove, &QPushButton::clicked, this, &RulesPanel::removeRule);
    connect(m_table, &QTableWidget::itemChanged, this, [this] {
        m_table->resizeRowsToContents();
        if (!m_isShowing)
            Q_EMIT edited(shownRules());
    });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RulesPanel::showState);
    showState();
}

void RulesPanel::setRules(const std::vector<RuleOfThumb>& rules)
{
    if (rules == shownRules())
        return;  // the edited field keeps its cursor
    m_isShowing = true;
    m_table->setRowCount(0);
    for (const RuleOfThumb& rule : rules)
        appendRow(rule);
    m_isShowing = false;
    m_table->resizeRowsToContents();
    showState();
}

void RulesPanel::setReadOnly(bool readOnly)
{
    m_table->setEditTriggers(readOnly
                                 ? QAbstractItemView::NoEditTriggers
                                 : QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_add->setEnabled(!readOnly);
}

void RulesPanel::appendRow(const RuleOfThumb& rule)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(QString::fromStdString(rule.text)));
    m_table->setItem(row, 1, new QTableWidgetItem(QString::fromStdString(rule.because)));
}

void RulesPanel::addRule()
{
    m_isShowing = true;
    appendRow({});
    m_isShowing = false;
    m_table->setCurrentCell(m_table->rowCount() - 1, 0);
    m_table->editItem(m_table->currentItem());
    showState();
}

void RulesPanel::removeRule()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    showState();
    Q_EMIT edited(shownRules());
}

/// A row without text is one that is still being written.
std::vector<RuleOfThumb> RulesPanel::shownRules() const
{
    std::vector<RuleOfThumb> rules;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto text = [&](int column) {
            const QTableWidgetItem* item = m_table->item(row, column);
            return item ? item->text().trimmed().toStdString() : std::string();
        };
        if (!text(0).empty())
            rules.push_back({text(0), text(1)});
    }
    return rules;
}

void RulesPanel::showState()
{
    m_empty->setVisible(m_table->rowCount() == 0);
    m_remove->setEnabled(m_table->currentRow() >= 0);
}

void RulesPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_table->hasFocus())
        removeRule();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
