// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/experts/experts_view.h"

#include <QEvent>
#include <QFileDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/experts/experts_controls.h"
#include "app/views/memory/memory_charts.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/plan/rank_grid.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"
#include "widgets/experts/expert_map.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const std::pair<const char*, const char*> kExamples[] = {{"deepseek-v3-2048-h800", "DeepSeek-V3"},
                                                         {"mixtral-8x22b-128-h100", "Mixtral 8x22B"}};

constexpr double kLeastHeight = 168;
constexpr double kScrollBar = 12;      ///< it lies over what is below it
constexpr double kLadderHeight = 192;  ///< of one row
constexpr double kRoomForTwo = 840;    ///< charts beside each other

QWidget* titled(const QString& title, QWidget* content)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* label = new ElidedLabel;
    label->setText(title);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    column->addWidget(label);
    column->addWidget(content, 1);
    return box;
}

}  // namespace

ExpertsView::ExpertsView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Experts"), tr("Where do tokens go?"))),
      m_pages(new QStackedWidget),
      m_controls(new ExpertsControls),
      m_map(new ExpertMap),
      m_volumes(new StackedBars),
      m_ladder(new LadderChart),
      m_current(m_map),
      m_state(new StatePage)
{
    setObjectName(QStringLiteral("experts"));
    makeTools();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    connect(m_controls, &ExpertsControls::edited, this, &ExpertsView::trySettings);
    connect(m_controls, &ExpertsControls::resetRequested, this, [this] {
        if (m_estimate)
            trySettings(expertSettings(m_estimate->scenario()));
    });
    connect(m_controls, &ExpertsControls::applyRequested, this, [this] {
        if (!m_estimate || !m_tried)
            return;
        ExpertSettings settings = *m_tried;
        settings.topK = expertSettings(m_estimate->scenario()).topK;
        Q_EMIT replaceRequested(std::make_shared<const Scenario>(withExperts(m_estimate->scenario(), settings)), tr("Routing of tokens"));
    });
    connect(m_map, &ExpertMap::hovered, this, [this](int rank, int) {
        Pointed at;
        if (rank >= 0 && m_estimate) {
            const int gpu = m_map->chartData().ranks[rank].gpu;
            at = {denseGrid(m_estimate->plan(), m_estimate->scenario().plan.order).coordinate(gpu, Axis::Pp), gpu, Axis::Ep};
        }
        Q_EMIT pointed(at);
    });
    showState();
}

ExpertsView::~ExpertsView() = default;

void ExpertsView::makeTools()
{
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as tables"));
    m_tableButton->setCheckable(true);
    QToolButton* copy = makeTool(tr("Copy"), tr("Copy the numbers of the chart used last"));
    QToolButton* csv = makeTool(tr("CSV…"), tr("Save the numbers of the chart used last as CSV"));
    QToolButton* picture = makeTool(tr("Picture…"), tr("Save the chart used last as PNG, SVG or PDF"));
    m_chartTools = {m_tableButton, copy, csv, picture};
    for (QToolButton* tool : m_chartTools)
        m_card->addHeadTool(tool);
    connect(m_tableButton, &QToolButton::toggled, this, &ExpertsView::setTableShown);
    connect(copy, &QToolButton::clicked, this, [this] { m_current->copyTable(); });
    connect(csv, &QToolButton::clicked, this, &ExpertsView::exportCsv);
    connect(picture, &QToolButton::clicked, this, &ExpertsView::exportPicture);
}

void ExpertsView::makePages()
{
    for (ChartWidget* chart : std::initializer_list<ChartWidget*>{m_map, m_volumes, m_ladder}) {
        m_chartPages << new ChartPage(chart);
        chart->installEventFilter(this);
    }
    m_upper = new QBoxLayout(QBoxLayout::LeftToRight);
    m_upper->addWidget(titled(tr("Tokens of one layer and micro-batch, by expert-parallel rank"), m_chartPages[0]), 5);
    m_upper->addWidget(titled(tr("Sent by one GPU, one layer, one way"), m_chartPages[1]), 2);
    auto* charts = new QWidget;
    auto* column = new QVBoxLayout(charts);
    column->setContentsMargins(0, 0, qRound(Theme::current().px(kScrollBar)), 0);
    column->addLayout(m_upper, 5);
    column->addWidget(titled(tr("From naive to tuned"), m_chartPages[2]), 4);
    for (ChartPage* page : std::as_const(m_chartPages))
        page->setMinimumHeight(qRound(Theme::current().px(kLeastHeight)));
    auto* scroll = new QScrollArea;
    scroll->setWidget(charts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    charts->setAutoFillBackground(false);
    m_body = new QWidget;
    auto* row = new QHBoxLayout(m_body);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_controls);
    row->addWidget(scroll, 1);
    m_examples = makeExamples();
    m_statePage = new QWidget;
    auto* middle = new QVBoxLayout(m_statePage);
    middle->addStretch(1);
    middle->addWidget(m_state);
    middle->addWidget(m_examples);
    middle->addStretch(1);
    m_pages->addWidget(m_body);
    m_pages->addWidget(m_statePage);
    m_card->setBody(m_pages);
}

