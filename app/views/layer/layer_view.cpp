// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/layer_view.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "app/views/layer/dominant_kind.h"
#include "core/estimate/estimate.h"
#include "core/model/architecture.h"
#include "widgets/charts/roofline.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/layer/layer_diagram.h"
#include "widgets/text/told_keys.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("forward"), QStringLiteral("backward"), QStringLiteral("roofline")};

}  // namespace

LayerView::LayerView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_kinds(new ChoiceBox),
      m_diagram(new LayerDiagram),
      m_diagramPage(new ChartPage(m_diagram)),
      m_roofline(new Roofline),
      m_rooflinePage(new ChartPage(m_roofline)),
      m_explanation(new QLabel)
{
    makeTools();
    makePages();
    connectCharts();
    tellKeys(*this, {{tr("Escape"), tr("back to the whole layer")}});
}

LayerView::~LayerView() = default;

ViewInfo LayerView::viewInfo()
{
    return {QStringLiteral("layer"), tr("Layer"), tr("How is a matrix split?"), QStringLiteral("R 4 4 16 16; L 12 4 12 20; L 4 12 20 12")};
}

void LayerView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Forward"), {}}, {kModeIds[1], tr("Backward"), {}}, {kModeIds[2], tr("Roofline"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_kinds->setAccessibleName(tr("Kind of layer"));
    m_kinds->setToolTip(m_kinds->accessibleName());
    card().addTool(m_modes);
    card().addTool(m_kinds);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, &LayerView::setModeId);
    connect(m_kinds, &ChoiceBox::choiceEdited, this, [this](const QString& id) { setKind(id.toInt()); });
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
    pages().addWidget(m_diagramArea);
    pages().addWidget(m_rooflinePage);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setAccessibleName(tr("How the operator’s numbers are computed"));
    addBelow(m_explanation);
}

void LayerView::connectCharts()
{
    connect(m_diagram, &LayerDiagram::activated, this, [this](int row, int) { selectOperator(row); });
    connect(m_diagramPage, &ChartPage::cellActivated, this, [this](int row, int) { selectOperator(row); });
    connect(m_diagram, &LayerDiagram::hovered, this, [this](int row, int item) {
        std::optional<Axis> dimension;
        if (row >= 0 && item >= 0)
            dimension = m_diagram->chartData().rows[row].transfers[item].dimension;
        Q_EMIT pointed({-1, -1, dimension});
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

void LayerView::setMode(LayerMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_modes->setCurrent(modeId());
    if (m_picture && isVisible() && !isStateShown())
        showPicture();
    Q_EMIT modeIdChanged();
}

QString LayerView::modeId() const { return kModeIds[static_cast<std::size_t>(m_mode)]; }

void LayerView::setModeId(const QString& mode) { setMode(modeOf<LayerMode>(kModeIds, mode).value_or(m_mode)); }

void LayerView::setKind(int kind)
{
    m_kind = std::max(0, kind);
    m_isKindChosen = true;
    m_selected = -1;
    invalidate();
}

void LayerView::fillKinds()
{
    const Architecture& architecture = estimate()->architecture();
    QList<Choice> choices;
    for (const DrawnLayer& drawn : drawnLayers(*estimate()))
        choices.append({QString::number(choices.size()), drawn.name, tr("%Ln layer(s)", nullptr, drawn.times), {}, {}});
    if (!m_kindOfLayer.empty() && m_kindOfLayer != architecture.kindOfLayer)
        m_isKindChosen = false;
    m_kindOfLayer = architecture.kindOfLayer;
    if (!m_isKindChosen)
        m_kind = dominantKind(*estimate());
    m_kind = std::min(m_kind, static_cast<int>(choices.size()) - 1);
    m_kinds->setChoices(choices);
    m_kinds->setCurrentId(QString::number(m_kind));
    m_kinds->setVisible(choices.size() > 1);
}

void LayerView::refresh()
{
    if (!estimate() || !estimate()->isLegal()) {
        m_picture.reset();
        if (estimate())
            showImpossible();
        else
            showNoEstimate();
        return;
    }
    fillKinds();
    m_job.start([of = estimate(), kind = m_kind] { return layerPicture(of, kind); },
                [this](std::shared_ptr<const LayerPicture> picture) {
                    m_picture = std::move(picture);
                    showPicture();
                });
}

void LayerView::showPicture()
{
    m_diagram->setData(layerDiagram(*m_picture, m_mode == LayerMode::Backward ? LayerDirection::Backward : LayerDirection::Forward));
    m_roofline->setData(layerRoofline(*m_picture));
    showPage(m_mode == LayerMode::Roofline ? static_cast<QWidget*>(m_rooflinePage) : m_diagramArea);
    selectOperator(m_selected < static_cast<int>(m_picture->operators.size()) ? m_selected : -1);
}

void LayerView::pageShown()
{
    m_explanation->setVisible(!isStateShown());
    if (isStateShown())
        m_kinds->hide();
}

void LayerView::selectOperator(int index)
{
    m_selected = index;
    m_diagram->setSelectedGroup(index);
    const bool isOne = index >= 0 && m_picture;
    m_explanation->setForegroundRole(isOne ? QPalette::WindowText : QPalette::PlaceholderText);
    const bool isRoofline = m_mode == LayerMode::Roofline;
    m_explanation->setText(
        isOne        ? explainOperator(*m_picture, index)
        : isRoofline ? tr("The letters mark the operators on the Forward page. Click a letter to see how its numbers are computed.")
                     : tr("Filled: one rank’s part of a tensor. Σ: a partial sum. Tinted rows: tokens split by sequence parallelism. "
                          "Click an operator to see how its numbers are computed."));
}

QString LayerView::explanation() const { return m_explanation->text(); }

void LayerView::showTable(bool shown)
{
    m_diagramPage->setTableShown(shown);
    m_rooflinePage->setTableShown(shown);
}

ChartWidget* LayerView::currentChart() const
{
    const QWidget* page = pages().currentWidget();
    if (page == m_diagramArea)
        return m_diagram;
    return page == m_rooflinePage ? m_roofline : nullptr;
}

void LayerView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_selected >= 0)
        selectOperator(-1);
    else
        View::keyPressEvent(event);
}

}  // namespace shardscope
