// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decide_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "app/search/search_question.h"
#include "app/views/base/readable_table.h"
#include "app/views/decide/decide_bar.h"
#include "app/views/decide/decide_rules.h"
#include "app/views/decide/decision_column.h"
#include "app/views/decide/decision_model.h"
#include "app/views/decide/decision_picture.h"
#include "core/estimate/estimate.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// Returns what a row answers: its plan is found, so that another one at hand is the same question.
std::string keyOf(const Scenario& scenario) { return scenario.name + questionKey(searchRequest(scenario, {.top = 1}, {})); }

}  // namespace

DecideView::DecideView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_sizeJob(makeJob()),
      m_bar(new DecideBar(card())),
      m_model(new DecisionModel(this)),
      m_order(new QSortFilterProxyModel(this)),
      m_list(new QTableView),
      m_picture(new Curves),
      m_verdict(new WrappingLabel),
      m_page(new QSplitter(Qt::Vertical))
{
    removeTableTool();
    makeList();
    connectParts();
    applyTheme();
}

DecideView::~DecideView() = default;

ViewInfo DecideView::viewInfo()
{
    return {QStringLiteral("decide"), tr("Decide"), tr("Which cluster should I choose?"),
            QStringLiteral(
                "L 12 3 12 21; L 5 21 19 21; L 5 7 19 7; L 5 7 2 14; L 5 7 8 14; L 2 14 8 14; L 19 7 16 14; L 19 7 22 14; L 16 14 22 14")};
}

QList<ViewCommand> DecideView::viewCommands()
{
    return {
        {QStringLiteral("find_size"), tr("Find the &size of the cluster"), [](View& view) { static_cast<DecideView&>(view).findSize(); }}};
}

void DecideView::makeList()
{
    m_order->setSourceModel(m_model);
    m_order->setSortRole(DecisionModel::kSortRole);
    makeReadable(*m_list, tr("The clusters to choose from"));
    m_list->setModel(m_order);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->verticalHeader()->show();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* above = new QWidget;
    auto* column = new QVBoxLayout(above);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_picture, 1);
    m_page->addWidget(above);
    m_page->addWidget(m_list);
    m_page->setChildrenCollapsible(false);
    m_page->setStretchFactor(0, 3);
    m_page->setStretchFactor(1, 2);
    m_page->setSizes({600, 400});
    pages().addWidget(m_page);
}

void DecideView::connectParts()
{
    connect(m_bar, &DecideBar::addRequested, this, [this](const QString& gpu, int gpus) { add({gpu.toStdString(), gpus}); });
    connect(m_bar, &DecideBar::fileRequested, this, &DecideView::addWithDialog);
    connect(m_bar, &DecideBar::removeRequested, this, [this] { remove(selectedRow()); });
    connect(m_bar, &DecideBar::takeOverRequested, this, [this] { takeOver(selectedRow()); });
    connect(m_bar, &DecideBar::sizeRequested, this, &DecideView::findSize);
    connect(m_bar, &DecideBar::limitsEdited, this, [this] {
        m_question.limits = m_bar->limits();
        showRows();
        Q_EMIT modeIdChanged();
    });
    connect(m_model, &DecisionModel::stated, this, &DecideView::state, Qt::QueuedConnection);
    connect(m_list, &QTableView::clicked, this, &DecideView::click);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { m_bar->setRowChosen(selectedRow() >= 0); });
    connect(m_picture, &Curves::activated, this, [this](int curve, int point) {
        const int row = rowOfPoint(m_table, chosen(), curve, point);
        if (row >= 0)
            m_list->setCurrentIndex(m_order->mapFromSource(m_model->index(row, 0)));
    });
}

void DecideView::setLimits(const SizeLimits& limits)
{
    m_bar->setLimits(limits);
    m_question.limits = limits;
    showRows();
}

void DecideView::take(const DecisionQuestion& question)
{
    m_question = question;
    invalidate();
    Q_EMIT modeIdChanged();
}

