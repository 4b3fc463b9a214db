// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pane_area.h"

#include <QApplication>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/window/pane.h"
#include "app/window/splitter_places.h"
#include "app/window/view_house.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kLeastWidth = 560;   ///< of a pane next to another: a row of tools, and a useful picture
constexpr double kLeastTaught = 440;  ///< of a lesson's, on the average
constexpr int kTextShare = 42;        ///< of a hundred
constexpr int kHandle = 8;            ///< between two panes

}  // namespace

PaneArea::PaneArea(ViewHouse& house, QWidget* parent) : QWidget(parent), m_house(house), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (const int pane = paneAround(now); pane >= 0)
            setActive(pane);
    });
    setArrangement(namedLayouts().constFirst().arrangement);
}

PaneArea::~PaneArea()
{
    m_isSettingUp = true;
    qDeleteAll(m_panes);
}

int PaneArea::mostPanes() const { return window()->width() >= kWideWindow ? 4 : 2; }

int PaneArea::paneOf(const QString& id) const
{
    for (int i = 0; i < static_cast<int>(m_panes.size()); ++i) {
        if (m_panes[i]->views().contains(id))
            return i;
    }
    return -1;
}

int PaneArea::paneAround(const QWidget* widget) const
{
    for (int i = 0; widget && i < static_cast<int>(m_panes.size()); ++i) {
        if (m_panes[i]->isAncestorOf(widget))
            return i;
    }
    return -1;
}

QString PaneArea::current() const { return m_panes[m_active]->current(); }

QStringList PaneArea::shown() const
{
    QStringList ids;
    for (int i = 0; i < static_cast<int>(m_panes.size()); ++i) {
        if (m_maximised < 0 || m_maximised == i)
            ids << m_panes[i]->current();
    }
    return ids;
}

Pane* PaneArea::addPane()
{
    auto* pane = new Pane(m_house, this);
    m_panes.append(pane);
    connect(pane, &Pane::currentChanged, this, [this] {
        if (m_isSettingUp)
            return;
        tellHeads();
        Q_EMIT changed();
    });
    connect(pane, &Pane::maximiseRequested, this, [this, pane] {
        setActive(static_cast<int>(m_panes.indexOf(pane)));
        toggleMaximised();
    });
    connect(pane, &Pane::closeRequested, this, [this, pane] { removePane(static_cast<int>(m_panes.indexOf(pane))); });
    return pane;
}

void PaneArea::removePane(int index)
{
    if (m_panes.size() < 2)
        return;
    // Not deleted at once: the button that was pressed is in it.
    Pane* pane = m_panes.takeAt(index);
    // Its signals no longer concern a pane of this area, and no code may ask meanwhile which pane is active.
    pane->disconnect(this);
    pane->setContent({});
    pane->hide();
    pane->setParent(this);
    pane->deleteLater();
    m_maximised = -1;
    m_active = std::clamp(m_active > index ? m_active - 1 : m_active, 0, static_cast<int>(m_panes.size()) - 1);
    layOut();
}

void PaneArea::closeActive() { removePane(m_active); }

void PaneArea::go(const QString& id)
{
    const int open = paneOf(id);
    if (m_isHeld && !shown().contains(id))
        return;
    if (open >= 0) {
        if (m_maximised >= 0)
            m_maximised = open;
        m_active = open;
        m_panes[open]->showView(id);
    } else {
        m_panes[m_active]->replaceCurrent(id);
    }
    layOut();
}

void PaneArea::openBeside(const QString& id)
{
    if (paneOf(id) >= 0 || m_isHeld) {
        go(id);
        return;
    }
    m_maximised = -1;
    if (static_cast<int>(m_panes.size()) >= mostPanes()) {
        m_panes[m_active]->addView(id);
    } else {
        addPane()->replaceCurrent(id);
        m_active = static_cast<int>(m_panes.size()) - 1;
    }
    layOut();
}

void PaneArea::toggleMaximised()
{
    m_maximised = m_maximised >= 0 ? -1 : m_active;
    layOut();
}

void PaneArea::setActive(int index)
{
    if (index == m_active)
        return;
    m_active = index;
    tellHeads();
    Q_EMIT changed();
}

/// Whether two panes side by side have the width that a picture needs; else they are one above the other. For an audience that leaves a few
/// lines of a lesson and a strip of its picture: there they are side by side as soon as all of both fits.
bool PaneArea::standBeside() const
{
    if (m_isTaught && m_panes.size() == 2 && leastWidth(0) + leastWidth(1) + kHandle <= width())
        return true;
    return width() >= 2 * Theme::current().px(m_isTaught ? kLeastTaught : kLeastWidth);
}

int PaneArea::leastWidth(int pane) const
{
    constexpr int kScrollBar = 20;
    const QString id = m_panes[pane]->current();
    return id.isEmpty() ? 0 : m_house.view(id).minimumSizeHint().width() + kScrollBar;
}

