// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/strategy_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "app/views/communication/strategy_charts.h"
#include "app/views/communication/strategy_text.h"
#include "core/step/step.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/tile.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/dimension.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// The dimension's hue before the strategy's letters.
class StrategyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Theme& theme = Theme::current();
        const int side = qRound(theme.px(11));
        QPixmap swatch(side, side);
        swatch.fill(theme.color(roleOf(axisOf(static_cast<Strategy>(index.row())))));
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = swatch.size();
        option->icon = QIcon(swatch);
    }
};

QWidget* captioned(const QString& caption, QWidget* content)
{
    auto* whole = new QWidget;
    auto* label = new QLabel(caption);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(label);
    layout->addWidget(content, 1);
    return whole;
}

}  // namespace

StrategyPage::StrategyPage(QWidget* parent)
    : QWidget(parent), m_times(new StackedBars), m_bytes(new StackedBars), m_model(new ChartTable(this)), m_table(new QTableView)
{
    auto* tiles = new QHBoxLayout;
    for (Tile*& tile : m_tiles) {
        tile = new Tile;
        // Figures to read, not buttons.
        tile->setFocusPolicy(Qt::NoFocus);
        tile->setAttribute(Qt::WA_TransparentForMouseEvents);
        tiles->addWidget(tile, 1);
    }
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Strategies with their figures"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setItemDelegateForColumn(static_cast<int>(StrategyColumn::Strategy), new StrategyDelegate(m_table));
    auto* charts = new QHBoxLayout;
    charts->addWidget(captioned(tr("Communication time of a step, on the rank that ends last"), m_times), 1);
    charts->addWidget(captioned(tr("Bytes that one GPU sends in a step"), m_bytes), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(tiles);
    layout->addLayout(charts, 4);
    layout->addWidget(m_table, 3);
    applyTheme();
}

void StrategyPage::setFacts(std::shared_ptr<const CommunicationFacts> facts)
{
    showTiles(*facts);
    m_times->setData(timeBars(*facts));
    m_bytes->setData(bytesBars(*facts));
    m_model->setTable(strategyTableData(*facts));
    m_table->resizeColumnsToContents();
}

void StrategyPage::showTiles(const CommunicationFacts& facts)
{
    const Estimate& estimate = *facts.estimate;
    const StepEstimate& step = *estimate.step();
    const std::optional<double> ratio = estimate.throughput()->computeToCommunication;
    Bytes sent;
    for (const StrategyFacts& of : facts.strategies) {
        if (of.isInPlan)
            sent += of.row.wire;
    }
    const Seconds exposed = sumOf(step.exposed);
    const double share = exposed / step.step;
    const QLocale locale;
    TileData rule{tr("Compute : communication"),
                  ratio ? tr("%1 : 1").arg(ratioText(*ratio)) : tr("nothing is sent"),
                  tr("rule of thumb: 10 : 1 or more"),
                  {},
                  !ratio || *ratio >= kTenToOne ? Standing::Good : Standing::Warning,
                  Standing::Plain};
    TileData waits{tr("Exposed, of the step"),
                   percentText(share),
                   tr("%1 of %2").arg(durationText(exposed.value()), durationText(step.step.value())),
                   {},
                   share <= 0.1 ? Standing::Good : Standing::Warning,
                   Standing::Plain};
    const double hidden = step.communication > Seconds() ? std::max(0.0, 1 - exposed / step.communication) : 1;
    TileData hides{tr("Hidden"), percentText(hidden), tr("of %1 communicating").arg(durationText(step.communication.value())),
                   {},           Standing::Plain,     Standing::Plain};
    TileData bytes{
        tr("Sent by a GPU"), bytesText(sent.value()), tr("in a step of %1 tokens").arg(countText(estimate.throughput()->tokensPerStep)), {},
        Standing::Plain,     Standing::Plain};
    const TileData all[] = {rule, waits, hides, bytes};
    for (std::size_t index = 0; index < m_tiles.size(); ++index)
        m_tiles[index]->setData(all[index]);
}

void StrategyPage::applyTheme()
{
    const Theme& theme = Theme::current();
    m_table->verticalHeader()->setMinimumSectionSize(1);
    m_table->verticalHeader()->setDefaultSectionSize(qRound(theme.lineHeight(TextStyle::Body) * 1.45));
    m_table->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
    m_table->resizeColumnsToContents();
}

void StrategyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
