// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/formula_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <array>

#include "widgets/charts/chart_table.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QLabel* makeText()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QString orNotUsed(const FormulaLine& line, const QString& value)
{
    if (!value.isEmpty())
        return value;
    return line.isInUse() ? QStringLiteral("–") : FormulaPage::tr("not used");
}

}  // namespace

FormulaPage::FormulaPage(QWidget* parent)
    : QWidget(parent),
      m_model(new ChartTable(this)),
      m_table(new QTableView),
      m_name(makeText()),
      m_printed(makeText()),
      m_corrected(makeText()),
      m_why(makeText())
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Printed formulas next to the corrected ones"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* why = new QWidget;
    auto* column = new QVBoxLayout(why);
    column->setContentsMargins(0, 6, 0, 0);
    for (QLabel* label : {m_name, m_printed, m_corrected, m_why})
        column->addWidget(label);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(why);
    why->setAutoFillBackground(false);  // the card's own colour shows
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setAccessibleName(tr("Why the chosen formula differs"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 3);
    layout->addWidget(scroll, 2);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FormulaPage::showChosen);
    applyTheme();
}

void FormulaPage::setLines(const QList<FormulaLine>& lines)
{
    const int chosen = m_table->currentIndex().row();
    m_lines = lines;
    TableData table;
    table.columns = {tr("communication / compute, and others"),
                     tr("as printed"),
                     tr("corrected"),
                     tr("with real rates"),
                     tr("printed formula"),
                     tr("printed in")};
    table.rows = static_cast<int>(lines.size());
    table.text = [](double value) { return QString::number(value); };
    table.cell = [lines](int row, int column) -> QVariant {
        const FormulaLine& line = lines.at(row);
        const std::array<QString, 6> cells{
            line.what, orNotUsed(line, line.printedValue), orNotUsed(line, line.correctedValue), line.live, line.printed, line.source};
        return cells[static_cast<std::size_t>(column)];
    };
    m_model->setTable(std::move(table));
    m_table->resizeColumnsToContents();
    choose(chosen >= 0 && chosen < lines.size() ? chosen : 0);
}

void FormulaPage::choose(int line)
{
    m_table->setCurrentIndex(m_model->index(line, 0));
    showChosen();
}

void FormulaPage::showChosen()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_lines.size())
        return;
    const FormulaLine& line = m_lines.at(row);
    m_name->setText(line.what);
    m_printed->setText(tr("As printed:  %1  =  %2").arg(line.printed, orNotUsed(line, line.printedValue)));
    m_corrected->setText(tr("Corrected:  %1  =  %2").arg(line.corrected, orNotUsed(line, line.correctedValue)));
    m_why->setText(line.why.isEmpty() ? tr("The printed formula is correct.")
                                      : QStringLiteral("•  ") + line.why.join(QStringLiteral("\n•  ")));
}

void FormulaPage::applyTheme()
{
    const Theme& theme = Theme::current();
    m_name->setFont(theme.font(TextStyle::Strong));
    m_table->verticalHeader()->setMinimumSectionSize(1);
    m_table->verticalHeader()->setDefaultSectionSize(qRound(theme.lineHeight(TextStyle::Body) * 1.45));
    m_table->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
}

void FormulaPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void FormulaPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_table->resizeColumnsToContents();
}

}  // namespace shardscope
