// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/search_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/document/document.h"
#include "app/search/cures.h"
#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/views/base/readable_table.h"
#include "app/views/search/plan_chips.h"
#include "app/views/search/plan_column.h"
#include "app/views/search/plan_details.h"
#include "app/views/search/plan_order.h"
#include "app/views/search/plan_table_model.h"
#include "app/views/search/search_bar.h"
#include "app/views/search/search_picture.h"
#include "app/views/search/variant_page.h"
#include "core/estimate/estimate.h"
#include "core/model/encoder_counts.h"
#include "core/remedy/searched_settings.h"
#include "core/ring/context_layout.h"
#include "widgets/controls/card.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
SearchView::SearchView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_lossJob(makeJob()),
      m_keptJob(makeJob()),
      m_bar(new SearchBar(card())),
      m_model(new PlanTableModel(this)),
      m_refused(new WrappingLabel),
      m_order(new PlanOrder(this)),
      m_table(new QTableView),
      m_picture(new Curves),
      m_details(new PlanDetails),
      m_verdict(new WrappingLabel),
      m_page(new QSplitter(Qt::Vertical)),
      m_variants(new VariantPage)
{
    m_order->setSourceModel(m_model);
    removeTableTool();
    makeList();
    connectParts();
    applyTheme();
}

SearchView::~SearchView() = default;

ViewInfo SearchView::viewInfo()
{
    return {QStringLiteral("search"), tr("Search"), tr("What is the best plan on these GPUs?"),
            QStringLiteral("C 10 10 6; L 14.5 14.5 20 20; L 10 7 10 13; L 7 10 13 10")};
}

void SearchView::makeList()
{
    makeReadable(*m_table, tr("Plans found, best first"));
    m_table->setModel(m_order);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* above = new QWidget;
    auto* picture = new QVBoxLayout(above);
    picture->setContentsMargins(0, 0, 0, 0);
    m_refused->setObjectName(QStringLiteral("filterRefused"));
    m_refused->hide();
    addAbove(m_refused);
    picture->addWidget(m_verdict);
    picture->addWidget(m_picture, 1);
    auto* below = new QWidget;
    auto* list = new QVBoxLayout(below);
    list->setContentsMargins(0, 0, 0, 0);
    list->addWidget(m_table, 1);
    list->addWidget(m_details);
    m_page->setObjectName(QStringLiteral("plansFound"));
    m_page->addWidget(above);
    m_page->addWidget(below);
    m_page->setChildrenCollapsible(false);
    m_page->setStretchFactor(0, 1);
    m_page->setStretchFactor(1, 1);
    pages().addWidget(m_page);
    pages().addWidget(m_variants);
}

void SearchView::connectParts()
{
    connect(m_bar, &SearchBar::questionEdited, this, [this] {
        invalidate();
        Q_EMIT modeIdChanged();
    });
    connect(m_bar, &SearchBar::filterRefused, this, [this](const QString& sentence) {
        m_refused->setText(sentence);
        m_refused->setVisible(!sentence.isEmpty());
    });
    connect(m_bar, &SearchBar::stopRequested, this, &SearchView::stop);
    connect(m_picture, &Curves::activated, this, &SearchView::choosePoint);
    connect(m_picture, &Curves::hovered, this, [this](int curve, int point) {
        const bool isPlan = curve == static_cast<int>(SearchCurve::Plans) && point >= 0;
        const QModelIndex index = isPlan ? m_order->mapFromSource(m_model->index(point, 0)) : QModelIndex();
        if (index.isValid())
            m_table->scrollTo(index);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current.isValid() ? m_order->mapToSource(current).row() : -1); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        choose(m_order->mapToSource(index).row());
        applyChosen();
    });
    connect(m_details, &PlanDetails::applyRequested, this, &SearchView::applyChosen);
    connect(m_details, &PlanDetails::compareRequested, this, &SearchView::compareChosen);
    connect(m_details, &PlanDetails::explainRequested, this, &SearchView::explainChosen);
    connect(m_variants, &VariantPage::applyRequested, this, &SearchView::applyChosen);
    connect(m_variants, &VariantPage::compareRequested, this, &SearchView::compareChosen);
    connect(m_variants, &VariantPage::explainRequested, this, &SearchView::explainChosen);
}

void SearchView::contextChanged(const ViewContext& before)
{
    if (context().target != before.target) {
        SearchQuestion question = m_bar->question();
        question.target = context().target;
        setQuestion(question);
    }
    if (context().lockedDegrees != before.lockedDegrees)
        invalidate();
}

void SearchView::setQuestion(const SearchQuestion& question)
{
    m_bar->setQuestion(question);
    invalidate();
}

void SearchView::setFilter(const QString& typed) { m_bar->setFilter(typed); }

/// The search finds the plan: another one in the window is not another request.
void SearchView::refresh()
{
    m_bar->setScenario(estimate() ? std::make_shared<const Scenario>(estimate()->scenario()) : nullptr);
    if (!estimate() || !estimate()->isLegal()) {
        m_asked.clear();
        m_bar->setProgress(-1);
        return estimate() ? showImpossible() : showNoEstimate();
    }
    if (const std::vector<VariedField> fields = varied(); !fields.empty())
        return refreshVariants(fields);
    const std::string asked = questionKey(searchRequest(estimate()->scenario(), m_bar->question(), context().lockedDegrees));
    findKept();
    if (asked == m_asked && (m_result || m_job.isBusy()))
        return m_result && !m_job.isBusy() ? showPicture() : void();
    m_asked = asked;
    const Answer* known = answered(asked);
    if (!known)
        return start();
    m_job.cancel();
    m_lossJob.cancel();
    showAnswer(*known);
}

