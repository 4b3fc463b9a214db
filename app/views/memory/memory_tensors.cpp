// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_tensors.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/memory/memory_charts.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kByOperator = QStringLiteral("operators");

}  // namespace

MemoryTensors::MemoryTensors(QWidget* parent)
    : QWidget(parent),
      m_back(new QToolButton),
      m_name(new WrappingLabel),
      m_parts(new SegmentedChoice(tr("Parts"))),
      m_treemap(new Treemap),
      m_page(new ChartPage(m_treemap))
{
    m_back->setText(tr("← All bars"));
    m_back->setToolTip(tr("Back to the bars (Esc)"));
    m_back->setAccessibleName(tr("Back to the bars"));
    m_back->setAutoRaise(true);
    m_parts->setSegments({{QStringLiteral("lines"), tr("Everything"), {}}, {kByOperator, tr("Activations by operator"), {}}});
    m_parts->setCurrent(QStringLiteral("lines"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addWidget(m_name, 1);
    head->addWidget(m_parts);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_page, 1);
    connect(m_back, &QToolButton::clicked, this, &MemoryTensors::closeRequested);
    connect(m_parts, &SegmentedChoice::choiceEdited, this, &MemoryTensors::refresh);
    connect(m_treemap, &Treemap::activated, this, &MemoryTensors::showDerivation);
    connect(m_page, &ChartPage::cellActivated, this, [this](int row, int) {
        int group = 0;
        const QList<TreemapGroup>& groups = m_treemap->chartData().groups;
        for (; group < groups.size() && row >= groups[group].tiles.size(); ++group)
            row -= static_cast<int>(groups[group].tiles.size());
        showDerivation(group, row);
    });
    m_name->setFont(Theme::current().font(TextStyle::Strong));
}

void MemoryTensors::open(std::shared_ptr<const Estimate> estimate, int stage, const QString& name)
{
    m_estimate = std::move(estimate);
    m_stage = stage;
    const double total = m_estimate->memory().stages[static_cast<std::size_t>(stage)].total().value();
    m_name->setText(tr("%1: %2", "an opened bar, its total").arg(name, bytesText(total)));
    refresh();
}

void MemoryTensors::refresh()
{
    const bool byOperator = m_parts->current() == kByOperator;
    m_treemap->setData(byOperator ? operatorTreemap(*m_estimate, m_stage) : ledgerTreemap(*m_estimate, m_stage));
    if (m_page->isTableShown())
        m_page->setTableShown(true);
}

QString MemoryTensors::fieldOf(int group, int tile) const
{
    if (m_parts->current() == kByOperator)
        return QString::fromStdString(linePointer(m_stage, "kept-activations"));
    const StageMemory& stage = m_estimate->memory().stages[static_cast<std::size_t>(m_stage)];
    int groups = -1;
    for (const auto& [memoryClass, className] : EnumNames<MemoryClass>::names) {
        int tiles = -1;
        for (const LedgerLine& line : stage.lines) {
            if (line.memoryClass != memoryClass)
                continue;
            groups += tiles < 0 ? 1 : 0;
            ++tiles;
            if (groups == group && tile < 0)
                return QString::fromStdString(stagePointer(m_stage, className));
            if (groups == group && tiles == tile)
                return QString::fromStdString(linePointer(m_stage, line.what));
        }
    }
    return QString::fromStdString(stagePointer(m_stage, "total"));
}

void MemoryTensors::showDerivation(int group, int tile)
{
    if (m_estimate)
        Q_EMIT derivationRequested(fieldOf(group, tile));
}

void MemoryTensors::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace)
        Q_EMIT closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void MemoryTensors::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_name->setFont(Theme::current().font(TextStyle::Strong));
    QWidget::changeEvent(event);
}

}  // namespace shardscope