/// Alike, whatever each would like; but a lesson's picture is wider than its text.
QList<int> PaneArea::widthsOf(int panes) const
{
    if (!m_isTaught || panes != 2)
        return QList<int>(panes, 1000);
    const int text = std::min(width() * kTextShare / 100, std::max(leastWidth(0), width() - kHandle - leastWidth(1)));
    return {text, width() - text};
}

/// Makes what a smaller window has no room for tabs of the last pane that stays.
void PaneArea::mergeSurplus()
{
    while (static_cast<int>(m_panes.size()) > mostPanes()) {
        const QStringList surplus = m_panes.constLast()->views();
        removePane(static_cast<int>(m_panes.size()) - 1);
        PaneContent content = m_panes.constLast()->content();
        content.views << surplus;
        m_panes.constLast()->setContent(content);
    }
}

/// Showing a pane may give this widget another size at once: that is laid out afterwards, never within.
void PaneArea::layOut()
{
    if (std::exchange(m_isLayingOut, true))
        return;
    layOutPanes();
    if (m_laidOutWidth != width()) {
        mergeSurplus();
        layOutPanes();
    }
    m_isLayingOut = false;
    tellHeads();
    Q_EMIT changed();
}

void PaneArea::layOutPanes()
{
    m_laidOutWidth = width();
    const int count = static_cast<int>(m_panes.size());
    QList<int> shape{count};
    if (count == 2 && !standBeside())
        shape = {1, 1};
    else if (count > 2)
        shape = {2, count - 2};
    if (shape != m_shape || !m_rows || m_rows->findChildren<Pane*>().size() != count) {
        auto* rows = new QSplitter(Qt::Vertical);
        rows->setChildrenCollapsible(false);
        int next = 0;
        for (const int panes : std::as_const(shape)) {
            auto* row = new QSplitter(Qt::Horizontal);
            row->setChildrenCollapsible(false);
            for (int i = 0; i < panes; ++i)
                row->addWidget(m_panes[next++]);
            row->setSizes(widthsOf(panes));
            rows->addWidget(row);
        }
        delete std::exchange(m_rows, rows);
        m_layout->addWidget(m_rows);
        m_rows->show();  // now, not with the next layout: a query of the visible parts must be current
        m_shape = shape;
        watchSplitters();
    }
    for (int i = 0; i < count; ++i)
        m_panes[i]->setVisible(m_maximised < 0 || m_maximised == i);
    for (int row = 0; row < m_rows->count(); ++row) {
        const QList<Pane*> panes = m_rows->widget(row)->findChildren<Pane*>();
        m_rows->widget(row)->setVisible(std::any_of(panes.begin(), panes.end(), [](const Pane* pane) { return !pane->isHidden(); }));
    }
}

/// A lesson says itself how much room its text has.
void PaneArea::watchSplitters()
{
    if (m_isTaught)
        return;
    QStringList shape;
    for (const int panes : std::as_const(m_shape))
        shape << QString::number(panes);
    const QString name = QStringLiteral("panes %1/").arg(shape.join(u'+'));
    m_house.splitters().watch(name + QStringLiteral("rows"), *m_rows);
    for (int row = 0; row < m_rows->count(); ++row)
        m_house.splitters().watch(name + QString::number(row), static_cast<QSplitter&>(*m_rows->widget(row)));
}

void PaneArea::tellHeads()
{
    const bool areSeveral = m_panes.size() > 1;
    for (int i = 0; i < static_cast<int>(m_panes.size()); ++i) {
        m_panes[i]->setHead(areSeveral || m_panes[i]->views().size() > 1 || m_maximised == i, m_maximised == i);
        m_panes[i]->setActive(areSeveral && i == m_active);
    }
}

Arrangement PaneArea::arrangement() const
{
    Arrangement arrangement;
    for (const Pane* pane : m_panes)
        arrangement.panes.append(pane->content());
    arrangement.active = m_active;
    arrangement.maximised = m_maximised;
    return arrangement;
}

void PaneArea::setArrangement(const Arrangement& arrangement)
{
    m_isSettingUp = true;
    // A view is in one place only: all leave before any is placed.
    for (Pane* pane : std::as_const(m_panes))
        pane->setContent({});
    while (m_panes.size() > arrangement.panes.size())
        delete m_panes.takeLast();
    while (m_panes.size() < arrangement.panes.size())
        addPane();
    for (int i = 0; i < static_cast<int>(m_panes.size()); ++i)
        m_panes[i]->setContent(arrangement.panes[i]);
    m_active = arrangement.active;
    m_maximised = arrangement.maximised;
    if (std::exchange(m_isTaught, arrangement.isTaught) != arrangement.isTaught)
        m_shape.clear();
    m_isSettingUp = false;
    layOut();
}

void PaneArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (isVisible() && !m_isLayingOut)
        mergeSurplus();
    layOut();
}

}  // namespace shardscope
