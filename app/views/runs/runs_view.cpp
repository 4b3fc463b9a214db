// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/runs_view.h"

#include <QEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>

#include "app/views/base/readable_table.h"
#include "app/views/base/tool_button.h"
#include "app/views/runs/rules_panel.h"
#include "app/views/runs/run_details.h"
#include "app/views/runs/run_query_bar.h"
#include "app/views/runs/run_table_model.h"
#include "app/views/runs/run_tables.h"
#include "app/views/runs/run_text.h"
#include "core/io/published_runs.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kRedrawDelay = 40;  ///< milliseconds: batches of estimates are drawn together
const QString kRuns = QStringLiteral("runs");
const QString kRules = QStringLiteral("rules");
const QString kTime = QStringLiteral("time");
const QString kMemory = QStringLiteral("memory");

}  // namespace

RunsView::RunsView()
    : View(viewInfo()),
      m_model(new RunTableModel(this)),
      m_filter(new RunFilter(this)),
      m_pageChoice(new SegmentedChoice(tr("Show"))),
      m_metrics(new SegmentedChoice(tr("Compare"))),
      m_table(new QTableView),
      m_sources(new QTableView),
      m_sourceModel(new ChartTable(this)),
      m_scatter(new Scatter),
      m_details(new RunDetails),
      m_rules(new RulesPanel),
      m_verdict(new WrappingLabel)
{
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_filter->setSourceModel(m_model);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawDelay);
    makeTools();
    makeList();
    connectList();
    showRules();
    applyTheme();
}

RunsView::~RunsView() { m_estimator.cancel(); }

ViewInfo RunsView::viewInfo()
{
    return {QStringLiteral("runs"), tr("Runs"), tr("What did real runs do?"),
            QStringLiteral("L 4 4 4 20; L 4 20 20 20; C 9 14 1.2; C 12 10 1.2; C 16 11 1.2; C 18 6 1.2")};
}

void RunsView::makeTools()
{
    m_pageChoice->setSegments({{kRuns, tr("Runs"), {}}, {kRules, tr("My rules"), {}}});
    m_pageChoice->setCurrent(kRuns);
    m_metrics->setSegments({{kTime, tr("Step time"), {}}, {kMemory, tr("Memory"), {}}});
    m_metrics->setCurrent(kTime);
    auto* add = makeTool(tr("Add a run…"), tr("Add a measured run of the current scenario, typed in or from a log"));
    auto* import = makeTool(tr("Import…"), tr("Import the runs of a shardscope.runs/1 file into your own runs"));
    auto* undo = makeTool(tr("Undo"), tr("Undo the last change to your own runs and rules"));
    for (QToolButton* tool : {add, import, undo})
        addTool(tool);
    removeTableTool();
    card().addTool(m_pageChoice);
    card().addTool(m_metrics);
    m_queryBar = new RunQueryBar(card());
    connect(add, &QToolButton::clicked, this, &RunsView::addRun);
    connect(import, &QToolButton::clicked, this, &RunsView::importWithDialog);
    connect(undo, &QToolButton::clicked, &m_store, &PlaybookStore::undo);
    undo->setEnabled(false);
    connect(&m_store, &PlaybookStore::changed, undo, [this, undo] { undo->setEnabled(m_store.canUndo()); });
}

QWidget* RunsView::makeListPage()
{
    auto* above = new QSplitter(Qt::Horizontal);
    above->addWidget(m_scatter);
    above->addWidget(m_sources);
    above->setStretchFactor(0, 5);
    above->setStretchFactor(1, 4);
    auto* below = new QWidget;
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(m_details);
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(above);
    both->addWidget(below);
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 1);
    for (QSplitter* splitter : {above, both})
        splitter->setChildrenCollapsible(false);
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_verdict);
    rows->addWidget(both, 1);
    return page;
}

