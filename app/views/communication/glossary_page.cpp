// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/glossary_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace shardscope {

GlossaryPage::GlossaryPage(QWidget* parent) : QWidget(parent), m_field(new QLineEdit), m_table(new QTableWidget(0, 2))
{
    m_field->setPlaceholderText(tr("Search the glossary"));
    m_field->setAccessibleName(tr("Search the glossary"));
    m_field->setClearButtonEnabled(true);
    m_table->setAccessibleName(tr("Glossary"));
    m_table->setHorizontalHeaderLabels({tr("term"), tr("meaning")});
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    const QList<GlossaryEntry> entries = glossary();
    m_table->setRowCount(static_cast<int>(entries.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        m_table->setItem(row, 0, new QTableWidgetItem(entries.at(row).term));
        m_table->setItem(row, 1, new QTableWidgetItem(entries.at(row).meaning));
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_field);
    layout->addWidget(m_table, 1);
    connect(m_field, &QLineEdit::textChanged, this, &GlossaryPage::search);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &GlossaryPage::fitRows,
            Qt::QueuedConnection);  // once, with the width without the scroll bar
    applyTheme();
}

/// Entries in which all words stand, those whose term has them first in the reader's eye by the order of the alphabet.
void GlossaryPage::search(const QString& words)
{
    if (m_field->text() != words)
        m_field->setText(words);
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString entry = m_table->item(row, 0)->text() + u' ' + m_table->item(row, 1)->text();
        const bool isFound =
            std::all_of(wanted.begin(), wanted.end(), [&entry](const QString& word) { return entry.contains(word, Qt::CaseInsensitive); });
        m_table->setRowHidden(row, !isFound);
    }
}

int GlossaryPage::shownEntries() const
{
    int shown = 0;
    for (int row = 0; row < m_table->rowCount(); ++row)
        shown += m_table->isRowHidden(row) ? 0 : 1;
    return shown;
}

void GlossaryPage::applyTheme()
{
    const Theme& theme = Theme::current();
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->item(row, 0)->setFont(theme.font(TextStyle::Strong));
    m_table->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
    m_table->resizeColumnToContents(0);
    fitRows();
}

/// Some air between the entries.
void GlossaryPage::fitRows()
{
    m_table->resizeRowsToContents();
    const int air = qRound(Theme::current().px(8));
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHeight(row, m_table->rowHeight(row) + air);
}

void GlossaryPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
