// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

#include <optional>

#include "widgets/charts/chart_widget.h"

namespace shardscope {

namespace {

/// A part of a chart. It stays valid as long as the chart has it, whatever it shows.
class PartAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PartAccessible(ChartWidget& chart, int part) : m_chart(&chart), m_part(part) {}

    bool isValid() const override { return m_chart && m_chart->childOf(m_part) < m_chart->partCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_chart); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return m_chart && m_chart->isRow(m_part) ? QAccessible::Row : QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_chart->nameOfPart(m_part) : QString();
    }
    QRect rect() const override
    {
        return isValid() ? m_chart->partBounds(m_part).toAlignedRect().translated(m_chart->mapToGlobal(QPoint(0, 0))) : QRect();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isValid() && m_chart->hasFocus() && m_chart->partInFocus() == m_part;
        state.selected = isValid() && m_chart->isSelected(m_part);
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
        m_chart->enterPart(m_part);
        if (action == setFocusAction())
            m_chart->setFocus();
        else if (action == pressAction())
            m_chart->pressPart(m_part);
    }
    int part() const { return m_part; }

private:
    QPointer<ChartWidget> m_chart;
    int m_part;
};

class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(ChartWidget& chart) : QAccessibleWidget(&chart, QAccessible::Chart) {}
    ~ChartAccessible() override
    {
        for (QAccessible::Id id : std::as_const(m_ids))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return chart().partCount(); }
    QAccessibleInterface* child(int index) const override
    {
        return index < 0 || index >= childCount() ? nullptr : interfaceOf(chart().partAt(index));
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* known = dynamic_cast<const PartAccessible*>(child);
        return known ? chart().childOf(known->part()) : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return interfaceOf(chart().partUnder(chart().mapFromGlobal(QPointF(x, y))));
    }
    QAccessibleInterface* focusChild() const override { return chart().hasFocus() ? interfaceOf(chart().partInFocus()) : nullptr; }
    QString text(QAccessible::Text kind) const override
    {
        const QString given = QAccessibleWidget::text(kind);
        if (!given.isEmpty() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return given;
        return kind == QAccessible::Name ? chart().title() : chart().summary();
    }

private:
    ChartWidget& chart() const { return static_cast<ChartWidget&>(*widget()); }
    QAccessibleInterface* interfaceOf(std::optional<int> part) const
    {
        if (!part)
            return nullptr;
        auto id = m_ids.constFind(*part);
        if (id == m_ids.constEnd())
            id = m_ids.insert(*part, QAccessible::registerAccessibleInterface(new PartAccessible(chart(), *part)));
        return QAccessible::accessibleInterface(*id);
    }

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

void announcePart(ChartWidget& chart, int part, bool isRenamed)
{
    if (!QAccessible::isActive() || !chart.hasFocus())
        return;
    QAccessibleEvent focus(&chart, QAccessible::Focus);
    focus.setChild(chart.childOf(part));
    QAccessible::updateAccessibility(&focus);
    if (!isRenamed)
        return;
    QAccessibleEvent renamed(&chart, QAccessible::NameChanged);
    renamed.setChild(chart.childOf(part));
    QAccessible::updateAccessibility(&renamed);
}

}  // namespace shardscope
