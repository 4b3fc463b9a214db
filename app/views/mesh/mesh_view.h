// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/views/base/view.h"
#include "app/views/mesh/mesh_picture.h"
#include "widgets/mesh/mesh_map.h"

namespace shardscope {

class ChartPage;
class MeshTools;

/// "Which GPU is in which group, over which link?" The groups of the GPU that is pointed at (in this view or another), else of the one that
/// was selected; or the bytes on all links. Another rank order can be tried, and given to the plan.
class MeshView : public View {
    Q_OBJECT
public:
    MeshView();
    ~MeshView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void select(int rank);
    [[nodiscard]] int selectedRank() const { return m_selected; }
    void setShading(const MeshShading& shading);
    void tryOrder(const RankOrder& order);
    [[nodiscard]] MeshMap& map() const { return *m_map; }
    [[nodiscard]] ChartWidget* currentChart() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void showTable(bool shown) override;
    void pageShown() override;

private:
    void makeTools();
    void showPicture(const MeshPicture& picture);
    void showLit();
    void takeStage();
    [[nodiscard]] Pointed pointedAt(int rank) const;

    std::optional<RankOrder> m_tried;  ///< empty: the plan's own order
    int m_selected = 0;
    int m_stage = -1;  ///< whose first GPU is selected, until one is chosen; −1: none
    MeshTools* m_tools;
    MeshMap* m_map;
    ChartPage* m_page;
    QList<QToolButton*> m_zoomTools;
    Job& m_job = makeJob();
};

}  // namespace shardscope