void RunsView::makeList()
{
    makeReadable(*m_table, tr("Measured runs and their estimates"));
    makeReadable(*m_sources, tr("Errors of the estimates, by source"));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(RunColumn::Source), Qt::AscendingOrder);
    m_sources->setModel(m_sourceModel);
    m_listPage = makeListPage();
    pages().addWidget(m_listPage);
    pages().addWidget(m_rules);
}

void RunsView::connectList()
{
    connect(m_pageChoice, &SegmentedChoice::choiceEdited, this, &RunsView::showChosenPage);
    connect(m_metrics, &SegmentedChoice::choiceEdited, this,
            [this](const QString& id) { setMetric(id == kTime ? RunMetric::Time : RunMetric::Memory); });
    connect(m_queryBar, &RunQueryBar::queryEdited, this, &RunsView::setQuery);
    connect(&m_redraw, &QTimer::timeout, this, &RunsView::redraw);
    connect(&m_estimator, &RunEstimator::compared, this, [this](int first, const std::vector<ValidationRow>& rows) {
        m_model->setCompared(first, rows);
        m_estimated = first + static_cast<int>(rows.size());
        if (!m_redraw.isActive())
            m_redraw.start();
    });
    connect(&m_store, &PlaybookStore::changed, this, [this] {
        showRules();
        m_isLoaded = false;
        invalidate();
    });
    connect(&m_store, &PlaybookStore::told, this, &RunsView::told);
    connect(m_rules, &RulesPanel::edited, &m_store, &PlaybookStore::setRules);
    connect(m_scatter, &Scatter::activated, this, [this](int point) { choose(m_points.rows[static_cast<std::size_t>(point)]); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current.isValid() ? m_filter->mapToSource(current).row() : -1); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { openRow(m_filter->mapToSource(index).row()); });
    connect(m_sources, &QTableView::activated, this, [this](const QModelIndex& index) { showSource(index.row()); });
    connect(m_details, &RunDetails::openRequested, this, &RunsView::openChosen);
    connect(m_details, &RunDetails::removeRequested, this, [this] {
        if (m_chosen >= 0)
            m_store.remove(QString::fromStdString(m_model->row(m_chosen).run.id));
    });
    connect(m_details, &RunDetails::notesEdited, this, [this](const QString& notes) {
        if (m_chosen >= 0)
            m_store.setNotes(QString::fromStdString(m_model->row(m_chosen).run.id), notes);
    });
}

void RunsView::contextChanged(const ViewContext& before)
{
    if (context().folder != before.folder)
        m_store.open(context().folder + QStringLiteral("/playbook.json"));
}

/// Another scenario changes no run: only what a run is added of.
void RunsView::refresh()
{
    if (!m_isLoaded)
        load();
}

/// The published runs with the estimates that are there already; empty before the first time.
std::vector<RunRow> RunsView::estimatedPublishedRows() const
{
    std::vector<RunRow> rows;
    for (const RunRow& row : m_model->rows()) {
        if (!row.isOwn() && !row.compared)
            return {};
        if (!row.isOwn())
            rows.push_back(row);
    }
    return rows;
}

/// Own runs first. They are few and may have changed, so they are estimated again; the published ones once.
void RunsView::load()
{
    m_isLoaded = true;
    const QString wasChosen = m_chosen >= 0 ? QString::fromStdString(m_model->row(m_chosen).run.id) : QString();
    std::vector<RunRow> rows;
    std::vector<Run> runs;
    for (const Run& run : m_store.playbook().runs)
        rows.push_back({QString(), run, std::nullopt});
    std::vector<RunRow> published = estimatedPublishedRows();
    if (published.empty()) {
        for (const RunFile& file : publishedRuns()) {
            for (const Run& run : file.runs)
                published.push_back({QString::fromStdString(file.name), run, std::nullopt});
        }
    }
    rows.insert(rows.end(), std::make_move_iterator(published.begin()), std::make_move_iterator(published.end()));
    for (const RunRow& row : rows) {
        if (!row.compared)
            runs.push_back(row.run);
    }
    m_chosen = -1;
    m_estimated = 0;
    m_model->setRows(std::move(rows));
    m_queryBar->setRows(m_model->rows());
    for (int row = 0; row < m_model->rowCount() && !wasChosen.isEmpty(); ++row) {
        if (QString::fromStdString(m_model->row(row).run.id) == wasChosen)
            choose(row);
    }
    if (m_chosen < 0)
        m_details->setRow(nullptr);
    m_estimator.start(std::move(runs));
    redraw();
    fitRunColumns(*m_table);
}