/// Finds what the present plan wastes in settings that a search leaves as they are.
void SearchView::findKept()
{
    m_kept.clear();
    m_keptJob.start(
        [of = estimate(), rules = trialRules(context().lockedDegrees, m_bar->question().target)](const JobContext& context) {
            std::vector<Waste> found = wastes(*of, context.stopToken(), rules);
            found.erase(std::remove_if(found.begin(), found.end(), [](const Waste& each) { return isSearched(each.setting); }),
                        found.end());
            return found;
        },
        [this](const std::vector<Waste>& found) {
            m_kept = found;
            showVerdict();
        });
}

QString SearchView::modeId() const { return m_bar->stateText(); }

void SearchView::setModeId(const QString& mode)
{
    m_bar->setStateText(mode);
    invalidate();
}

bool SearchView::isDimmed() const { return !m_page->isEnabled() || !m_variants->isEnabled(); }

void SearchView::start()
{
    const bool hasOld = m_result && !isStateShown() && pages().currentWidget() == m_page;
    begin(*m_page, hasOld);
    if (hasOld)
        m_verdict->setText(tr("Searching… The plans below are from the previous search."));
    m_job.start(
        [request = searchRequest(estimate()->scenario(), m_bar->question(), context().lockedDegrees), stop = *m_stop,
         this](const JobContext& context) {
            std::stop_source both = stop;
            const std::stop_callback overtaken(context.stopToken(), [&both] { both.request_stop(); });
            const auto told = [&context, this](const SearchProgress& progress) {
                context.tell([this, progress] { showProgress(progress); });
            };
            return std::make_shared<const Result<SearchResult>>(search(request, told, both.get_token()));
        },
        [this, question = m_asked, scenario = std::make_shared<const Scenario>(estimate()->scenario())](
            const std::shared_ptr<const Result<SearchResult>>& made) { take(*made, question, scenario); });
}

void SearchView::showProgress(const SearchProgress& progress)
{
    m_bar->setProgress(progress.share);
    if (!m_result && progress.best)
        showWorking(
            tr("Searching… best so far: %1 tokens/s per GPU").arg(QLocale().toString(progress.best->tokensPerSecondPerGpu, 'f', 0)));
}

void SearchView::take(const Result<SearchResult>& made, const std::string& question, const std::shared_ptr<const Scenario>& scenario)
{
    if (made) {
        const Answer answer{question, std::make_shared<const SearchResult>(*made), scenario};
        showAnswer(answer);
        if (!made->stopped)
            keep(answer);
        return;
    }
    m_bar->setProgress(-1);
    undim();
    m_chosen = -1;
    m_searched = scenario;
    m_result.reset();
    m_model->setPlans({});
    showState(Standing::Error, tr("This scenario cannot be searched"), errorSentence(made.error()));
}

void SearchView::showAnswer(const Answer& answer)
{
    m_bar->setProgress(-1);
    undim();
    m_chosen = -1;
    m_searched = answer.scenario;
    m_result = answer.result;
    m_model->setPlans(m_result, planChips(*m_result, *m_searched));
    fitColumns();
    showPicture();
}

void SearchView::showPicture()
{
    const Figures present = figuresOf(*estimate());
    m_picture->setData(searchPicture(*m_result, present, present.capacity));
    showVerdict();
    showPage(m_page);
    setHint(searchCountsText(*m_result));
    const int was = std::exchange(m_chosen, -1);
    choose(was < 0 && !m_result->plans.empty() ? 0 : was);
    showDetails();
}

void SearchView::showVerdict()
{
    if (m_result && estimate() && !m_job.isBusy())
        m_verdict->setText(searchVerdict(*m_result, m_bar->question(), {estimate()->scenario(), figuresOf(*estimate())}, m_kept));
}

void SearchView::forget()
{
    undim();
    m_asked.clear();
    m_answers.clear();
    m_result.reset();
    m_model->setPlans({});
    forgetVariants();
}

void SearchView::stop()
{
    if (m_stop)
        m_stop->request_stop();
}

void SearchView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    shardscope::applyTheme(*m_table);
    setLeastRows(*m_table, Theme::current().isForAudience() ? 5 : 0);
}

void SearchView::fitColumns()
{
    m_table->resizeColumnsToContents();
    const bool isMixture = m_searched->architecture->isMixtureOfExperts();
    for (const char* key : {"ep", "etp"})
        m_table->setColumnHidden(planColumn(QLatin1String(key)), !isMixture);
    m_table->setColumnHidden(planColumn(QStringLiteral("enctp")), encodedTokens(*m_searched->architecture) == 0);
    const auto hasInner = [](const FoundPlan& found) { return found.plan.cp > 1 && hasTwoLevels(found.plan.cpLayout); };
    m_table->setColumnHidden(planColumn(QStringLiteral("cpi")), std::none_of(m_model->plans().begin(), m_model->plans().end(), hasInner));
    m_table->setColumnHidden(planColumn(QStringLiteral("also")), !m_model->hasChips());
    m_table->setColumnHidden(planColumn(QStringLiteral("cost")), !m_searched->cluster.pricePerGpuHour);
}

void SearchView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        if (m_searched)
            fitColumns();
    }
    View::changeEvent(event);
}

ChartWidget* SearchView::currentChart() const
{
    if (isStateShown())
        return nullptr;
    return areVariantsShown() ? &m_variants->picture() : m_picture;
}

const QAbstractItemModel* SearchView::currentTable() const
{
    if (isStateShown())
        return nullptr;
    return areVariantsShown() ? &m_variants->list() : m_order;
}

}  // namespace shardscope
