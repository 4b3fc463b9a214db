// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/layer_view.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/views/base/chart_page.h"
#include "app/views/base/core_text.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/layer/dominant_kind.h"
#include "app/views/memory/memory_charts.h"
#include "core/model/layer_name.h"
#include "widgets/charts/roofline.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/layer/layer_diagram.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("forward"), QStringLiteral("backward"), QStringLiteral("roofline")};

}  // namespace

LayerView::LayerView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Layer"), tr("How is a matrix cut?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_kinds(new ChoiceBox),
      m_pages(new QStackedWidget),
      m_diagram(new LayerDiagram),
      m_diagramPage(new ChartPage(m_diagram)),
      m_roofline(new Roofline),
      m_rooflinePage(new ChartPage(m_roofline)),
      m_state(new StatePage),
      m_explanation(new QLabel)
{
    setObjectName(QStringLiteral("layer"));
    makeTools();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showNoEstimate();
}

LayerView::~LayerView() = default;

void LayerView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Forward"), {}}, {kModeIds[1], tr("Backward"), {}}, {kModeIds[2], tr("Roofline"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_kinds->setAccessibleName(tr("Kind of layer"));
    m_kinds->setToolTip(m_kinds->accessibleName());
    m_card->addTool(m_modes);
    m_card->addTool(m_kinds);
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    QToolButton* copy = makeTool(tr("Copy"), tr("Copy the numbers"));
    QToolButton* csv = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    QToolButton* picture = makeTool(tr("Picture…"), tr("Save what is shown as PNG, SVG or PDF"));
    m_chartTools = {m_tableButton, copy, csv, picture};
    for (QToolButton* tool : std::as_const(m_chartTools))
        m_card->addHeadTool(tool);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setMode(static_cast<LayerMode>(std::find(std::begin(kModeIds), std::end(kModeIds), id) - std::begin(kModeIds)));
    });
    connect(m_kinds, &ChoiceBox::choiceEdited, this, [this](const QString& id) { setKind(id.toInt()); });
    connect(m_tableButton, &QToolButton::toggled, this, &LayerView::setTableShown);
    connect(copy, &QToolButton::clicked, this, [this] {
        if (ChartWidget* chart = currentChart())
            chart->copyTable();
    });
    connect(csv, &QToolButton::clicked, this, &LayerView::exportCsv);
    connect(picture, &QToolButton::clicked, this, &LayerView::exportPicture);
}

void LayerView::makePages()
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_diagramPage);
    // The card shows through.
    area->viewport()->setAutoFillBackground(false);
    m_diagramPage->setAutoFillBackground(false);
    m_diagramArea = area;
    for (QWidget* page : std::initializer_list<QWidget*>{m_diagramArea, m_rooflinePage, m_state})
        m_pages->addWidget(page);
    m_explanation->setWordWrap(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setAccessibleName(tr("What the operator’s numbers are made of"));
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_explanation);
    m_card->setBody(body);
    connect(m_diagram, &LayerDiagram::activated, this, [this](int row, int) { selectOperator(row); });
    connect(m_diagramPage, &ChartPage::cellActivated, this, [this](int row, int) { selectOperator(row); });
    connect(m_diagram, &LayerDiagram::hovered, this, [this](int row, int item) {
        std::optional<Axis> dimension;
        if (row >= 0 && item >= 0)
            dimension = m_diagram->chartData().rows[row].transfers[item].dimension;
        Q_EMIT dimensionPointed(dimension);
    });
    const auto operatorOfPoint = [this](int point) {
        const QString letter = m_roofline->chartData().points[point].letter;
        for (std::size_t i = 0; m_picture && i < m_picture->operators.size(); ++i) {
            if (letterOf(i) == letter)
                return static_cast<int>(i);
        }
        return -1;
    };
    connect(m_roofline, &Roofline::activated, this, [this, operatorOfPoint](int point, int) { selectOperator(operatorOfPoint(point)); });
    connect(m_rooflinePage, &ChartPage::cellActivated, this,
            [this, operatorOfPoint](int row, int) { selectOperator(operatorOfPoint(row)); });
}

void LayerView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    const auto layersOf = [](const Estimate& of) { return of.scenario().architecture->kindOfLayer; };
    if (m_estimate && estimate && layersOf(*m_estimate) != layersOf(*estimate))
        m_isKindChosen = false;
    m_estimate = std::move(estimate);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void LayerView::setMode(LayerMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(mode)]);
    if (m_picture && isVisible() && m_pages->currentWidget() != m_state)
        showPicture();
}