void RunsView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    shardscope::applyTheme(*m_table);
    shardscope::applyTheme(*m_sources);
}

void RunsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        fitRunColumns(*m_table);
        fitSourceColumns(*m_sources);
    }
    View::changeEvent(event);
}

void RunsView::setQuery(const RunQuery& query)
{
    m_filter->setQuery(query);
    m_queryBar->setQuery(query);
    redraw();
}

void RunsView::setMetric(RunMetric metric)
{
    if (metric == m_metric)
        return;
    m_metric = metric;
    m_metrics->setCurrent(metric == RunMetric::Time ? kTime : kMemory);
    redraw();
}

std::vector<int> RunsView::shownRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.push_back(m_filter->mapToSource(m_filter->index(row, 0)).row());
    return rows;
}

void RunsView::redraw()
{
    m_redraw.stop();
    const std::vector<int> shown = shownRows();
    m_points = runPoints(m_model->rows(), shown, m_metric);
    m_scatter->setData(m_points.data);
    m_scatter->setSelected(m_points.pointOf(m_chosen));
    m_sourceModel->setTable(sourceTable(m_model->rows(), shown));
    fitSourceColumns(*m_sources);
    if (m_chosen >= 0)
        m_details->setRow(&m_model->row(m_chosen));
    m_verdict->setText(runsVerdict(m_model->rows(), shown, m_metric));
    showHint();
}

void RunsView::showHint()
{
    const int all = m_model->rowCount();
    QString hint =
        m_filter->rowCount() == all ? tr("%Ln run(s).", nullptr, all) : tr("%1 of %Ln run(s).", nullptr, all).arg(m_filter->rowCount());
    if (m_estimator.isBusy())
        hint += u' ' + tr("Estimated so far: %1.").arg(m_estimated);
    else if (!m_filter->query().source.isEmpty())
        hint += u' ' + tr("Double-click the source again to see all runs.");
    else
        hint += u' ' + tr("± is the mean absolute error. Double-click a run to open its scenario, or a source to see only its runs.");
    setHint(m_pageChoice->current() == kRules ? QString() : hint);
}

void RunsView::choose(int row)
{
    if (row == m_chosen)
        return;
    m_chosen = row;
    m_scatter->setSelected(m_points.pointOf(row));
    m_details->setRow(row >= 0 ? &m_model->row(row) : nullptr);
    const QModelIndex index = row >= 0 ? m_filter->mapFromSource(m_model->index(row, 0)) : QModelIndex();
    if (index.isValid() && m_table->currentIndex().row() != index.row()) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    }
}

void RunsView::showRules()
{
    const bool isBroken = !m_store.problem().isEmpty();
    m_rules->setRules(m_store.playbook().rules);
    m_rules->setReadOnly(isBroken);
    showChosenPage();
    if (isBroken)
        Q_EMIT failed(tr("Your own runs and rules could not be read, so their file was left unchanged. %1").arg(m_store.problem()));
}

void RunsView::setRulesShown(bool shown)
{
    m_pageChoice->setCurrent(shown ? kRules : kRuns);
    showChosenPage();
}

void RunsView::showChosenPage()
{
    showPage(m_pageChoice->current() == kRules ? static_cast<QWidget*>(m_rules) : m_listPage);
    showHint();
}

ChartWidget* RunsView::currentChart() const { return m_scatter; }

const QAbstractItemModel* RunsView::currentTable() const { return m_filter; }

}  // namespace shardscope
