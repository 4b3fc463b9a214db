// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>

#include "core/hardware/hardware.h"
#include "widgets/controls/choice_box.h"

class QToolButton;
class QVBoxLayout;

namespace shardscope {

class DegreeSlider;

/// The groups of nodes after the first, hidden where there is none: the kind and number of each.
class NodeGroupControls : public QWidget {
    Q_OBJECT
public:
    /// `kinds`: ids as for `applyKind`.
    NodeGroupControls(const QList<Choice>& kinds, QWidget* parent = nullptr);

    void show(const Cluster& cluster);
    /// Returns the button that adds a group, for the form to place.
    [[nodiscard]] QToolButton* add() const { return m_add; }

Q_SIGNALS:
    /// Emitted with all groups as they would be.
    void edited(const shardscope::Cluster& cluster);

private:
    struct Row {
        QWidget* widget;
        ChoiceBox* kind;
        DegreeSlider* nodes;
        QToolButton* remove;
    };
    Row makeRow(int index);
    void edit(const std::function<void(Cluster&)>& change);

    QList<Choice> m_kinds;
    QVBoxLayout* m_rows;
    QToolButton* m_add;
    QList<Row> m_shown;
    Cluster m_cluster;
};

/// Returns the id by which the control of nodes knows a kind of node.
[[nodiscard]] QString kindOf(const NodeGroup& nodes);
/// Makes nodes of that kind; their number stays.
void applyKind(NodeGroup& nodes, const QString& kind);

}  // namespace shardscope
