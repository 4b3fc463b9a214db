// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_accessible.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

#include "widgets/timeline/gantt_text.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

int rowCount(const GanttView& view)
{
    int rows = 0;
    for (const auto& panel : view.content().panels)
        rows += static_cast<int>(panel->rows.size());
    return rows;
}

/// A row, or the block at the keyboard. It stays valid as long as the view has that many rows, whatever they show.
class PartAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    static constexpr int kBlock = -1;

    PartAccessible(GanttView& view, int row) : m_view(&view), m_row(row) {}

    bool isValid() const override { return m_view && (m_row == kBlock ? m_view->cursor() >= 0 : m_row < rowCount(*m_view)); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return m_row == kBlock ? QAccessible::ListItem : QAccessible::Row; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name || !isValid())
            return {};
        if (m_row != kBlock)
            return rowText(m_view->content(), panel(), rowInPanel());
        return m_view->selectedGap().isNone() ? m_view->markName(m_view->cursor()) : m_view->nameOf(m_view->selectedGap());
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF place = m_row == kBlock ? m_view->boundsOf(m_view->placeOf(m_view->cursor())) : rowBox();
        return place.toAlignedRect().translated(m_view->mapToGlobal(QPoint(0, 0)));
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_row == kBlock && m_view && m_view->hasFocus();
        state.selected = m_row == kBlock && isValid() && m_view->markOf(m_view->selected()) == m_view->cursor();
        state.invalid = !isValid();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    /// Of a row: puts the keyboard on its first block; of the block: selects it.
    void doAction(const QString& action) override
    {
        if (!isValid())
            return;
        if (m_row != kBlock)
            m_view->setCursor(m_view->markOf({panel(), firstBlock()}));
        if (action == setFocusAction())
            m_view->setFocus();
        else if (m_row == kBlock)
            m_view->select(m_view->placeOf(m_view->cursor()));
    }
    int row() const { return m_row; }

private:
    int panel() const
    {
        const auto& panels = m_view->content().panels;
        return m_row < static_cast<int>(panels.front()->rows.size()) ? 0 : 1;
    }
    int rowInPanel() const { return panel() == 0 ? m_row : m_row - static_cast<int>(m_view->content().panels.front()->rows.size()); }
    const GanttData& data() const { return *m_view->content().panels[static_cast<std::size_t>(panel())]; }
    const GanttRow& rowData() const { return data().rows[static_cast<std::size_t>(rowInPanel())]; }
    std::uint32_t firstBlock() const { return data().lanes[static_cast<std::size_t>(rowData().firstLane)].begin; }
    QRectF rowBox() const
    {
        QRectF box = m_view->boxes().panels[static_cast<std::size_t>(panel())].row(rowData());
        box.setLeft(0);
        return box;
    }

    QPointer<GanttView> m_view;
    int m_row;
};

class GanttAccessible : public QAccessibleWidget {
public:
    explicit GanttAccessible(GanttView& view) : QAccessibleWidget(&view, QAccessible::Chart) {}
    ~GanttAccessible() override
    {
        for (QAccessible::Id id : std::as_const(m_ids))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return rowCount(view()) + (view().cursor() >= 0 ? 1 : 0); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        return part(index < rowCount(view()) ? index : PartAccessible::kBlock);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* known = dynamic_cast<const PartAccessible*>(child);
        if (!known)
            return -1;
        return known->row() == PartAccessible::kBlock ? rowCount(view()) : known->row();
    }
    /// The block at the point if it is the keyboard's, else its row.
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const GanttHit hit = view().hitAt(view().mapFromGlobal(QPointF(x, y)));
        if (!hit.block.isNone() && view().markOf(hit.block) == view().cursor())
            return part(PartAccessible::kBlock);
        const int before = hit.panel > 0 ? static_cast<int>(view().content().panels.front()->rows.size()) : 0;
        return hit.row < 0 ? nullptr : child(before + hit.row);
    }
    QAccessibleInterface* focusChild() const override
    {
        return view().hasFocus() && view().cursor() >= 0 ? part(PartAccessible::kBlock) : nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        const QString given = QAccessibleWidget::text(kind);
        if (!given.isEmpty() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return given;
        return kind == QAccessible::Name ? view().title() : view().summary();
    }

private:
    GanttView& view() const { return static_cast<GanttView&>(*widget()); }
    QAccessibleInterface* part(int row) const
    {
        auto id = m_ids.constFind(row);
        if (id == m_ids.constEnd())
            id = m_ids.insert(row, QAccessible::registerAccessibleInterface(new PartAccessible(view(), row)));
        return QAccessible::accessibleInterface(*id);
    }

    mutable QHash<int, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<GanttView*>(object);
    return view ? new GanttAccessible(*view) : nullptr;
}

}  // namespace

void installGanttAccessibility()
{
    // Qt asks the factory that was installed last first, and ignores one that is installed already: the charts' own is there
    // since the constructor of the base.
    QAccessible::installFactory(makeInterface);
}

void announceBlock(GanttView& view)
{
    if (!QAccessible::isActive() || !view.hasFocus())
        return;
    QAccessibleEvent focus(&view, QAccessible::Focus);
    focus.setChild(rowCount(view));
    QAccessible::updateAccessibility(&focus);
    // The same child has another name now.
    QAccessibleEvent renamed(&view, QAccessible::NameChanged);
    renamed.setChild(rowCount(view));
    QAccessible::updateAccessibility(&renamed);
}

}  // namespace shardscope
