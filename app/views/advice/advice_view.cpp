// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/advice/advice_view.h"

#include <QEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/search/cures.h"
#include "app/search/search_question.h"
#include "app/text/error_sentence.h"
#include "app/views/advice/advice_picture.h"
#include "app/views/advice/advice_tree.h"
#include "app/views/base/tool_button.h"
#include "app/views/base/wrapping_delegate.h"
#include "core/estimate/estimate.h"
#include "core/io/advice_rules_json.h"
#include "core/io/residuals_json.h"
#include "core/remedy/without_wastes.h"
#include "core/search/timed_search.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// Returns the search's result, which is shown next to the recipes.
std::vector<NamedPlan> searchedPlan(const Estimate& present, const QSet<QString>& locked, std::optional<Target> target,
                                    const std::stop_token& stop)
{
    constexpr std::chrono::seconds kPatience{4};
    const SearchRequest request = searchRequest(present.scenario(), {.top = 1, .target = target}, locked);
    const Result<SearchResult> found = timedSearch(request, kPatience, stop);
    if (!found)
        return {};
    const std::optional<Plan> plan = found->plans.empty() ? std::nullopt : std::optional(found->plans.front().plan);
    const std::optional<LeanPlan> best = fastestOf(present, plan, measuredEvidence(), stop, trialRules(locked, target));
    std::vector<NamedPlan> plans;
    const QString source =
        found->stopped
            ? AdviceView::tr("the best plan found by a short search, without settings that cost time and gain nothing")
            : AdviceView::tr("the best of all legal plans in the usual search space, without settings that cost time and gain nothing");
    const auto add = [&](const QString& name, const QString& from, const Plan& of) {
        plans.push_back({name.toStdString(), from.toStdString(), withFoundPlan(present.scenario(), of)});
    };
    if (best)
        add(AdviceView::tr("The best plan"), source, best->scenario.plan);
    if (found->tightBest)
        add(AdviceView::tr("The best tight plan"),
            AdviceView::tr("the best plan whose estimated peak fits, but not the upper end of its error band"),
            found->tightBest->found.plan);
    return plans;
}

}  // namespace

AdviceView::AdviceView()
    : View(viewInfo()),
      m_rules(std::make_shared<const AdviceRules>(builtInAdviceRules())),
      m_job(makeJob()),
      m_applyRow(makeTool(tr("Apply"), tr("Apply the plan of the chosen rule"))),
      m_applyPath(makeTool(tr("Apply the path"), tr("Apply the plan that the three steps lead to"))),
      m_verdict(new WrappingLabel),
      m_picture(new Curves),
      m_tree(new AdviceTree(this)),
      m_list(new QTreeView),
      m_told(new WrappingLabel),
      m_page(new QSplitter(Qt::Vertical))
{
    removeTableTool();
    addTool(m_applyRow);
    addTool(m_applyPath);
    m_list->setModel(m_tree);
    m_list->setAccessibleName(tr("The three steps and their rules"));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAlternatingRowColors(true);
    new WrappingDelegate(*m_list);
    m_list->header()->setStretchLastSection(false);
    m_list->installEventFilter(this);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // else the width of the columns would hang on their height
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* above = new QWidget;
    auto* column = new QVBoxLayout(above);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_picture, 1);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_told->setAlignment(Qt::AlignTop);
    auto* below = new QWidget;
    auto* rules = new QVBoxLayout(below);
    rules->setContentsMargins(0, 0, 0, 0);
    rules->addWidget(m_list, 1);
    rules->addWidget(m_told);
    m_page->addWidget(above);
    m_page->addWidget(below);
    m_page->setChildrenCollapsible(false);
    m_page->setStretchFactor(0, 2);
    m_page->setStretchFactor(1, 3);
    pages().addWidget(m_page);
    connect(m_applyRow, &QToolButton::clicked, this, &AdviceView::applyChosen);
    connect(m_applyPath, &QToolButton::clicked, this, &AdviceView::applyPath);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        tellChosen();
        updateTools();
    });
    connect(m_list, &QTreeView::activated, this, &AdviceView::applyChosen);
    updateTools();
    applyTheme();
}

