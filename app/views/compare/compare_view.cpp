// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/document/edit_command.h"
#include "app/search/best_plan_finder.h"
#include "app/search/search_question.h"
#include "app/views/base/readable_table.h"
#include "app/views/base/tool_button.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/scenario/scenario.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/plain_tip.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString letterOf(qsizetype side) { return QString(QChar(u'A' + static_cast<int>(side))); }

/// Those that can be estimated, under letters; and their differences. What a scenario once was called is not said: it is another since.
ScenarioComparison compared(const std::shared_ptr<const Estimate>& present, const QList<std::shared_ptr<const Scenario>>& others,
                            bool isBest, const std::stop_token& stop)
{
    ScenarioComparison comparison;
    comparison.sides.append({CompareView::tr("A: this plan"), present});
    std::vector<Scenario> scenarios{present->scenario()};
    for (const std::shared_ptr<const Scenario>& other : others) {
        Result<Estimate> made = estimate(*other, measuredEvidence());
        if (!made)
            continue;
        const QString letter = letterOf(comparison.sides.size());
        comparison.sides.append({isBest ? CompareView::tr("%1: best plan", "a letter").arg(letter) : letter,
                                 std::make_shared<const Estimate>(std::move(made).value())});
        scenarios.push_back(*other);
    }
    comparison.differences = differencesOf(scenarios, stop);
    return comparison;
}

}  // namespace

CompareView::CompareView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_bestJob(makeJob()),
      m_add(makeTool(tr("Add scenario"), tr("Keep the current scenario for comparison with later ones"))),
      m_remove(makeTool(tr("Remove"), tr("Remove the scenarios that were added"))),
      m_verdict(new WrappingLabel),
      m_step(new StackedBars),
      m_memory(new StackedBars),
      m_model(new QStandardItemModel(this)),
      m_table(new QTableView),
      m_page(new QSplitter(Qt::Vertical))
{
    removeTableTool();
    addTool(m_add);
    addTool(m_remove);
    makeReadable(*m_table, tr("Differences"));
    m_table->setModel(m_model);
    auto* charts = new QSplitter(Qt::Horizontal);
    charts->addWidget(m_step);
    charts->addWidget(m_memory);
    auto* above = new QWidget;
    auto* column = new QVBoxLayout(above);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(charts, 1);
    m_page->addWidget(above);
    m_page->addWidget(m_table);
    for (QSplitter* splitter : {charts, m_page})
        splitter->setChildrenCollapsible(false);
    pages().addWidget(m_page);
    connect(m_add, &QToolButton::clicked, this, &CompareView::addPresent);
    connect(m_remove, &QToolButton::clicked, this, &CompareView::removeAdded);
    connect(m_step, &StackedBars::activated, this,
            [this](int side, int item) { item < 0 ? takeOver(side) : explainPart(side, stepPartField(item)); });
    connect(m_memory, &StackedBars::activated, this, [this](int side, int item) {
        item < 0 ? takeOver(side) : explainPart(side, memoryPartField(*m_comparison->sides[side].estimate, item));
    });
    tellKeys(*this, {{tr("1, 2, 3, 4"), tr("highlight one of the compared scenarios")}});
    updateTools();
    applyTheme();
}

ViewInfo CompareView::viewInfo()
{
    return {QStringLiteral("compare"), tr("Compare"), tr("A or B?"), QStringLiteral("R 4 5 6 14; R 14 9 6 10; L 12 3 12 21")};
}

void CompareView::contextChanged(const ViewContext& before)
{
    if (context().pinned != before.pinned)
        invalidate();
}

void CompareView::addPresent()
{
    if (!estimate() || m_added.size() + (context().pinned ? 2 : 1) >= kMostSides)
        return;
    m_added.append(std::make_shared<const Scenario>(estimate()->scenario()));
    invalidate();
}

void CompareView::removeAdded()
{
    m_added.clear();
    invalidate();
}