void LayerView::setKind(int kind)
{
    m_kind = std::max(0, kind);
    m_isKindChosen = true;
    m_selected = -1;
    m_isOld = true;
    if (isVisible())
        refresh();
}

void LayerView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void LayerView::fillKinds()
{
    const Architecture& architecture = *m_estimate->scenario().architecture;
    QList<Choice> choices;
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const auto layers = std::count(architecture.kindOfLayer.begin(), architecture.kindOfLayer.end(), i);
        choices.append({QString::number(i),
                        coreText(layerName(architecture.kinds[i])),
                        tr("%Ln layer(s)", nullptr, static_cast<int>(layers)),
                        {},
                        {}});
    }
    if (!m_isKindChosen)
        m_kind = dominantKind(*m_estimate);
    m_kind = std::min(m_kind, static_cast<int>(architecture.kinds.size()) - 1);
    m_kinds->setChoices(choices);
    m_kinds->setCurrentId(QString::number(m_kind));
    m_kinds->setVisible(choices.size() > 1);
}

void LayerView::refresh()
{
    m_isOld = false;
    if (!m_estimate || !m_estimate->isLegal()) {
        if (!m_estimate)
            showNoEstimate();
        else
            showState(tr("There is no such plan"), whyImpossible(*m_estimate), true);
        return;
    }
    fillKinds();
    m_task.start([estimate = m_estimate, kind = m_kind] { return layerPicture(estimate, kind); },
                 [this](std::shared_ptr<const LayerPicture> picture) {
                     m_picture = std::move(picture);
                     showPicture();
                 });
}

void LayerView::showPicture()
{
    m_diagram->setData(layerDiagram(*m_picture, m_mode == LayerMode::Backward ? LayerDirection::Backward : LayerDirection::Forward));
    m_roofline->setData(layerRoofline(*m_picture));
    for (ChartPage* page : {m_diagramPage, m_rooflinePage}) {
        if (page->isTableShown())
            page->setTableShown(true);
    }
    m_pages->setCurrentWidget(m_mode == LayerMode::Roofline ? static_cast<QWidget*>(m_rooflinePage) : m_diagramArea);
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(true);
    selectOperator(m_selected < static_cast<int>(m_picture->operators.size()) ? m_selected : -1);
}

void LayerView::showState(const QString& headline, const QString& reason, bool isError)
{
    m_state->setState(isError ? Standing::Error : Standing::Plain, headline, reason);
    showStatePage();
}

void LayerView::showNoEstimate()
{
    m_state->tellNoEstimate();
    showStatePage();
}

void LayerView::showProblem(const QString& problem)
{
    m_state->tellProblem(problem);
    showStatePage();
}

void LayerView::showStatePage()
{
    m_picture.reset();
    m_kinds->hide();
    m_pages->setCurrentWidget(m_state);
    m_explanation->hide();
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(false);
}

void LayerView::selectOperator(int index)
{
    m_selected = index;
    m_diagram->setSelectedGroup(index);
    const bool isOne = index >= 0 && m_picture;
    m_explanation->setForegroundRole(isOne ? QPalette::WindowText : QPalette::PlaceholderText);
    m_explanation->setText(
        isOne ? explainOperator(*m_picture, index)
              : tr("Filled: what one rank has of a tensor; Σ: a summand of it. Tinted rows: tokens cut by sequence parallelism. "
                   "Click an operator to see what its numbers are made of."));
    m_explanation->setVisible(m_pages->currentWidget() != m_state);
}

QString LayerView::explanation() const { return m_explanation->text(); }

void LayerView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_diagramPage->setTableShown(shown);
    m_rooflinePage->setTableShown(shown);
}

ChartWidget* LayerView::currentChart() const
{
    const QWidget* page = m_pages->currentWidget();
    if (page == m_diagramArea)
        return m_diagram;
    return page == m_rooflinePage ? m_roofline : nullptr;
}

void LayerView::exportCsv()
{
    ChartWidget* chart = currentChart();
    if (!chart)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("layer.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void LayerView::exportPicture()
{
    const ChartWidget* chart = currentChart();
    if (!chart)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save what is shown"), QStringLiteral("layer.png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = savePicture(*chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void LayerView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_selected >= 0)
        selectOperator(-1);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