ViewInfo AdviceView::viewInfo()
{
    return {QStringLiteral("advice"), tr("Advice"), tr("What would the playbook recommend?"),
            QStringLiteral("C 12 9 6; L 10 15 10 19; L 14 15 14 19; L 10 19 14 19; L 12 9 12 15")};
}

void AdviceView::readOwnRules()
{
    const QString file = context().folder + QStringLiteral("/advice-rules.json");
    if (!QFile::exists(file))
        return;
    const Result<AdviceRules> own = loadAdviceRules(QFile::encodeName(file).toStdString());
    if (!own)
        return Q_EMIT failed(tr("Your own advice rules could not be read: %1").arg(errorSentence(own.error())));
    m_rules = std::make_shared<const AdviceRules>(joined(builtInAdviceRules(), *own));
    invalidate();
}

void AdviceView::contextChanged(const ViewContext& before)
{
    if (context().folder != before.folder)
        readOwnRules();
    if (context().lockedDegrees != before.lockedDegrees || context().target != before.target)
        invalidate();
}

void AdviceView::refresh()
{
    if (!estimate() || !estimate()->isLegal()) {
        m_advice.reset();
        updateTools();
        return estimate() ? showImpossible() : showNoEstimate();
    }
    if (!m_advice)
        showWorking(tr("Applying the three steps…"));
    m_job.start(
        [of = estimate(), rules = m_rules, locked = context().lockedDegrees, target = context().target](const JobContext& context) {
            return std::make_shared<const Advice>(
                advise(*of, *rules, searchedPlan(*of, locked, target, context.stopToken()), context.stopToken()));
        },
        [this](const std::shared_ptr<const Advice>& advice) {
            m_advice = advice;
            showAdvice();
        });
}

void AdviceView::showAdvice()
{
    m_verdict->setText(adviceVerdict(*m_advice));
    m_picture->setData(advicePicture(*m_advice));
    m_tree->setAdvice(m_advice);
    for (int row = 0; row < m_tree->rowCount(); ++row)
        m_list->expand(m_tree->index(row, 0));
    fitColumns();
    chooseFirstTaken();
    showPage(m_page);
    showChosen();
    setHint(tr("Bold: the branch that was taken. Every plan here is estimated for these GPUs. Double-click a row to apply its plan."));
    updateTools();
}

/// Figures and verdicts are as wide as they are, and the words of a row share the rest in as many lines as they need. What has no room for a
/// column is told below: the source, and before an audience the reason, too.
void AdviceView::fitColumns()
{
    constexpr double kLeastForChange = 640;  // else the rule would have a word a line
    constexpr double kMostForFigures = 160;
    constexpr double kMostForFiguresOfFew = 110;
    const bool isForAudience = Theme::current().isForAudience();
    const bool hasFew = isForAudience && m_list->width() < Theme::current().px(kLeastForChange);
    m_list->setColumnHidden(static_cast<int>(AdviceColumn::Source), true);
    m_list->setColumnHidden(static_cast<int>(AdviceColumn::Why), isForAudience);
    m_list->setColumnHidden(static_cast<int>(AdviceColumn::Change), hasFew);
    const QHash<int, int> sharesOfWords{
        {static_cast<int>(AdviceColumn::Rule), 5}, {static_cast<int>(AdviceColumn::Why), 3}, {static_cast<int>(AdviceColumn::Change), 3}};
    int rest = m_list->viewport()->width();
    int shares = 0;
    for (int column = 0; column < kAdviceColumns; ++column) {
        if (m_list->isColumnHidden(column))
            continue;
        shares += sharesOfWords.value(column);
        if (sharesOfWords.contains(column))
            continue;
        m_list->setColumnWidth(
            column,
            qRound(Theme::current().px(hasFew ? kMostForFiguresOfFew : kMostForFigures)));  // where words wrap, whatever was shown before
        m_list->resizeColumnToContents(column);
        rest -= m_list->columnWidth(column);
    }
    for (auto words = sharesOfWords.begin(); words != sharesOfWords.end(); ++words)
        m_list->setColumnWidth(words.key(), rest * words.value() / shares);
    tellChosen();
}

