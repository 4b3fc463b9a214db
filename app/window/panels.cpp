// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "app/document/apply_pipeline.h"
#include "app/document/document.h"
#include "app/lens/lens.h"
#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/settings/settings.h"
#include "app/views/communication/communication_view.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/experts/experts_view.h"
#include "app/views/layer/layer_view.h"
#include "app/views/memory/memory_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/views/ring/ring_view.h"
#include "app/views/runs/runs_view.h"
#include "app/views/shards/shards_view.h"
#include "app/views/step/step_view.h"
#include "app/window/message_bar.h"
#include "app/window/view_scroll.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// Of what a saved arrangement holds: docks by their names, so that a row more in the list of views loses nobody's.
constexpr int kLayoutVersion = 7;
constexpr double kGap = 10;
constexpr double kControlsWidth = 290;
const QString kOuterLayout = QStringLiteral("layout_window");
const QString kInnerLayout = QStringLiteral("layout_views");
const QString kFirstField = QStringLiteral("/memory/peak_bytes");

}  // namespace

Panels::Panels(QMainWindow& window, Document& document)
    : QObject(&window),
      m_window(window),
      m_host(new QMainWindow(nullptr, Qt::Widget)),
      m_lens(new Lens(this)),
      m_controls(new ControlsPanel(&document)),
      m_messages(new MessageBar),
      m_verdicts(new VerdictBar),
      m_memory(new MemoryView),
      m_derivation(new DerivationPanel),
      m_findings(new FindingsPanel)
{
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    const int gap = qRound(Theme::current().px(kGap));
    layout->setContentsMargins(gap, gap, gap, qRound(Theme::current().px(kGap / 2)));
    layout->setSpacing(gap);
    layout->addWidget(m_messages);
    layout->addWidget(m_verdicts);
    layout->addWidget(m_host, 1);
    window.setCentralWidget(column);
    for (QMainWindow* each : {&m_window, m_host}) {
        each->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
        each->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    }
    // What is below the other views is as wide as all of them.
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::BottomRightCorner})
        m_host->setCorner(corner, Qt::BottomDockWidgetArea);
    makeDocks();
    findViews();
    connectViews(document);
    connectLens();
    m_derivation->showField(kFirstField);
}

QDockWidget* Panels::addDock(QMainWindow& host, Qt::DockWidgetArea area, const QString& name, const QString& title, QWidget& content)
{
    auto* dock = new QDockWidget(title, &host);
    dock->setObjectName(name);
    dock->setWidget(&content);
    // On Wayland a panel that floats cannot be put back (QTBUG-87332, until Qt 6.5.4).
    if (QGuiApplication::platformName().startsWith(QStringLiteral("wayland")))
        dock->setFeatures(dock->features() & ~QDockWidget::DockWidgetFloatable);
    host.addDockWidget(area, dock);
    m_docks.append(dock);
    return dock;
}

void Panels::makeDocks()
{
    addDock(m_window, Qt::LeftDockWidgetArea, QStringLiteral("dock_controls"), tr("Controls"), *m_controls);
    addDock(*m_host, Qt::LeftDockWidgetArea, QStringLiteral("dock_memory"), tr("Memory"), *m_memory);
    addDock(*m_host, Qt::RightDockWidgetArea, QStringLiteral("dock_derivation"), tr("Derivation"), *m_derivation);
    // In line with the cards above.
    auto* findings = new QWidget;
    auto* margin = new QVBoxLayout(findings);
    const int gap = qRound(Theme::current().px(kGap));
    margin->setContentsMargins(gap, 0, gap, gap);
    margin->addWidget(m_findings);
    addDock(m_window, Qt::BottomDockWidgetArea, QStringLiteral("dock_findings"), tr("Findings"), *findings);
    for (const ViewRow& row : viewRows()) {
        const ShownView& view = m_views.emplaceBack(row.make());
        view.whenFailed(this, [this](const QString& sentence) { m_messages->tell(Standing::Error, sentence); });
        addDock(*m_host, Qt::BottomDockWidgetArea, row.dock(), row.title, row.scrolls ? *new ViewScroll(view.widget) : *view.widget);
    }
    setRearrangeable(false);
}

/// Those that have more to say than what every view has.
void Panels::findViews()
{
    const auto find = [this](auto*& view) { view = m_host->findChild<std::remove_reference_t<decltype(view)>>(); };
    find(m_mesh);
    find(m_experts);
    find(m_pipeline);
    find(m_communication);
    find(m_runs);
    find(m_step);
    find(m_layer);
    find(m_ring);
    find(m_shards);
}

