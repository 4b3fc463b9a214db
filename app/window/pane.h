// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/window/arrangement.h"
#include "app/window/view_house.h"

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace shardscope {

/// Where views are seen, one at a time; several stand as tabs in its head, with what makes it fill the window or go away.
class Pane : public QWidget {
    Q_OBJECT
public:
    Pane(ViewHouse& house, QWidget* parent);
    /// The views stay with the house.
    ~Pane() override;

    [[nodiscard]] const QStringList& views() const { return m_content.views; }
    [[nodiscard]] QString current() const { return m_content.views.value(m_content.current); }
    [[nodiscard]] const PaneContent& content() const { return m_content; }
    void setContent(const PaneContent& content);
    void showView(const QString& id);
    /// In the place of the one that is seen.
    void replaceCurrent(const QString& id);
    void addView(const QString& id);
    /// Without a head where it is alone and has one view only.
    void setHead(bool shown, bool isMaximised);
    void setActive(bool active);

Q_SIGNALS:
    void currentChanged();
    void maximiseRequested();
    void closeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    void closeTab(int index);

    QPointer<ViewHouse> m_house;  ///< a window that closes may lose it first
    PaneContent m_content;
    bool m_isActive = false;
    QWidget* m_head;
    QTabBar* m_tabs;
    QToolButton* m_maximise;
    QToolButton* m_close;
    QStackedWidget* m_pages;
};

}  // namespace shardscope
