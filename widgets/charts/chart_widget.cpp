// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_widget.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/charts/chart_accessible.h"
#include "widgets/text/plain_tip.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/style.h"

namespace shardscope {

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent)
{
    installChartAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(tr("Copy the data as a table"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ChartWidget::copyTable);
    addAction(copy);
    tellKeys(*this, {{tr("Arrows"), tr("next mark of the chart")},
                     {tr("Home, End"), tr("first and last mark")},
                     {tr("Return or Space"), tr("opens the parts or the derivation of the mark")}});
}

const Scene& ChartWidget::scene() const
{
    if (m_sceneIsOld) {
        m_scene = sceneOnScreen();
        if (isMirrored())
            m_scene = mirrored(std::move(m_scene));
        m_sceneIsOld = false;
        if (m_cursor >= m_scene.marks.size())
            m_cursor = -1;
    }
    return m_scene;
}

int ChartWidget::cursor() const
{
    if (m_cursor >= 0)
        (void)scene();
    return m_cursor;
}

ChartTable& ChartWidget::table()
{
    if (m_tableIsOld) {
        m_tableIsOld = false;
        m_table.setTable(tableData());
    }
    return m_table;
}

void ChartWidget::copyTable() { QGuiApplication::clipboard()->setText(toTsv(table())); }

QSize ChartWidget::sizeHint() const { return (sizes().usual * Theme::current().px(1)).toSize(); }

QSize ChartWidget::minimumSizeHint() const { return (sizes().smallest * Theme::current().px(1)).toSize(); }

void ChartWidget::rebuild()
{
    m_sceneIsOld = true;
    m_hovered = -1;
    // A table in use is updated at once; one that was not requested waits.
    if (!m_tableIsOld)
        m_table.setTable(tableData());
    update();
}

void ChartWidget::setCursor(int mark)
{
    if (mark == cursor() || mark < -1 || mark >= scene().marks.size())
        return;
    m_cursor = mark;
    update();
    if (mark < 0)
        return;
    const SceneMark chosen = scene().marks[mark];
    announcePart(*this, mark);
    Q_EMIT cursorMoved(chosen.group, chosen.item);
}

std::optional<int> ChartWidget::partUnder(const QPointF& point) const
{
    const int mark = markAt(point);
    return mark < 0 ? std::nullopt : std::optional(mark);
}

std::optional<int> ChartWidget::partInFocus() const { return cursor() < 0 ? std::nullopt : std::optional(cursor()); }

void ChartWidget::setHighlightedGroup(int group)
{
    if (group == m_highlightedGroup)
        return;
    m_highlightedGroup = group;
    update();
}

void ChartWidget::setSelectedGroup(int group)
{
    if (group == m_selectedGroup)
        return;
    m_selectedGroup = group;
    update();
}

void ChartWidget::setHovered(int mark)
{
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    update();
    if (m_isQuiet)
        return;
    if (mark < 0)
        Q_EMIT hovered(-1, -1);
    else
        Q_EMIT hovered(scene().marks[mark].group, scene().marks[mark].item);
}

void ChartWidget::paintGroup(QPainter& painter, int group, double strength) const
{
    const int mark = scene().markOf(group, -1);
    if (mark < 0)
        return;
    QColor wash = Theme::current().color(ColorRole::Accent);
    wash.setAlphaF(static_cast<float>(strength));
    painter.setPen(Qt::NoPen);
    painter.setBrush(wash);
    painter.drawRoundedRect(scene().marks[mark].bounds, 4, 4);
}

void ChartWidget::paintPointed(QPainter& painter, int mark, const Theme& theme) const
{
    const SceneMark& pointed = scene().marks[mark];
    if (pointed.item < 0) {
        paintGroup(painter, pointed.group, 0.06);
        return;
    }
    painter.setPen(QPen(theme.color(ColorRole::Text), theme.px(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(pointed.bounds.adjusted(0.5, 0.5, -0.5, -0.5));
}

void ChartWidget::paintContent(QPainter& painter, const Theme& theme) { paintScene(painter, scene(), theme, m_plotter); }

void ChartWidget::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroup(painter, m_selectedGroup, 0.1);
    if (m_highlightedGroup != m_selectedGroup)
        paintGroup(painter, m_highlightedGroup, 0.06);
    paintContent(painter, theme);
    if (m_hovered >= 0)
        paintPointed(painter, m_hovered, theme);
    if (!hasFocus())
        return;
    if (cursor() < 0) {
        paintFocusRing(painter, rect(), theme.px(4));
        return;
    }
    if (m_hovered < 0)
        paintPointed(painter, m_cursor, theme);
    const double out = theme.px(3);
    paintFocusRing(painter, scene().marks[m_cursor].bounds.adjusted(-out, -out, out, out), theme.px(3));
}

/// At another size there may be fewer marks; the scene is built once it is painted, not for each size on the way to the last.
void ChartWidget::resizeEvent(QResizeEvent*)
{
    m_sceneIsOld = true;
    m_hovered = -1;
}

void ChartWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange ||
        event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

bool ChartWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int mark = m_isQuiet ? -1 : markAt(help->pos());
    if (mark < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(markName(mark)), this, scene().marks[mark].bounds.toAlignedRect());
    return true;
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event) { setHovered(markAt(event->position())); }

void ChartWidget::mousePressEvent(QMouseEvent* event)
{
    const int mark = event->button() == Qt::LeftButton ? markAt(event->position()) : -1;
    if (mark < 0) {
        QWidget::mousePressEvent(event);
        return;
    }
    // Whoever hears of the cursor may change the scene.
    const SceneMark pressed = scene().marks[mark];
    setCursor(mark);
    Q_EMIT activated(pressed.group, pressed.item);
}

void ChartWidget::leaveEvent(QEvent*) { setHovered(-1); }

void ChartWidget::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::MouseFocusReason && cursor() < 0 && !scene().marks.isEmpty())
        setCursor(0);
    QWidget::focusInEvent(event);
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    if (scene().marks.isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (m_cursor >= 0)
            Q_EMIT activated(scene().marks[m_cursor].group, scene().marks[m_cursor].item);
        return;
    }
    // Escape, Tab and letters belong to the chart's parent.
    const bool moves = key >= Qt::Key_Home && key <= Qt::Key_PageDown;
    if (!moves) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int turned = sideways && isMirrored() ? (key == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left) : key;
    const int next = m_cursor < 0 ? 0 : neighbour(m_cursor, turned);
    if (next >= 0)
        setCursor(next);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