/// 1 lights A up, 2 lights B up, and so on; the same key again: all alike.
void CompareView::keyPressEvent(QKeyEvent* event)
{
    const int side = event->key() - Qt::Key_1;
    if (!m_comparison || side < 0 || side >= m_comparison->sides.size() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return View::keyPressEvent(event);
    for (StackedBars* bars : {m_step, m_memory})
        bars->setHighlightedGroup(bars->highlightedGroup() == side ? -1 : side);
}

void CompareView::updateTools()
{
    m_add->setEnabled(estimate() && m_added.size() + (context().pinned ? 2 : 1) < kMostSides);
    m_remove->setEnabled(!m_added.isEmpty());
}

void CompareView::refresh()
{
    updateTools();
    if (!estimate())
        return showNoEstimate();
    QList<std::shared_ptr<const Scenario>> others = m_added;
    if (context().pinned)
        others.prepend(context().pinned);
    if (m_bestOf != estimate() || !others.isEmpty()) {
        m_bestJob.cancel();
        m_best.reset();
        m_bestOf.reset();
        m_isSeeking = false;
    }
    if (others.isEmpty())
        findBest();
    const bool isBest = others.isEmpty() && m_best;
    if (isBest)
        others.append(m_best);
    if (!m_comparison)
        showWorking(tr("Comparing…"));
    m_job.start(
        [present = estimate(), others, isBest](const JobContext& context) {
            return std::make_shared<const ScenarioComparison>(compared(present, others, isBest, context.stopToken()));
        },
        [this](const std::shared_ptr<const ScenarioComparison>& made) {
            m_comparison = made;
            showComparison();
        });
}

/// With nothing else to compare, this plan is compared with the best one on these GPUs.
void CompareView::findBest()
{
    if (m_bestOf == estimate() || !estimate()->isLegal())
        return;
    m_bestOf = estimate();
    m_best.reset();
    m_isSeeking = true;
    SearchRequest request = searchRequest(estimate()->scenario(), {.top = 1, .target = context().target}, context().lockedDegrees);
    request.threads = 1;
    m_bestJob.start([request](const JobContext& context) { return bestPlanOf(request, nullptr, context.stopToken()); },
                    [this, of = estimate()](const std::optional<BestPlan>& best) {
                        m_isSeeking = false;
                        if (!best || !best->plan || isSame(best->plan->scenario, of->scenario())) {
                            if (m_comparison && !isStateShown())
                                setHint(hint());
                            return;
                        }
                        m_best = std::make_shared<const Scenario>(withFoundPlan(of->scenario(), best->plan->scenario.plan));
                        invalidate();
                    });
}

void CompareView::showComparison()
{
    m_verdict->setText(comparisonVerdict(*m_comparison));
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    m_step->setData(stepBars(*m_comparison));
    m_memory->setData(memoryBars(*m_comparison));
    m_model->clear();
    QStringList heads{QString()};
    for (const Compared& side : m_comparison->sides)
        heads << headOf(side).join(u'\n');
    m_model->setHorizontalHeaderLabels(heads);
    for (const ComparisonRow& row : comparisonRows(*m_comparison)) {
        QList<QStandardItem*> items{new QStandardItem(row.name)};
        items.first()->setToolTip(row.tip);
        for (const QString& text : row.texts) {
            items.append(new QStandardItem(text));
            items.last()->setToolTip(plainTip(text));
        }
        m_model->appendRow(items);
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    showPage(m_page);
    setHint(hint());
}

QString CompareView::hint() const
{
    if (m_comparison->sides.size() < 2 && m_isSeeking)
        return tr("Searching for the best plan on these GPUs, to compare it with this one…");
    if (m_comparison->sides.size() < 2)
        return tr("Pin this scenario or add it here, then change it to see both side by side. You can also compare a plan from "
                  "the search.");
    if (m_comparison->differences.empty())
        return tr("Both scenarios are the same.");
    return tr("Click a colour to show its derivation, or above a bar to show its scenario in the window. “alone”: A with "
              "only that value changed.");
}

void CompareView::takeOver(int side)
{
    if (!m_comparison || side < 1 || side >= m_comparison->sides.size())
        return;
    Q_EMIT editRequested([scenario = m_comparison->sides[side].estimate->scenario()](Document& document) {
        document.replace(scenario, tr("show a compared scenario"));
    });
}

void CompareView::explainPart(int side, const QString& field)
{
    Q_EMIT derivationRequested(field, side == 0 ? nullptr : m_comparison->sides[side].estimate);
}

void CompareView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    shardscope::applyTheme(*m_table);
}

void CompareView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    View::changeEvent(event);
}

ChartWidget* CompareView::currentChart() const { return isStateShown() ? nullptr : m_step; }

const QAbstractItemModel* CompareView::currentTable() const { return isStateShown() ? nullptr : m_model; }

}  // namespace shardscope
