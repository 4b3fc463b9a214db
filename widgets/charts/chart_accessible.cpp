// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

#include "widgets/charts/chart_widget.h"

namespace shardscope {

namespace {

/// A mark of a chart. It stays valid as long as the chart has that many marks, whatever they show.
class MarkAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    MarkAccessible(ChartWidget& chart, int mark) : m_chart(&chart), m_mark(mark) {}

    bool isValid() const override { return m_chart && m_mark < m_chart->scene().marks.size(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_chart); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_chart->markName(m_mark) : QString();
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = m_chart->scene().marks[m_mark].bounds.toAlignedRect();
        return place.translated(m_chart->mapToGlobal(QPoint(0, 0)));
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_chart && m_chart->hasFocus() && m_chart->cursor() == m_mark;
        state.invalid = !isValid();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override
    {
        if (!isValid())
            return;
        m_chart->setCursor(m_mark);
        if (action == setFocusAction())
            m_chart->setFocus();
        else if (action == pressAction())
            Q_EMIT m_chart->activated(m_chart->scene().marks[m_mark].group, m_chart->scene().marks[m_mark].item);
    }
    int mark() const { return m_mark; }

private:
    QPointer<ChartWidget> m_chart;
    int m_mark;
};

class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(ChartWidget& chart) : QAccessibleWidget(&chart, QAccessible::Chart) {}
    ~ChartAccessible() override
    {
        for (QAccessible::Id id : std::as_const(m_ids))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(chart().scene().marks.size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto id = m_ids.constFind(index);
        if (id == m_ids.constEnd())
            id = m_ids.insert(index, QAccessible::registerAccessibleInterface(new MarkAccessible(chart(), index)));
        return QAccessible::accessibleInterface(*id);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* mark = dynamic_cast<const MarkAccessible*>(child);
        return mark ? mark->mark() : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override { return child(chart().markAt(chart().mapFromGlobal(QPointF(x, y)))); }
    QAccessibleInterface* focusChild() const override { return chart().hasFocus() ? child(chart().cursor()) : nullptr; }
    QString text(QAccessible::Text kind) const override
    {
        const QString given = QAccessibleWidget::text(kind);
        if (!given.isEmpty() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return given;
        return kind == QAccessible::Name ? chart().title() : chart().summary();
    }

private:
    ChartWidget& chart() const { return static_cast<ChartWidget&>(*widget()); }

    mutable QHash<int, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* chart = qobject_cast<ChartWidget*>(object);
    return chart ? new ChartAccessible(*chart) : nullptr;
}

}  // namespace

void installChartAccessibility()
{
    // Qt ignores a factory that is installed already.
    QAccessible::installFactory(makeInterface);
}

void announceMark(ChartWidget& chart, int mark)
{
    if (!QAccessible::isActive() || !chart.hasFocus())
        return;
    QAccessibleEvent focus(&chart, QAccessible::Focus);
    focus.setChild(mark);
    QAccessible::updateAccessibility(&focus);
}

}  // namespace shardscope