QWidget* ExpertsView::makeExamples()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->addStretch(1);
    for (const auto& [file, name] : kExamples) {
        auto* button = new QPushButton(tr("Show %1").arg(QString::fromLatin1(name)));
        connect(button, &QPushButton::clicked, this, [this, name = QString::fromLatin1(file)] { openExample(name); });
        layout->addWidget(button);
    }
    layout->addStretch(1);
    return row;
}

void ExpertsView::openExample(const QString& name)
{
    const std::string path = "examples/" + name.toStdString() + ".json";
    if (Result<Scenario> example = parseScenario(resource(path), path))
        Q_EMIT replaceRequested(std::make_shared<const Scenario>(std::move(example).value()), tr("Example"));
}

void ExpertsView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    m_estimate = std::move(estimate);
    // What is tried belongs to one model: another, or the same applied, begins anew.
    const bool hasExperts = m_estimate && m_estimate->scenario().architecture->isMixtureOfExperts();
    if (m_tried && (!hasExperts || *m_tried == expertSettings(m_estimate->scenario()) ||
                    m_tried->topK > m_estimate->scenario().architecture->experts()->experts))
        m_tried.reset();
    m_isOld = true;
    if (isVisible())
        refresh();
}

void ExpertsView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void ExpertsView::refresh()
{
    m_isOld = false;
    if (!m_estimate || !m_estimate->isLegal() || !m_estimate->scenario().architecture->isMixtureOfExperts()) {
        showState();
        return;
    }
    const Scenario& scenario = m_estimate->scenario();
    const ExpertSettings own = expertSettings(scenario);
    const ExpertSettings tried = m_tried.value_or(own);
    m_controls->setSettings(own, tried, static_cast<int>(scenario.architecture->experts()->experts));
    m_task.start([scenario, tried] { return expertsPicture(scenario, tried); },
                 [this](std::shared_ptr<const ExpertsPicture> picture) { showPicture(std::move(picture)); });
}

void ExpertsView::showState()
{
    const bool isDense = m_estimate && !m_estimate->scenario().architecture->isMixtureOfExperts();
    if (!m_estimate)
        m_state->tellNoEstimate();
    else if (isDense)
        m_state->setState(
            Standing::Hint, tr("This model has no experts"),
            tr("Every token goes through the same feed-forward network. In a mixture of experts a router sends it to a few of many; "
               "look at one that was trained:"));
    else
        m_state->setState(Standing::Error, tr("There is no such plan"), whyImpossible(*m_estimate));
    m_examples->setVisible(isDense);
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(false);
    m_pages->setCurrentWidget(m_statePage);
}

void ExpertsView::showProblem(const QString& problem)
{
    showState();
    m_state->tellProblem(problem);
}

void ExpertsView::showPicture(std::shared_ptr<const ExpertsPicture> picture)
{
    if (!picture->impossible.isEmpty()) {
        showState();
        m_state->setState(Standing::Error, tr("There is no such plan"), picture->impossible);
        return;
    }
    m_map->setData(picture->map);
    m_volumes->setData(picture->volumes);
    m_ladder->setData(picture->ladder);
    m_controls->setEffect(picture->effect);
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(true);
    setTableShown(m_tableButton->isChecked());
    m_pages->setCurrentWidget(m_body);
}

void ExpertsView::trySettings(const ExpertSettings& settings)
{
    m_tried = settings;
    if (m_estimate && m_estimate->scenario().architecture->isMixtureOfExperts() && settings == expertSettings(m_estimate->scenario()))
        m_tried.reset();
    m_isOld = true;
    if (isVisible())
        refresh();
}

void ExpertsView::setPointed(const Pointed& pointed)
{
    const QList<ExpertRank>& ranks = m_map->chartData().ranks;
    int group = -1;
    for (int rank = 0; rank < static_cast<int>(ranks.size()) && pointed.rank >= 0; ++rank) {
        if (ranks[rank].gpu == pointed.rank)
            group = rank;
    }
    m_map->setHighlightedGroup(group);
}

void ExpertsView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    for (ChartPage* page : std::as_const(m_chartPages))
        page->setTableShown(shown);
}

void ExpertsView::resizeEvent(QResizeEvent* event)
{
    const Theme& theme = Theme::current();
    const bool isWide = width() >= theme.px(kRoomForTwo);
    m_upper->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_chartPages[2]->setMinimumHeight(qRound(theme.px(isWide ? kLadderHeight : 2 * kLadderHeight)));
    QWidget::resizeEvent(event);
}

bool ExpertsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress) {
        if (auto* chart = qobject_cast<ChartWidget*>(watched))
            m_current = chart;
    }
    return QWidget::eventFilter(watched, event);
}

void ExpertsView::exportCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("experts.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*m_current, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void ExpertsView::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), QStringLiteral("experts.png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = savePicture(*m_current, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
