// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/experts/experts_view.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/views/base/chart_page.h"
#include "app/views/experts/experts_controls.h"
#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"
#include "widgets/experts/expert_map.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const std::pair<const char*, const char*> kExamples[] = {{"deepseek-v3-2048-h800", "DeepSeek-V3"},
                                                         {"mixtral-8x22b-128-h100", "Mixtral 8x22B"}};

constexpr double kLeastHeight = 168;
constexpr double kScrollBar = 12;    ///< it lies over what is below it
constexpr double kRoomForTwo = 840;  ///< charts side by side

/// `basis`: of what the figures are.
QWidget* titled(const QString& title, const QString& basis, QWidget* content)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* label = new WrappingLabel;
    label->setText(title);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    column->addWidget(label);
    if (!basis.isEmpty()) {
        auto* of = new WrappingLabel(basis);
        of->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(of);
    }
    column->addWidget(content, 1);
    return box;
}

}  // namespace

ExpertsView::ExpertsView()
    : View(viewInfo()),
      m_controls(new ExpertsControls),
      m_map(new ExpertMap),
      m_volumes(new StackedBars),
      m_ladder(new LadderChart),
      m_current(m_map)
{
    makePages();
    connectParts();
}

ExpertsView::~ExpertsView() = default;

ViewInfo ExpertsView::viewInfo()
{
    return {QStringLiteral("experts"), tr("Experts"), tr("Where do tokens go?"),
            QStringLiteral("C 5 12 2; L 7 12 15 5; L 7 12 15 12; L 7 12 15 19; R 15 3 5 4; R 15 10 5 4; R 15 17 5 4")};
}

void ExpertsView::connectParts()
{
    connect(m_controls, &ExpertsControls::edited, this, &ExpertsView::trySettings);
    connect(m_controls, &ExpertsControls::resetRequested, this, [this] {
        if (estimate())
            trySettings(expertSettings(estimate()->scenario()));
    });
    connect(m_controls, &ExpertsControls::applyRequested, this, &ExpertsView::apply);
    connect(m_map, &ExpertMap::hovered, this, [this](int rank, int) {
        Pointed at;
        if (rank >= 0 && estimate()) {
            const int gpu = m_map->chartData().ranks[rank].gpu;
            at = {denseGrid(estimate()->plan(), estimate()->scenario().plan.order).coordinate(gpu, Axis::Pp), gpu, Axis::Ep};
        }
        Q_EMIT pointed(at);
    });
}

void ExpertsView::apply()
{
    if (!estimate() || !m_tried)
        return;
    ExpertSettings settings = *m_tried;
    settings.topK = expertSettings(estimate()->scenario()).topK;
    Q_EMIT editRequested([scenario = withExperts(estimate()->scenario(), settings)](Document& document) {
        document.replace(scenario, tr("Routing of tokens"));
    });
}

void ExpertsView::makePages()
{
    for (ChartWidget* chart : std::initializer_list<ChartWidget*>{m_map, m_volumes, m_ladder}) {
        m_chartPages << new ChartPage(chart);
        chart->installEventFilter(this);
    }
    m_upper = new QBoxLayout(QBoxLayout::LeftToRight);
    m_upper->addWidget(titled(tr("Tokens by expert-parallel rank"), tr("for one layer and micro-batch"), m_chartPages[0]), 5);
    m_upper->addWidget(titled(tr("Bytes sent by one GPU"), tr("one layer, one direction"), m_chartPages[1]), 2);
    auto* charts = new QWidget;
    auto* column = new QVBoxLayout(charts);
    column->setContentsMargins(0, 0, qRound(Theme::current().px(kScrollBar)), 0);
    column->addLayout(m_upper, 5);
    column->addWidget(titled(tr("From naive to tuned"), {}, m_chartPages[2]), 4);
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
    m_examples->hide();
    addBelow(m_examples);
    pages().addWidget(m_body);
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
        Q_EMIT editRequested([scenario = std::move(example).value()](Document& document) { document.replace(scenario, tr("Example")); });
}

bool ExpertsView::hasExperts() const { return estimate() && estimate()->scenario().architecture->isMixtureOfExperts(); }

void ExpertsView::estimateChanged()
{
    // Tried settings belong to one model: another model, or applying them, resets them.
    if (m_tried && (!hasExperts() || *m_tried == expertSettings(estimate()->scenario()) ||
                    m_tried->topK > estimate()->scenario().architecture->experts()->experts))
        m_tried.reset();
}

void ExpertsView::refresh()
{
    if (!hasExperts() || !estimate()->isLegal()) {
        showNone();
        return;
    }
    const Scenario& scenario = estimate()->scenario();
    const ExpertSettings own = expertSettings(scenario);
    const ExpertSettings tried = m_tried.value_or(own);
    m_controls->setSettings(own, tried, static_cast<int>(scenario.architecture->experts()->experts));
    m_job.start([scenario, tried] { return expertsPicture(scenario, tried); },
                [this](const std::shared_ptr<const ExpertsPicture>& picture) { showPicture(*picture); });
}

void ExpertsView::showNone()
{
    if (!estimate())
        showNoEstimate();
    else if (hasExperts())
        showImpossible();
    else
        showMissing(tr("This model has no experts"),
                    tr("Every token goes through the same feed-forward network. In a mixture of experts, a router sends each token to "
                       "a few of many experts. Examples of trained models:"),
                    QString::fromLatin1(kExamples[1].first));
}

void ExpertsView::pageShown() { m_examples->setVisible(isExample() || (isStateShown() && estimate() && !hasExperts())); }

void ExpertsView::showPicture(const ExpertsPicture& picture)
{
    if (!picture.impossible.isEmpty()) {
        showState(Standing::Error, tr("This plan is not legal"), picture.impossible);
        return;
    }
    m_map->setData(picture.map);
    m_volumes->setData(picture.volumes);
    m_ladder->setData(picture.ladder);
    m_chartPages[2]->setMinimumHeight(m_ladder->neededHeight(m_ladder->width()));
    m_controls->setEffect(picture.effect);
    showPage(m_body);
}

void ExpertsView::trySettings(const ExpertSettings& settings)
{
    m_tried = settings;
    if (hasExperts() && settings == expertSettings(estimate()->scenario()))
        m_tried.reset();
    invalidate();
}

void ExpertsView::contextChanged(const ViewContext&)
{
    const Pointed& pointed = context().pointed;
    const QList<ExpertRank>& ranks = m_map->chartData().ranks;
    int group = -1;
    for (int rank = 0; rank < static_cast<int>(ranks.size()) && pointed.rank >= 0; ++rank) {
        if (ranks[rank].gpu == pointed.rank)
            group = rank;
    }
    m_map->setHighlightedGroup(group);
}

void ExpertsView::showTable(bool shown)
{
    for (ChartPage* page : std::as_const(m_chartPages))
        page->setTableShown(shown);
}

ChartWidget* ExpertsView::currentChart() const { return isStateShown() ? nullptr : m_current; }

void ExpertsView::resizeEvent(QResizeEvent* event)
{
    const Theme& theme = Theme::current();
    const bool isWide = width() >= theme.px(kRoomForTwo);
    m_upper->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    View::resizeEvent(event);
}

bool ExpertsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress) {
        if (auto* chart = qobject_cast<ChartWidget*>(watched))
            m_current = chart;
    }
    if (event->type() == QEvent::Resize && watched == m_ladder)
        m_chartPages[2]->setMinimumHeight(m_ladder->neededHeight(m_ladder->width()));
    return View::eventFilter(watched, event);
}

}  // namespace shardscope