void DecideView::refresh()
{
    if (!estimate()) {
        m_table = {};
        m_bar->offer({}, 1);
        return showNoEstimate();
    }
    const Scenario& present = estimate()->scenario();
    if (!m_isBegun) {
        m_isBegun = true;
        m_question.candidates = firstCandidates(present);
    }
    readFiles();
    std::vector<Scenario> scenarios;
    m_candidateOf.clear();
    for (int i = 0; i < m_question.candidates.size(); ++i) {
        Result<Scenario> made = scenarioOf(m_question.candidates[i], m_question, present);
        if (!made)
            continue;  // a count that another model's nodes do not have
        m_candidateOf.push_back(i);
        scenarios.push_back(std::move(made).value());
    }
    if (m_table.rows.empty()) {
        m_bar->offer(present.cluster.gpu.id, 4 * present.cluster.gpus());
        showWorking(tr("Searching for the best plans…"));
    }
    decide(scenarios);
}

void DecideView::decide(const std::vector<Scenario>& scenarios)
{
    m_job.start(
        [this, scenarios, known = m_known](const JobContext& context) {
            std::vector<std::pair<std::string, DecisionRow>> found;
            for (const Scenario& scenario : scenarios) {
                const std::string key = keyOf(scenario);
                const auto old = known.find(key);
                if (context.isStopped())
                    break;
                found.emplace_back(key, old != known.end() ? old->second : decisionRow(scenario, rulesOf(context)));
                if (old == known.end() && found.size() < scenarios.size())
                    context.tell([this, found] { takeRows(found); });
            }
            return found;
        },
        [this](const std::vector<std::pair<std::string, DecisionRow>>& found) { takeRows(found); });
}

void DecideView::takeRows(const std::vector<std::pair<std::string, DecisionRow>>& found)
{
    m_table = {};
    for (const auto& [key, row] : found) {
        m_known.insert_or_assign(key, row);
        m_table.rows.push_back(row);
    }
    m_table.front = frontOf(m_table.rows);
    showRows();
}

std::optional<std::size_t> DecideView::chosen() const
{
    const SizeLimits& limits = m_question.limits;
    return limits.any() ? chosenOf(m_table.rows, limits) : std::nullopt;
}

void DecideView::showRows()
{
    if (m_table.rows.empty())
        return;
    const std::optional<std::size_t> best = chosen();
    m_verdict->setText(decisionVerdict(m_table, best, m_question.limits));
    m_picture->setData(decisionPicture(m_table, best, m_question.limits));
    m_model->setRows(m_table.rows, m_table.front, best ? static_cast<int>(*best) : -1);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const auto appears = decisionColumns()[static_cast<std::size_t>(column)].appears;
        m_list->setColumnHidden(column, appears && !appears(m_table));
    }
    m_bar->setRowChosen(selectedRow() >= 0);
    showPage(m_page);
    const QString assumed = assumptionLine(m_table);
    setHint(assumed.isEmpty() ? tr("Click a figure to show its derivation.") : assumed);
}

int DecideView::selectedRow() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_order->mapToSource(index).row() : -1;
}

void DecideView::click(const QModelIndex& index)
{
    const QModelIndex at = m_order->mapToSource(index);
    const DecisionColumn& column = decisionColumns()[static_cast<std::size_t>(at.column())];
    const DecisionRow& row = m_table.rows[static_cast<std::size_t>(at.row())];
    if (!column.pointer.isEmpty() && row.figures)
        requestDerivation(column.pointer, row.scenario());
}

QString DecideView::verdict() const { return m_verdict->text(); }

void DecideView::forget() { m_table = {}; }

QString DecideView::modeId() const { return questionText(m_question); }

void DecideView::setModeId(const QString& mode)
{
    m_isBegun = m_isBegun || !mode.isEmpty();
    m_question = questionOfText(mode, m_question);
    m_bar->setLimits(m_question.limits);
    invalidate();
}

void DecideView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    shardscope::applyTheme(*m_list);
    setLeastRows(*m_list, 2);
}

void DecideView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    View::changeEvent(event);
}

ChartWidget* DecideView::currentChart() const { return isStateShown() ? nullptr : m_picture; }

const QAbstractItemModel* DecideView::currentTable() const { return isStateShown() ? nullptr : m_model; }

}  // namespace shardscope
