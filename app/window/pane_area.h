// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/window/arrangement.h"

class QSplitter;
class QVBoxLayout;

namespace shardscope {

class Pane;
class ViewHouse;

/// The width in pixels from which four views fit, and a picture next to a lesson has room for its tools.
inline constexpr double kWideWindow = 1600;

/// The views that are open, in one pane or several: at most two in a window of less than 1,600 pixels, else four; further views are tabs.
/// Panes are side by side where each has its least width, else one above the other.
class PaneArea : public QWidget {
    Q_OBJECT
public:
    explicit PaneArea(ViewHouse& house, QWidget* parent = nullptr);
    ~PaneArea() override;

    /// Shows the view where it is open already, else instead of the visible one of the active pane.
    void go(const QString& id);
    /// Opens the view in a pane of its own, or as a tab of the active one where the window has no room for another pane.
    void openBeside(const QString& id);
    void closeActive();
    /// Sets whether only `setArrangement` may show other views.
    void setHeld(bool held) { m_isHeld = held; }
    /// Shows the active pane alone, or all again.
    void toggleMaximised();
    [[nodiscard]] bool isMaximised() const { return m_maximised >= 0; }

    /// Returns the view of the active pane.
    [[nodiscard]] QString current() const;
    /// Returns the visible views.
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] const QList<Pane*>& panes() const { return m_panes; }
    /// Returns the arrangement of the panes, without controls and modes.
    [[nodiscard]] Arrangement arrangement() const;
    void setArrangement(const Arrangement& arrangement);
    [[nodiscard]] int mostPanes() const;

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Pane* addPane();
    void removePane(int index);
    void mergeSurplus();
    void layOut();
    void layOutPanes();
    void watchSplitters();
    void tellHeads();
    void setActive(int index);
    [[nodiscard]] int paneOf(const QString& id) const;
    [[nodiscard]] int paneAround(const QWidget* widget) const;
    [[nodiscard]] bool standBeside() const;
    [[nodiscard]] int leastWidth(int pane) const;
    [[nodiscard]] QList<int> widthsOf(int panes) const;

    ViewHouse& m_house;
    QList<Pane*> m_panes;
    int m_active = 0;
    int m_maximised = -1;
    bool m_isSettingUp = false;
    bool m_isHeld = false;
    bool m_isTaught = false;
    bool m_isLayingOut = false;
    int m_laidOutWidth = 0;
    QVBoxLayout* m_layout;
    QSplitter* m_rows = nullptr;
    QList<int> m_shape;  ///< panes in each row
};

}  // namespace shardscope
