// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "widgets/mesh/mesh_data.h"

class QPushButton;

namespace shardscope {

class ChoiceBox;
class SegmentedChoice;

/// The controls of the mesh: groups or traffic, the dimension, the link, and the rank order.
class MeshTools : public QWidget {
    Q_OBJECT
public:
    explicit MeshTools(QWidget* parent = nullptr);

    void setShading(const MeshShading& shading);
    [[nodiscard]] const MeshShading& shading() const { return m_shading; }
    /// Sets the plan's own order, and the one that is tried.
    void setOrders(const RankOrder& own, const RankOrder& tried);

Q_SIGNALS:
    void shadingEdited(const shardscope::MeshShading& shading);
    void orderTried(const shardscope::RankOrder& order);
    /// Emitted to apply the tried order to the plan.
    void applyRequested();

private:
    void edit(const MeshShading& shading);
    void fillOrders();

    MeshShading m_shading;
    SegmentedChoice* m_what;
    SegmentedChoice* m_axis;
    SegmentedChoice* m_wire;
    ChoiceBox* m_order;
    QPushButton* m_apply;
    QPushButton* m_reset;
    RankOrder m_own{kMegatronOrder};
};

}  // namespace shardscope
