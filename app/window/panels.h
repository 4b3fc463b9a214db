// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>

#include <memory>

#include "app/views/view_list.h"
#include "app/window/dock_layout.h"
#include "core/estimate/estimate.h"

class QDockWidget;

namespace shardscope {

class CommunicationView;
class ControlsPanel;
class DerivationPanel;
class Document;
class EstimateRunner;
class ExpertsView;
class FindingsPanel;
class LayerView;
class Lens;
class MemoryView;
class MeshView;
class MessageBar;
class PipelineView;
class RunsView;
class RingView;
class Settings;
class ShardsView;
class StepView;
class VerdictBar;

/// Everything in the window below its menus: controls at the left, verdicts above the views, findings below them. The views are
/// docks of a window within the window, so that the verdicts stay above them whatever their arrangement.
class Panels : public QObject {
    Q_OBJECT
public:
    Panels(QMainWindow& window, Document& document);

    [[nodiscard]] MessageBar& messages() const { return *m_messages; }
    /// What is pointed at in one view and lit in all.
    [[nodiscard]] Lens& lens() const { return *m_lens; }
    [[nodiscard]] RunsView& runs() const { return *m_runs; }
    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }
    /// Every part of the window gets the newest estimate; null: there is none.
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    /// Whether everything that is seen belongs to the newest estimate.
    [[nodiscard]] bool isSettled() const;
    void showDerivation(const QString& field);
    [[nodiscard]] PipelineView& pipeline() const { return *m_pipeline; }
    /// Where it is already, else in the layout that is made for it.
    void showPipeline();
    [[nodiscard]] CommunicationView& communication() const { return *m_communication; }
    void showCommunication();
    [[nodiscard]] ShardsView& shards() const { return *m_shards; }
    void showShards();

    /// Shows bars by which panels can be moved, floated and closed.
    void setRearrangeable(bool rearrangeable);
    void showLayout(const DockLayout& layout);
    /// Where the panels are at first.
    void arrange();
    /// While someone presents there are only the views, for there is less room; then everything is as it was.
    void setPresenting(bool presenting);
    /// Gives the controls the room that their text needs now.
    void fitText();
    void remember(Settings& settings) const;
    void restore(const Settings& settings);

Q_SIGNALS:
    void openRequested();
    /// A scenario as text, and what it is called.
    void scenarioOpenRequested(const QString& text, const QString& name);

private:
    QDockWidget* addDock(QMainWindow& host, Qt::DockWidgetArea area, const QString& name, const QString& title, QWidget& content);
    void showIn(const QString& layout, const QString& dock);
    void makeDocks();
    void findViews();
    void connectViews(Document& document);
    void connectLens();

    QMainWindow& m_window;
    QMainWindow* m_host;  ///< of the views
    Lens* m_lens;
    ControlsPanel* m_controls;
    MessageBar* m_messages;
    VerdictBar* m_verdicts;
    QList<ShownView> m_views;
    MemoryView* m_memory;
    MeshView* m_mesh = nullptr;
    ExpertsView* m_experts = nullptr;
    PipelineView* m_pipeline = nullptr;
    CommunicationView* m_communication = nullptr;
    RunsView* m_runs = nullptr;
    StepView* m_step = nullptr;
    LayerView* m_layer = nullptr;
    RingView* m_ring = nullptr;
    ShardsView* m_shards = nullptr;
    DerivationPanel* m_derivation;
    FindingsPanel* m_findings;
    QList<QDockWidget*> m_docks;
    std::pair<QByteArray, QByteArray> m_beforePresenting;
    bool m_isPresenting = false;
};

}  // namespace shardscope
