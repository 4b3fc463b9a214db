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

/// Everything in the window below its menus: the rail of views and the controls at the left, the verdicts above the views, what was
/// found in a line below them, and the derivation over their right edge while somebody asks for one. In a low window all of that is as low
/// as can be, for the picture comes first; a pane that fills the window has all of it.
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
    /// Returns what is pointed at in one view and lit in all.
    [[nodiscard]] Lens& lens() const { return m_house->lens(); }
    template <typename Shown>
    [[nodiscard]] Shown& view() const
    {
        return static_cast<Shown&>(m_house->view(Shown::viewInfo().id));
    }

    /// Every part of the window gets the newest estimate; null: there is none.
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    /// Whether everything that is seen belongs to the newest estimate.
    [[nodiscard]] bool isSettled() const;
    /// Whether a lesson waits for an answer, which nothing may tell.
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    /// Opens the drawer on a figure; of the estimate that is shown where `of` is null.
    void showDerivation(const QString& field, const std::shared_ptr<const Estimate>& of = nullptr);
    /// The view, in the mode and on the evidence that the place names.
    void showPlace(const ViewPlace& place);

    [[nodiscard]] Arrangement arrangement() const;
    void setArrangement(const Arrangement& arrangement);
    void setControlsShown(bool shown);
    [[nodiscard]] bool areControlsShown() const { return m_hasControls; }
    void setFindingsShown(bool shown);
    [[nodiscard]] bool areFindingsShown() const { return m_hasFindings; }
    void setRailNamed(bool named);
    [[nodiscard]] WindowMode mode() const { return m_modes.mode(); }
    /// While someone presents there are only the views, for there is less room; then everything is as it was.
    void setPresenting(bool presenting) { setMode(windowMode(isTaught(mode()), presenting)); }
    /// While a lesson is taken the arrangement is the lesson's; then it is as it was, also after a start.
    void setTaught(bool taught) { setMode(windowMode(taught, isPresented(mode()))); }
    /// Whether a lesson's picture has its tools also in front of a class.
    void setToolsTaught(bool shown);
    /// While a lesson asks, what would tell the answer is out of sight.
    void setAsking(bool asking);
    /// Gives the controls the room that their text needs now.
    void fitText();
    /// Offers a first start's ways to begin, until one is taken.
    void welcome();
    [[nodiscard]] Welcome* welcomed() const { return m_welcome; }
    /// Keeps the arrangement there from now on, and takes the one that is there.
    void keepIn(Settings& settings);
    /// Keeps what was arranged a moment ago, too: the window is closed or made anew.
    void keepNow();

Q_SIGNALS:
    void openRequested();
    /// A scenario as text, and what it is called.
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
        QString sentence;         ///< what changed beside the last edit
        bool isUnderWay = false;  ///< that edit
        QTimer rest;
    } m_followed;
    QTimer m_keep;
    std::function<void()> m_remember;
};

}  // namespace shardscope