void Panels::connectViews(Document& document)
{
    connect(m_controls, &ControlsPanel::openConfigRequested, this, &Panels::openRequested);
    connect(m_verdicts, &VerdictBar::derivationRequested, this, &Panels::showDerivation);
    connect(m_memory, &MemoryView::derivationRequested, this, &Panels::showDerivation);
    connect(m_memory, &MemoryView::variantDerivationRequested, this, [this](const auto& estimate, const QString& field) {
        showDerivation({});
        m_derivation->showField(estimate, field);
    });
    connect(m_memory, &MemoryView::failed, this, [this](const QString& sentence) { m_messages->tell(Standing::Error, sentence); });
    connect(m_mesh, &MeshView::editRequested, &document,
            [&document](const QString& path, const Value& value) { document.edit(path, value); });
    connect(
        m_experts, &ExpertsView::replaceRequested, &document,
        [&document](const std::shared_ptr<const Scenario>& scenario, const QString& undoText) { document.replace(*scenario, undoText); });
    const auto tellLocks = [this, &document] {
        m_pipeline->setLockedDegrees(document.lockedDegrees());
        m_findings->setLockedDegrees(document.lockedDegrees());
    };
    tellLocks();
    connect(&document, &Document::locksChanged, m_pipeline, tellLocks);
    connect(m_pipeline, &PipelineView::planRequested, &document,
            [&document](const PipelineShape& shape) { applyPipeline(document, shape); });
    connect(m_runs, &RunsView::openRequested, this, &Panels::scenarioOpenRequested);
    connect(m_runs, &RunsView::told, this, [this](const QString& sentence) { m_messages->tell(Standing::Hint, sentence); });
    connect(m_step, &StepView::editRequested, &document,
            [&document](const QString& path, const Value& value) { document.edit(path, value); });
    connect(m_ring, &RingView::applyRequested, &document, [&document](const auto& fields) {
        document.undoStack().beginMacro(tr("Apply the ring"));
        for (const auto& [path, value] : fields)
            document.edit(path, value);
        document.undoStack().endMacro();
    });
    connect(m_findings, &FindingsPanel::changeRequested, &document, [&document](const std::vector<FieldChange>& changes, const QString& undoText) {
        document.replace(withChanges(document.scenario(), changes), undoText);
    });
    connect(m_findings, &FindingsPanel::failed, this, [this](const QString& sentence) { m_messages->tell(Standing::Error, sentence); });
    connect(m_findings, &FindingsPanel::showRequested, this, [this](const QString& path) {
        m_docks.first()->show();
        m_controls->reveal(path);
    });
}

void Panels::connectLens()
{
    connect(m_memory, &MemoryView::stageHovered, m_lens, [this](int stage) { m_lens->setHovered({stage, -1, {}}); });
    connect(m_lens, &Lens::hoveredChanged, m_memory, [this](const Pointed& pointed) { m_memory->setHighlightedStage(pointed.stage); });
    connect(m_pipeline, &PipelineView::stageHovered, m_lens, [this](int stage) { m_lens->setHovered({stage, -1, {}}); });
    connect(m_lens, &Lens::hoveredChanged, m_pipeline, [this](const Pointed& pointed) { m_pipeline->setHighlightedStage(pointed.stage); });
    connect(m_mesh, &MeshView::pointed, m_lens, &Lens::setHovered);
    connect(m_mesh, &MeshView::selectedChanged, m_lens, &Lens::setSelected);
    connect(m_experts, &ExpertsView::pointed, m_lens, &Lens::setHovered);
    connect(m_lens, &Lens::hoveredChanged, m_mesh, &MeshView::setPointed);
    connect(m_lens, &Lens::hoveredChanged, m_experts, &ExpertsView::setPointed);
    connect(m_shards, &ShardsView::pointed, m_lens, &Lens::setHovered);
    connect(m_lens, &Lens::hoveredChanged, m_shards, &ShardsView::setPointed);
    connect(m_layer, &LayerView::dimensionPointed, m_lens, [this](std::optional<Axis> dimension) {
        m_lens->setHovered({-1, -1, dimension});
    });
    connect(m_step, &StepView::dimensionPointed, m_lens, [this](std::optional<Axis> dimension) {
        m_lens->setHovered({-1, -1, dimension});
    });
    connect(m_lens, &Lens::hoveredChanged, m_step, [this](const Pointed& pointed) { m_step->setPointedDimension(pointed.dimension); });
}