/// As near to the top as can be with the chosen row in sight.
void AdviceView::showChosen()
{
    m_list->doItemsLayout();  // rows hear only later that they have other heights in columns of other widths
    m_list->scrollToTop();
    m_list->scrollTo(m_list->currentIndex());
}

/// Tells what the list has no column for.
void AdviceView::tellChosen()
{
    QList<AdviceColumn> columns;
    for (int column = 0; column < kAdviceColumns; ++column) {
        if (m_list->isColumnHidden(column))
            columns << static_cast<AdviceColumn>(column);
    }
    m_told->setText(m_tree->told(m_list->currentIndex(), columns));
    fitTold();
}

/// Chooses the first step of the branch that was taken, else the first step.
void AdviceView::chooseFirstTaken()
{
    QModelIndex chosen = m_tree->index(0, 0);
    for (int step = 0; step < static_cast<int>(m_advice->steps.size()); ++step) {
        const QModelIndex head = m_tree->index(step, 0);
        for (int row = 0; row < m_tree->rowCount(head); ++row) {
            const QModelIndex index = m_tree->index(row, 0, head);
            if (index.data(Qt::FontRole).isValid() && chosen.row() == 0 && !chosen.parent().isValid())
                chosen = index;
        }
    }
    m_list->setCurrentIndex(chosen);
}

void AdviceView::updateTools()
{
    m_applyRow->setEnabled(m_advice && m_tree->changeOf(m_list->currentIndex()));
    m_applyPath->setEnabled(m_advice && !changesBetween(m_advice->start, m_advice->end).empty());
}

void AdviceView::apply(const std::vector<FieldChange>& changes)
{
    Q_EMIT editRequested(
        [changes](Document& document) { document.replace(withChanges(document.scenario(), changes), tr("apply a plan from the advice")); });
}

void AdviceView::applyChosen()
{
    if (const std::vector<FieldChange>* changes = m_advice ? m_tree->changeOf(m_list->currentIndex()) : nullptr)
        apply(*changes);
}

void AdviceView::applyPath()
{
    if (m_advice)
        apply(changesBetween(m_advice->start, m_advice->end));
}

void AdviceView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    fitTold();
    if (m_advice)
        fitColumns();
}

/// Always the same, so that no choice moves the list; an audience gets as many lines as there are, which a splitter would not ask for.
void AdviceView::fitTold()
{
    const bool isForAudience = Theme::current().isForAudience();
    const int most = isForAudience ? 5 : 2;  // of the longest reason, of the longest source
    const int lines = most * m_told->fontMetrics().lineSpacing();
    m_told->setMinimumHeight(isForAudience ? std::max(lines, m_told->heightForWidth(m_page->width())) : lines);
    m_told->setMaximumHeight(isForAudience ? QWIDGETSIZE_MAX : lines);
    constexpr int kListLines = 6;
    m_list->setMinimumHeight(isForAudience ? kListLines * m_told->fontMetrics().lineSpacing() : 0);
}

/// The list has its width after the view.
bool AdviceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::Resize || !m_advice)
        return View::eventFilter(watched, event);
    const bool isDone = watched->event(event);
    fitColumns();
    showChosen();
    return isDone;
}

void AdviceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    View::changeEvent(event);
}

ChartWidget* AdviceView::currentChart() const { return isStateShown() ? nullptr : m_picture; }

const QAbstractItemModel* AdviceView::currentTable() const { return isStateShown() ? nullptr : m_tree; }

}  // namespace shardscope
