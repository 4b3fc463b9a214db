// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/strategy_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/estimate_text.h"
#include "app/views/base/readable_table.h"
#include "app/views/communication/strategy_charts.h"
#include "app/views/communication/strategy_text.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/tile.h"
#include "widgets/controls/wrapping_label.h"
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

/// From the first to give room to the last that gives way; all before `Wire` are always there.
constexpr StrategyColumn kMostWanted[] = {
    StrategyColumn::InPlan,      StrategyColumn::Strategy,   StrategyColumn::MemorySaved, StrategyColumn::Sent, StrategyColumn::Time,
    StrategyColumn::Exposed,     StrategyColumn::Ratio,      StrategyColumn::Degree,      StrategyColumn::Wire, StrategyColumn::Meaning,
    StrategyColumn::HidesBehind, StrategyColumn::Collective, StrategyColumn::Cuts,        StrategyColumn::Batch};

/// The row of the plan that waits longest; the first where it sends nothing.
int mostExposed(const std::vector<StrategyFacts>& strategies)
{
    int most = -1;
    for (int row = 0; row < static_cast<int>(strategies.size()); ++row) {
        const StrategyFacts& of = strategies[static_cast<std::size_t>(row)];
        if (of.isInPlan && (most < 0 || of.exposed > strategies[static_cast<std::size_t>(most)].exposed))
            most = row;
    }
    return std::max(0, most);
}

