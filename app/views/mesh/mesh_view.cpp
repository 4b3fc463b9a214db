// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_view.h"

#include <QFileDialog>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/mesh/mesh_tools.h"
#include "core/scenario/order.h"
#include "widgets/controls/card.h"

namespace shardscope {
namespace {

constexpr double kZoomStep = 1.6;

}  // namespace

MeshView::MeshView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Mesh"), tr("Which GPU is in which group, over which wire?"))),
      m_tools(new MeshTools),
      m_pages(new QStackedWidget),
      m_map(new MeshMap),
      m_page(new ChartPage(m_map)),
      m_state(new StatePage),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("mesh"));
    makeTools();
    m_pages->addWidget(m_page);
    m_pages->addWidget(m_state);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setText(tr("Plain: reached inside the domain. Hatched: over NICs. Click or arrows select a GPU; wheel, + and − zoom, 0 fits."));
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_hint);
    m_card->setBody(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    connect(m_map, &MeshMap::hovered, this, [this](int, int rank) {
        setPointed(pointedAt(rank));
        Q_EMIT pointed(m_pointed);
    });
    connect(m_map, &MeshMap::activated, this, [this](int, int rank) { select(rank); });
    connect(m_map, &MeshMap::cursorMoved, this, [this](int, int rank) { select(rank); });
    connect(m_page, &ChartPage::cellActivated, this, [this](int row, int) { select(row); });
    m_state->tellNoEstimate();
    showPage(m_state);
}

MeshView::~MeshView() = default;

void MeshView::makeTools()
{
    QToolButton* smaller = makeTool(QStringLiteral("−"), tr("Zoom out"));
    QToolButton* larger = makeTool(QStringLiteral("+"), tr("Zoom in"));
    QToolButton* fit = makeTool(tr("Fit"), tr("Show all GPUs"));
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    QToolButton* copy = makeTool(tr("Copy"), tr("Copy the numbers"));
    QToolButton* csv = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    QToolButton* picture = makeTool(tr("Picture…"), tr("Save what is shown as PNG, SVG or PDF"));
    m_chartTools = {smaller, larger, fit, m_tableButton, copy, csv, picture};
    for (QToolButton* tool : m_chartTools)
        m_card->addHeadTool(tool);
    m_card->addTool(m_tools);
    const QPointF nowhere(-1, -1);  // the middle
    connect(smaller, &QToolButton::clicked, m_map, [this, nowhere] { m_map->zoomBy(1 / kZoomStep, nowhere); });
    connect(larger, &QToolButton::clicked, m_map, [this, nowhere] { m_map->zoomBy(kZoomStep, nowhere); });
    connect(fit, &QToolButton::clicked, m_map, &MeshMap::fit);
    connect(m_tableButton, &QToolButton::toggled, this, &MeshView::setTableShown);
    connect(copy, &QToolButton::clicked, m_map, &MeshMap::copyTable);
    connect(csv, &QToolButton::clicked, this, &MeshView::exportCsv);
    connect(picture, &QToolButton::clicked, this, &MeshView::exportPicture);
    connect(m_tools, &MeshTools::shadingEdited, m_map, &MeshMap::setShading);
    connect(m_tools, &MeshTools::orderTried, this, &MeshView::tryOrder);
    connect(m_tools, &MeshTools::applyRequested, this, [this] {
        if (m_tried)
            Q_EMIT editRequested(QStringLiteral("plan.order"), orderText(*m_tried));
    });
}

void MeshView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    m_estimate = std::move(estimate);
    // An order that the plan now has is no longer tried.
    if (m_estimate && m_tried == m_estimate->scenario().plan.order)
        m_tried.reset();
    m_isOld = true;
    if (isVisible())
        refresh();
}

void MeshView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void MeshView::refresh()
{
    m_isOld = false;
    if (!m_estimate) {
        m_state->tellNoEstimate();
        showPage(m_state);
        return;
    }
    const RankOrder own = m_estimate->scenario().plan.order;
    m_tools->setOrders(own, m_tried.value_or(own));
    m_task.start([scenario = m_estimate->scenario(), order = m_tried] { return meshPicture(scenario, order); },
                 [this](std::shared_ptr<const MeshPicture> picture) { showPicture(std::move(picture)); });
}

void MeshView::showPicture(std::shared_ptr<const MeshPicture> picture)
{
    if (!picture->impossible.isEmpty()) {
        m_state->setState(Standing::Error, tr("There is no such mesh"), picture->impossible);
        showPage(m_state);
        return;
    }
    m_map->setData(picture->data);
    if (m_selected >= picture->data.shape.world)
        m_selected = 0;
    m_page->setTableShown(m_tableButton->isChecked());
    showPage(m_page);
    showLit();
}

void MeshView::showProblem(const QString& problem)
{
    m_state->tellProblem(problem);
    showPage(m_state);
}

void MeshView::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(page == m_page);
    m_hint->setVisible(page == m_page);
}

Pointed MeshView::pointedAt(int rank) const
{
    const MeshData& mesh = m_map->chartData();
    if (rank < 0 || mesh.panes.isEmpty())
        return {};
    return {mesh.panes.first().grid.coordinate(rank, Axis::Pp), rank, {}};
}

void MeshView::setPointed(const Pointed& pointed)
{
    m_pointed = pointed;
    if (isVisible())
        showLit();
}

void MeshView::select(int rank)
{
    if (rank == m_selected)
        return;
    m_selected = rank;
    showLit();
    Q_EMIT selectedChanged(pointedAt(rank));
}

void MeshView::showLit()
{
    if (m_pointed.rank >= 0)
        m_map->setShown({m_pointed.rank, m_pointed.dimension, -1});
    else if (m_pointed.stage >= 0)
        m_map->setShown({-1, {}, m_pointed.stage});
    else
        m_map->setShown({m_selected, m_pointed.dimension, -1});
}

void MeshView::setShading(const MeshShading& shading)
{
    m_tools->setShading(shading);
    m_map->setShading(shading);
}

void MeshView::tryOrder(const RankOrder& order)
{
    m_tried = order;
    if (m_estimate && order == m_estimate->scenario().plan.order)
        m_tried.reset();
    m_isOld = true;
    if (isVisible())
        refresh();
}

void MeshView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_page->setTableShown(shown);
}

void MeshView::exportCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("mesh.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*m_map, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void MeshView::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), QStringLiteral("mesh.png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = savePicture(*m_map, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
