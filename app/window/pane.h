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

/// An area that shows one view at a time; several views are tabs in its head, which also has buttons to maximise and close it.
class Pane : public QWidget {
    Q_OBJECT
public:
    Pane(ViewHouse& house, QWidget* parent);
    /// Leaves its views to the house.
    ~Pane() override;

    [[nodiscard]] const QStringList& views() const { return m_content.views; }
    [[nodiscard]] QString current() const { return m_content.views.value(m_content.current); }
    [[nodiscard]] const PaneContent& content() const { return m_content; }
    void setContent(const PaneContent& content);
    void showView(const QString& id);
    /// Replaces the visible view.
    void replaceCurrent(const QString& id);
    void addView(const QString& id);
    /// Shows or hides the head, which a single pane with one view does not need.
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

    QPointer<ViewHouse> m_house;  ///< a closing window may delete it first
    PaneContent m_content;
    bool m_isActive = false;
    QWidget* m_head;
    QTabBar* m_tabs;
    QToolButton* m_maximise;
    QToolButton* m_close;
    QStackedWidget* m_pages;
};

}  // namespace shardscope