QWidget* captioned(QLabel* label, QWidget* content)
{
    auto* whole = new QWidget;
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
    : QWidget(parent),
      m_times(new StackedBars),
      m_bytes(new StackedBars),
      m_timesCaption(new WrappingLabel),
      m_model(new ChartTable(this)),
      m_table(new QTableView),
      m_below(new QLabel)
{
    auto* tiles = new QHBoxLayout;
    for (Tile*& tile : m_tiles) {
        tile = new Tile;
        // Figures to read, not buttons.
        tile->setFocusPolicy(Qt::NoFocus);
        tile->setAttribute(Qt::WA_TransparentForMouseEvents);
        tiles->addWidget(tile, 1);
    }
    makeTable();
    auto* charts = new QHBoxLayout;
    charts->addWidget(captioned(m_timesCaption, m_times), 1);
    charts->addWidget(captioned(new WrappingLabel(tr("Bytes that one of its GPUs sends per step")), m_bytes), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(tiles);
    layout->addLayout(charts, 4);
    layout->addWidget(m_table, 3);
    layout->addWidget(m_below);
    applyTheme();
}

void StrategyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveLines({m_tiles.begin(), m_tiles.end()});
}

void StrategyPage::makeTable()
{
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
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->viewport()->installEventFilter(this);
    m_below->setTextFormat(Qt::PlainText);
    m_below->setWordWrap(true);
    m_below->setForegroundRole(QPalette::PlaceholderText);
    m_below->setAccessibleName(tr("More about the chosen strategy"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &StrategyPage::tellRow);
}

void StrategyPage::setFacts(const std::shared_ptr<const CommunicationFacts>& facts)
{
    showTiles(*facts);
    m_times->setData(timeBars(*facts));
    m_bytes->setData(bytesBars(*facts));
    const int ending = facts->estimate->step()->endingRank;
    const bool isOne = facts->estimate->step()->ranks.size() == 1;
    m_timesCaption->setText(isOne ? tr("Communication time per step")
                                  : tr("Communication time per step, on %1, which ends last").arg(stageName(*facts->estimate, ending)));
    const int chosen = m_table->currentIndex().row();
    m_mostExposed = mostExposed(facts->strategies);
    m_model->setTable(strategyTableData(*facts));
    if (chosen >= 0)
        m_table->setCurrentIndex(m_model->index(chosen, 0));
    fitColumns();
}

void StrategyPage::fitColumns()
{
    for (const StrategyColumn column : kMostWanted)
        m_table->setColumnHidden(static_cast<int>(column), false);
    m_table->resizeColumnsToContents();
    int room = m_table->viewport()->width();
    bool isNeeded = true;
    for (const StrategyColumn column : kMostWanted) {
        isNeeded = isNeeded && column != StrategyColumn::Wire;
        const int width = m_table->columnWidth(static_cast<int>(column));
        const bool isShown = isNeeded || width <= room;
        m_table->setColumnHidden(static_cast<int>(column), !isShown);
        room -= isShown ? width : 0;
    }
    tellRow();
}

/// Says what the columns without room say of the chosen row; before one is chosen, of the plan's that waits longest.
void StrategyPage::tellRow()
{
    const int row = m_table->currentIndex().isValid() ? m_table->currentIndex().row() : m_mostExposed;
    QStringList told;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        QString cell = m_model->index(row, column).data().toString();
        if (cell.endsWith(u'.'))
            cell.chop(1);
        if (m_table->isColumnHidden(column) && !cell.isEmpty())
            told << tr("%1: %2", "column, cell").arg(m_model->headerData(column, Qt::Horizontal).toString(), cell);
    }
    const QString letters = m_model->index(row, static_cast<int>(StrategyColumn::Strategy)).data().toString();
    m_below->setText(told.isEmpty() ? QString() : tr("%1: %2.", "strategy, more of it").arg(letters, told.join(QStringLiteral(" · "))));
    m_below->setVisible(!told.isEmpty());
}

QString StrategyPage::toldBelow() const { return m_below->text(); }

bool StrategyPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        fitColumns();
    return QWidget::eventFilter(watched, event);
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
    const double share = estimate.shares().exposedTotal;
    // The tiles of the window speak of all GPUs, seconds are of one.
    const bool isOne = step.ranks.size() == 1;
    const QString ofStep = tr("%1 of %2").arg(durationText(exposed.value()), durationText(step.step.value()));
    TileData rule{tr("Compute : communication"),
                  ratio ? tr("%1 : 1").arg(ratioText(*ratio)) : tr("no communication"),
                  tr("rule of thumb: 10 : 1 or more"),
                  {},
                  !ratio || *ratio >= kTenToOne ? Standing::Good : Standing::Warning,
                  Standing::Plain};
    TileData waits{tr("Exposed, mean of all GPUs"),
                   percentText(share),
                   isOne ? ofStep : tr("on %1: %2", "stage, seconds").arg(stageName(*facts.estimate, step.endingRank), ofStep),
                   {},
                   share <= 0.1 ? Standing::Good : Standing::Warning,
                   Standing::Plain};
    const double hidden = step.communication > Seconds() ? std::max(0.0, 1 - exposed / step.communication) : 1;
    TileData hides{isOne ? tr("Hidden") : tr("Hidden, on %1", "stage").arg(stageName(*facts.estimate, step.endingRank)),
                   percentText(hidden),
                   tr("of %1 of communication").arg(durationText(step.communication.value())),
                   {},
                   Standing::Plain,
                   Standing::Plain};
    TileData bytes{
        tr("Sent by a GPU"), bytesText(sent.value()), tr("in a step of %1 tokens").arg(countText(estimate.throughput()->tokensPerStep)), {},
        Standing::Plain,     Standing::Plain};
    const TileData all[] = {rule, waits, hides, bytes};
    for (std::size_t index = 0; index < m_tiles.size(); ++index)
        m_tiles[index]->setData(all[index]);
    giveLines({m_tiles.begin(), m_tiles.end()});
}

void StrategyPage::applyTheme()
{
    const Theme& theme = Theme::current();
    m_table->verticalHeader()->setMinimumSectionSize(1);
    m_table->verticalHeader()->setDefaultSectionSize(qRound(theme.lineHeight(TextStyle::Body) * 1.45));
    m_table->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
    m_below->setFont(theme.font(TextStyle::Caption));
    setLeastRows(*m_table, theme.isForAudience() ? 4 : 0);
    fitColumns();
}

void StrategyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
