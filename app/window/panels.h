// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

#include "app/window/arrangement.h"
#include "app/window/view_house.h"
#include "app/window/welcome.h"
#include "app/window/window_mode.h"

class QToolButton;
class QVBoxLayout;

namespace shardscope {

class Estimate;
class ControlsPanel;
class DerivationPanel;
class Document;
class Drawer;
class FindingsPanel;
class GpuShown;
class MessageBar;
class PaneArea;
class Rail;
class Settings;
class StepShareBar;
class VerdictBar;

/// Everything in the window below its menus: the rail of views and the controls at the left, the verdicts above the views, the findings in
/// a line below them, and a requested derivation over their right edge. In a low window everything but the picture is as low as possible; a
/// maximised pane has all of the window.
class Panels : public QObject {
    Q_OBJECT
public:
    Panels(QMainWindow& window, Document& document);

    [[nodiscard]] MessageBar& messages() const { return *m_messages; }
    [[nodiscard]] VerdictBar& verdicts() const { return *m_verdicts; }
    [[nodiscard]] StepShareBar& shares() const { return *m_shares; }
    [[nodiscard]] GpuShown& gpuShown() const { return *m_gpuShown; }
    [[nodiscard]] DerivationPanel& derivation() const { return *m_derivation; }
    [[nodiscard]] Drawer& drawer() const { return *m_drawer; }
    [[nodiscard]] FindingsPanel& findings() const { return *m_findings; }
    [[nodiscard]] ControlsPanel& controls() const { return *m_controls; }
    [[nodiscard]] Rail& rail() const { return *m_rail; }
    [[nodiscard]] PaneArea& panes() const { return *m_panes; }
    [[nodiscard]] ViewHouse& house() const { return *m_house; }
    /// Returns the lens, the thing that one view points at and all highlight.
    [[nodiscard]] Lens& lens() const { return m_house->lens(); }
    template <typename Shown>
    [[nodiscard]] Shown& view() const
    {
        return static_cast<Shown&>(m_house->view(Shown::viewInfo().id));
    }

    /// Gives every part of the window the newest estimate; null: there is none.
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    /// Returns whether everything visible belongs to the newest estimate.
    [[nodiscard]] bool isSettled() const;
    /// Returns whether a lesson waits for an answer, which nothing may reveal.
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    /// Opens the drawer with the derivation of a figure; `of` null: of the shown estimate.
    void showDerivation(const QString& field, const std::shared_ptr<const Estimate>& of = nullptr);
    /// Closes the open findings and the open derivation. Returns whether there was one.
    bool closeOverlays();
    /// Shows the view in the mode and with the evidence that the place names.
    void showPlace(const ViewPlace& place);

    [[nodiscard]] Arrangement arrangement() const;
    void setArrangement(const Arrangement& arrangement);
    void setControlsShown(bool shown);
    [[nodiscard]] bool areControlsShown() const { return m_hasControls; }
    void setFindingsShown(bool shown);
    [[nodiscard]] bool areFindingsShown() const { return m_hasFindings; }
    void setRailNamed(bool named);
    [[nodiscard]] WindowMode mode() const { return m_modes.mode(); }
    /// Shows only the views while presenting, because there is less room; afterwards everything is restored.
    void setPresenting(bool presenting) { setMode(windowMode(isTaught(mode()), presenting)); }
    /// Uses the lesson's arrangement during a lesson; afterwards, also after a restart, the person's own returns.
    void setTaught(bool taught) { setMode(windowMode(taught, isPresented(mode()))); }
    /// Sets whether a lesson's picture has its tools also in front of a class.
    void setToolsTaught(bool shown);
    /// Hides everything that would reveal the answer while a lesson asks.
    void setAsking(bool asking);
    /// Adapts the controls' width to their current text.
    void fitText();
    /// Shows the ways to begin at a first start, until one is chosen.
    void welcome();
    [[nodiscard]] Welcome* welcomed() const { return m_welcome; }
    /// Restores the arrangement from the settings, and saves it there from now on.
    void keepIn(Settings& settings);
    /// Saves the latest arrangement at once, before the window is closed or recreated.
    void keepNow();

Q_SIGNALS:
    void openRequested();
    /// Emitted to open a scenario given as text, with its name.
    void scenarioOpenRequested(const QString& text, const QString& name);
    void arrangementChanged();
    void modeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeColumn();
    void makeHandle();
    void connectParts(Document& document);
    void tellWhatFollows(Document& document);
    void connectHouse();
    void connectGpuShown();
    void setMode(WindowMode mode);
    void showSums();
    void fitRoom();
    void panesChanged();

    QMainWindow& m_window;
    ViewHouse* m_house;
    Rail* m_rail;
    ControlsPanel* m_controls;
    MessageBar* m_messages;
    VerdictBar* m_verdicts;
    StepShareBar* m_shares;
    GpuShown* m_gpuShown;
    PaneArea* m_panes;
    FindingsPanel* m_findings;
    DerivationPanel* m_derivation;
    Drawer* m_drawer;
    WindowModes m_modes;
    QToolButton* m_handle;  ///< of the controls
    bool m_hasControls = true;
    bool m_hasFindings = true;
    bool m_isAlone = false;  ///< a pane fills the window
    bool m_isAsking = false;
    bool m_areToolsTaught = false;
    std::shared_ptr<const Estimate> m_estimate;
    QPointer<Welcome> m_welcome;
    QVBoxLayout* m_column = nullptr;
    struct {
        QString sentence;         ///< further changes by the last edit
        bool isUnderWay = false;  ///< the edit is in progress
        QTimer rest;
    } m_followed;
    QTimer m_keep;
    std::function<void()> m_remember;
};

}  // namespace shardscope
