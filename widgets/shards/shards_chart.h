// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include <memory>

#include "widgets/charts/chart_widget.h"
#include "widgets/shards/shards_picture.h"

namespace shardscope {

/// Who holds what. Signals give (rank, piece) of the small examples, (way to shard, part) of the model, (operator, −1) of its
/// layer; item −1: the row as a whole; group kFrameGroup: a frame. Within a frame only what travels is painted anew.
class ShardsChart : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setPicture(std::shared_ptr<const ShardsPicture> picture);
    [[nodiscard]] const ShardsPicture* picture() const { return m_picture.get(); }
    void setMoment(const ShardsMoment& moment);
    [[nodiscard]] const ShardsMoment& moment() const { return m_moment; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }  // frames run to the right, and matrices keep their order
    [[nodiscard]] Scene sceneOnScreen() const override;
    void paintContent(QPainter& painter, const Theme& theme) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuildAll();

    std::shared_ptr<const ShardsPicture> m_picture;
    ShardsMoment m_moment;
    QPixmap m_still;  ///< what does not move within a frame; null: to be painted
};

/// The numbers behind the picture, and what a mark is called.
[[nodiscard]] TableData shardsTable(const std::shared_ptr<const ShardsPicture>& picture);
[[nodiscard]] QString shardsMarkName(const ShardsPicture& picture, const ShardsMoment& moment, const SceneMark& mark);

}  // namespace shardscope
