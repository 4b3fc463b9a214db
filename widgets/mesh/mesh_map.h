// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "widgets/charts/chart.h"
#include "widgets/mesh/mesh_scene.h"

namespace shardscope {

/// The GPUs of a cluster, one pane per grid, with the groups of the pointed GPU or the bytes on all links. Signals give (pane, first rank
/// of the pointed unit). Arrow keys go from GPU to GPU, + and − zoom, 0 fits, a drag moves the map. Only highlights are redrawn while the
/// mouse moves; `scene()` has everything below them.
class MeshMap : public Chart<MeshData> {
    Q_OBJECT
public:
    explicit MeshMap(QWidget* parent = nullptr);

    void setData(const MeshData& mesh);
    void setShading(const MeshShading& shading);
    [[nodiscard]] const MeshShading& shading() const { return m_shading; }
    void setShown(const MeshShown& shown);
    [[nodiscard]] const MeshShown& shown() const { return m_shown; }

    [[nodiscard]] double zoom() const { return m_zoom.zoom; }
    /// Zooms so that the point `fixed` stays in place.
    void zoomBy(double factor, const QPointF& fixed);
    void fit();

    /// Returns the visible picture, with highlights.
    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] int markAt(const QPointF& point) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void zoomChanged(double zoom);

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{760, 420}, {260, 180}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void renew();
    [[nodiscard]] const MeshPlaces& places() const;
    void showZoom(const MeshZoom& zoom);

    MeshShading m_shading;
    MeshShown m_shown;
    MeshZoom m_zoom;
    QPointF m_dragged;
    mutable MeshPlaces m_places;
    mutable bool m_placesAreOld = true;
    QPixmap m_base;
    bool m_baseIsOld = true;
};

}  // namespace shardscope
