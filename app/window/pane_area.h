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

/// From here on four views have room, and a picture beside a lesson has room for its tools.
inline constexpr double kWideWindow = 1600;

/// The views that are open, in one pane or several: two in a window of less than 1,600 pixels, else four; what is more stands as tabs.
/// Panes stand beside each other where each has its least width, else one above the other.
class PaneArea : public QWidget {
    Q_OBJECT
public:
    explicit PaneArea(ViewHouse& house, QWidget* parent = nullptr);
    ~PaneArea() override;

    /// Shows the view where it is open already, else in the place of the one that is seen in the active pane.
    void go(const QString& id);
    /// In a pane of its own; where there are as many as the window has room for, as a tab of the active one.
    void openBeside(const QString& id);
    void closeActive();
    /// While it is held nobody but `setArrangement` brings another view to sight.
    void setHeld(bool held) { m_isHeld = held; }
    /// The active pane alone, or all again.
    void toggleMaximised();
    [[nodiscard]] bool isMaximised() const { return m_maximised >= 0; }

    /// Returns the view of the active pane.
    [[nodiscard]] QString current() const;
    /// The views that are seen.
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] const QList<Pane*>& panes() const { return m_panes; }
    /// Without what is not the panes': controls and modes.
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
