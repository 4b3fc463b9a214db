// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_view.h"

#include <QStackedWidget>
#include <QToolButton>

#include "app/document/document.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/mesh/mesh_tools.h"
#include "core/estimate/estimate.h"
#include "core/scenario/order.h"
#include "widgets/controls/card.h"

namespace shardscope {
namespace {

constexpr double kZoomStep = 1.6;

}  // namespace

MeshView::MeshView() : View(viewInfo()), m_tools(new MeshTools), m_map(new MeshMap), m_page(new ChartPage(m_map))
{
    makeTools();
    pages().addWidget(m_page);
    connect(m_map, &MeshMap::hovered, this, [this](int, int rank) {
        setContext(&ViewContext::pointed, pointedAt(rank));
        Q_EMIT pointed(context().pointed);
    });
    connect(m_map, &MeshMap::activated, this, [this](int, int rank) {
        select(rank);
        Q_EMIT picked(PickOf::Gpu, QString::number(rank));
    });
    connect(m_map, &MeshMap::cursorMoved, this, [this](int, int rank) { select(rank); });
    connect(m_page, &ChartPage::cellActivated, this, [this](int row, int) { select(row); });
}

MeshView::~MeshView() = default;

ViewInfo MeshView::viewInfo()
{
    return {QStringLiteral("mesh"), tr("Mesh"), tr("Which GPU is in which group, over which link?"),
            QStringLiteral(
                "C 6 6 2.5; C 18 6 2.5; C 6 18 2.5; C 18 18 2.5; L 8.5 6 15.5 6; L 6 8.5 6 15.5; L 18 8.5 18 15.5; L 8.5 18 15.5 18")};
}

void MeshView::makeTools()
{
    QToolButton* smaller = makeTool(QStringLiteral("−"), tr("Zoom out"));
    QToolButton* larger = makeTool(QStringLiteral("+"), tr("Zoom in"));
    QToolButton* fit = makeTool(tr("Fit"), tr("Show all GPUs"));
    m_zoomTools = {smaller, larger, fit};
    for (QToolButton* tool : std::as_const(m_zoomTools))
        addTool(tool);
    card().addTool(m_tools);
    const QPointF nowhere(-1, -1);  // the middle
    connect(smaller, &QToolButton::clicked, m_map, [this, nowhere] { m_map->zoomBy(1 / kZoomStep, nowhere); });
    connect(larger, &QToolButton::clicked, m_map, [this, nowhere] { m_map->zoomBy(kZoomStep, nowhere); });
    connect(fit, &QToolButton::clicked, m_map, &MeshMap::fit);
    connect(m_tools, &MeshTools::shadingEdited, m_map, &MeshMap::setShading);
    connect(m_tools, &MeshTools::orderTried, this, &MeshView::tryOrder);
    connect(m_tools, &MeshTools::applyRequested, this, [this] {
        if (m_tried)
            Q_EMIT editRequested([order = orderText(*m_tried)](Document& document) { document.edit(QStringLiteral("plan.order"), order); });
    });
}

void MeshView::estimateChanged()
{
    // An order that the plan now has is no longer tried.
    if (estimate() && m_tried == estimate()->scenario().plan.order)
        m_tried.reset();
}

void MeshView::refresh()
{
    if (!estimate()) {
        showNoEstimate();
        return;
    }
    const RankOrder own = estimate()->scenario().plan.order;
    m_tools->setOrders(own, m_tried.value_or(own));
    m_job.start([scenario = estimate()->scenario(), order = m_tried] { return meshPicture(scenario, order); },
                [this](const std::shared_ptr<const MeshPicture>& picture) { showPicture(*picture); });
}

void MeshView::showPicture(const MeshPicture& picture)
{
    if (!picture.impossible.isEmpty()) {
        showState(Standing::Error, tr("This mesh is not possible"), picture.impossible);
        return;
    }
    m_map->setData(picture.data);
    if (m_selected >= picture.data.shape.world)
        m_selected = 0;
    takeStage();
    showPage(m_page);
    showLit();
}

void MeshView::pageShown()
{
    for (QToolButton* tool : std::as_const(m_zoomTools))
        tool->setEnabled(!isStateShown());
    if (!isStateShown() && m_map->chartData().shape.isTorus())
        setHint(tr("Lines: the rings of the selected GPU's groups. Select a GPU by click or arrow keys. Zoom with the wheel, + and −; 0 "
                   "shows all."));
    else if (!isStateShown())
        setHint(tr("Plain: reached inside the domain. Hatched: reached over NICs. Select a GPU by click or arrow keys. Zoom with "
                   "the wheel, + and −; 0 shows all."));
}

Pointed MeshView::pointedAt(int rank) const
{
    const MeshData& mesh = m_map->chartData();
    if (rank < 0 || mesh.panes.isEmpty())
        return {};
    return {mesh.panes.first().grid.coordinate(rank, Axis::Pp), rank, {}};
}

void MeshView::contextChanged(const ViewContext& before)
{
    const Pointed& selected = context().selected;
    if (selected != before.selected) {
        if (selected.rank >= 0)
            m_selected = selected.rank;
        m_stage = selected.rank >= 0 ? -1 : selected.stage;
        takeStage();
    }
    if (isVisible() && !isStateShown())
        showLit();
}

/// The first GPU of the stage that the window shows, unless it shows the one that is selected.
void MeshView::takeStage()
{
    const MeshData& mesh = m_map->chartData();
    if (m_stage < 0 || mesh.panes.isEmpty() || pointedAt(m_selected).stage == m_stage)
        return;
    for (int rank = 0; rank < mesh.shape.world; ++rank) {
        if (pointedAt(rank).stage == m_stage) {
            m_selected = rank;
            return;
        }
    }
}

void MeshView::select(int rank)
{
    if (rank == m_selected || isQuiet())
        return;
    m_selected = rank;
    showLit();
    Q_EMIT selected(pointedAt(rank));
}

void MeshView::showLit()
{
    if (context().pointed.rank >= 0)
        m_map->setShown({context().pointed.rank, context().pointed.dimension, -1});
    else if (context().pointed.stage >= 0)
        m_map->setShown({-1, {}, context().pointed.stage});
    else
        m_map->setShown({m_selected, context().pointed.dimension, -1});
}

void MeshView::setShading(const MeshShading& shading)
{
    m_tools->setShading(shading);
    m_map->setShading(shading);
}

void MeshView::tryOrder(const RankOrder& order)
{
    m_tried = order;
    if (estimate() && order == estimate()->scenario().plan.order)
        m_tried.reset();
    invalidate();
}

void MeshView::showTable(bool shown) { m_page->setTableShown(shown); }

ChartWidget* MeshView::currentChart() const { return pages().currentWidget() == m_page ? m_map : nullptr; }

}  // namespace shardscope
