// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>
#include <string>

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
    explicit NodeGroupControls(QWidget* parent = nullptr);

    void show(const Cluster& cluster);
    /// Returns the button that adds a group, for the form to place.
    [[nodiscard]] QToolButton* add() const { return m_add; }

    /// Sets the nodes of a group after the first.
    void setNodes(int index, int nodes);

Q_SIGNALS:
    /// Emitted with all groups as they would be.
    void edited(const shardscope::Cluster& cluster);
    /// Emitted for the form to connect: a drag is one step of undo.
    void sliderMade(shardscope::DegreeSlider* nodes, int index);

private:
    struct Row {
        QWidget* widget;
        ChoiceBox* kind;
        DegreeSlider* nodes;
        QToolButton* remove;
    };
    Row makeRow(int index);
    void edit(const std::function<void(Cluster&)>& change);

    QVBoxLayout* m_rows;
    QToolButton* m_add;
    QList<Row> m_shown;
    Cluster m_cluster;
};

/// Returns the kinds of nodes and GPUs to choose from.
[[nodiscard]] QList<Choice> nodeKinds();
/// Returns the id among them of these nodes.
[[nodiscard]] QString kindOf(const NodeGroup& nodes);
/// The field that a kind sets, and its value.
struct KindField {
    QString path;
    std::string value;
};
[[nodiscard]] KindField fieldOfKind(const QString& kind);

}  // namespace shardscope
