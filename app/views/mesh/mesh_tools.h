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

/// Chooses what the mesh shows and in which order its ranks lie: groups or traffic, of which dimension, over which wire.
class MeshTools : public QWidget {
    Q_OBJECT
public:
    explicit MeshTools(QWidget* parent = nullptr);

    void setShading(const MeshShading& shading);
    [[nodiscard]] const MeshShading& shading() const { return m_shading; }
    /// The plan's own order, and the one that is tried.
    void setOrders(const RankOrder& own, const RankOrder& tried);

Q_SIGNALS:
    void shadingEdited(const shardscope::MeshShading& shading);
    void orderTried(const shardscope::RankOrder& order);
    /// The plan is to have the order that is tried.
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
