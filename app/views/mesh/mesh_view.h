// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/lens/lens.h"
#include "app/views/base/newest_task.h"
#include "app/views/mesh/mesh_picture.h"
#include "core/estimate/estimate.h"
#include "core/scenario/parameters.h"
#include "widgets/mesh/mesh_map.h"

class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ElidedLabel;
class MeshTools;
class StatePage;

/// "Which GPU is in which group, over which wire?" The groups of the GPU that is pointed at (in this view or another), else of
/// the one that was selected; or the bytes on all links. Another rank order can be tried, and given to the plan.
class MeshView : public QWidget {
    Q_OBJECT
public:
    explicit MeshView(QWidget* parent = nullptr);
    ~MeshView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// What is pointed at, here or in another view.
    void setPointed(const Pointed& pointed);
    void select(int rank);
    [[nodiscard]] int selected() const { return m_selected; }
    void setShading(const MeshShading& shading);
    void tryOrder(const RankOrder& order);
    void setTableShown(bool shown);
    [[nodiscard]] MeshMap& map() const { return *m_map; }
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }

Q_SIGNALS:
    void pointed(const shardscope::Pointed& pointed);
    void selectedChanged(const shardscope::Pointed& selected);
    /// A field of the scenario is to have this value.
    void editRequested(const QString& path, const shardscope::Value& value);
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void refresh();
    void showPicture(std::shared_ptr<const MeshPicture> picture);
    void showPage(QWidget* page);
    void showProblem(const QString& problem);
    void showLit();
    void exportCsv();
    void exportPicture();
    [[nodiscard]] Pointed pointedAt(int rank) const;

    std::shared_ptr<const Estimate> m_estimate;
    std::optional<RankOrder> m_tried;  ///< empty: the plan's own order
    Pointed m_pointed;
    int m_selected = 0;
    bool m_isOld = true;
    Card* m_card;
    MeshTools* m_tools;
    QToolButton* m_tableButton;
    QStackedWidget* m_pages;
    MeshMap* m_map;
    ChartPage* m_page;
    StatePage* m_state;
    ElidedLabel* m_hint;
    QList<QToolButton*> m_chartTools;
    NewestTask<std::shared_ptr<const MeshPicture>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
