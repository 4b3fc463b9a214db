// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/charts/moving_chart.h"
#include "widgets/collectives/collective_scene.h"

namespace shardscope {

/// The bytes of a collective: ranks as columns, chunks as rows, the arrows of the step, bytes by link, the formula. Arrow keys go through
/// cells, and on to the links at the right. Within a step only moving parts are repainted, over a cached picture.
class CollectiveChart : public MovingChart {
    Q_OBJECT
public:
    explicit CollectiveChart(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const CollectiveData> collective);
    [[nodiscard]] const CollectiveData* collective() const { return m_data.get(); }
    void setMoment(const Moment& moment);
    [[nodiscard]] const Moment& moment() const { return m_moment; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{760, 460}, {300, 240}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }  // ranks count to the right, as the ring passes on
    [[nodiscard]] bool hasPicture() const override { return m_data != nullptr; }
    [[nodiscard]] Scene standingAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] Scene movingAt(const QSizeF& size, const Theme& theme) const override;

private:
    [[nodiscard]] QString cellName(int rank, int row) const;
    [[nodiscard]] QString linkName(int from, int to) const;

    std::shared_ptr<const CollectiveData> m_data;
    Moment m_moment;
};

}  // namespace shardscope