void Panels::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    m_verdicts->setEstimate(estimate);
    m_memory->setEstimate(estimate);
    for (const ShownView& view : m_views)
        view.setEstimate(estimate);
    m_derivation->setEstimate(estimate);
    m_findings->setEstimate(estimate);
}

bool Panels::isSettled() const
{
    // A hidden view computes nothing and has nothing to wait for.
    const auto isDone = [](const auto* view) { return !view->isVisible() || view->isSettled(); };
    return isDone(m_controls) && isDone(m_memory) && isDone(m_findings) &&
           std::all_of(m_views.begin(), m_views.end(), [](const ShownView& view) { return !view.widget->isVisible() || view.isSettled(); });
}

void Panels::showDerivation(const QString& field)
{
    auto* dock = m_window.findChild<QDockWidget*>(QStringLiteral("dock_derivation"));
    dock->show();
    dock->raise();
    if (!field.isEmpty())
        m_derivation->showField(field);
}

void Panels::showIn(const QString& layoutId, const QString& name)
{
    auto* dock = m_window.findChild<QDockWidget*>(name);
    if (!dock->isHidden()) {
        dock->raise();
        return;
    }
    for (const DockLayout& layout : dockLayouts()) {
        if (layout.id == layoutId)
            showLayout(layout);
    }
}

void Panels::showPipeline() { showIn(QStringLiteral("pipeline"), QStringLiteral("dock_pipeline")); }

void Panels::showCommunication() { showIn(QStringLiteral("communication"), QStringLiteral("dock_communication")); }

void Panels::showShards() { showIn(QStringLiteral("shards"), QStringLiteral("dock_shards")); }

void Panels::setRearrangeable(bool rearrangeable)
{
    for (QDockWidget* dock : m_docks) {
        QWidget* old = dock->titleBarWidget();
        dock->setTitleBarWidget(rearrangeable ? nullptr : new QWidget);
        delete old;
    }
}

void Panels::showLayout(const DockLayout& layout)
{
    arrange();
    // In front of a class the room belongs to the picture.
    const QStringList spared =
        m_isPresenting ? QStringList{QStringLiteral("dock_controls"), QStringLiteral("dock_findings")} : QStringList();
    for (QDockWidget* dock : m_docks)
        dock->setVisible(layout.docks.contains(dock->objectName()) && !spared.contains(dock->objectName()));
}

void Panels::arrange()
{
    fitText();
    const Theme& theme = Theme::current();
    const Qt::DockWidgetArea areas[] = {Qt::LeftDockWidgetArea, Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea};
    for (qsizetype index = 0; index < m_docks.size(); ++index) {
        QDockWidget* dock = m_docks.at(index);
        dock->setFloating(false);
        const bool isFirst = index < static_cast<qsizetype>(std::size(areas));
        static_cast<QMainWindow*>(dock->parentWidget())->addDockWidget(isFirst ? areas[index] : Qt::BottomDockWidgetArea, dock);
        dock->show();
    }
    m_window.resizeDocks({m_docks.at(0)}, {qRound(theme.px(284))}, Qt::Horizontal);
    m_window.resizeDocks({m_docks.at(3)}, {qRound(theme.px(120))}, Qt::Vertical);
    m_host->resizeDocks({m_docks.at(1), m_docks.at(2)}, {qRound(theme.px(521)), qRound(theme.px(459))}, Qt::Horizontal);
}

void Panels::fitText() { m_controls->setMinimumWidth(qRound(Theme::current().px(kControlsWidth))); }

void Panels::setPresenting(bool presenting)
{
    fitText();
    m_isPresenting = presenting;
    if (presenting) {
        m_beforePresenting = {m_window.saveState(kLayoutVersion), m_host->saveState(kLayoutVersion)};
        for (const DockLayout& layout : dockLayouts()) {
            if (layout.id == QStringLiteral("teach"))
                showLayout(layout);
        }
    } else if (!m_beforePresenting.first.isEmpty()) {
        m_window.restoreState(m_beforePresenting.first, kLayoutVersion);
        m_host->restoreState(m_beforePresenting.second, kLayoutVersion);
    }
}

void Panels::remember(Settings& settings) const
{
    settings.remember(kOuterLayout, m_window.saveState(kLayoutVersion));
    settings.remember(kInnerLayout, m_host->saveState(kLayoutVersion));
}

void Panels::restore(const Settings& settings)
{
    showLayout(dockLayouts().constFirst());
    m_window.restoreState(settings.remembered(kOuterLayout).toByteArray(), kLayoutVersion);
    m_host->restoreState(settings.remembered(kInnerLayout).toByteArray(), kLayoutVersion);
}

}  // namespace shardscope
