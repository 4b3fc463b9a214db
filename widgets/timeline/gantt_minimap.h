// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace shardscope {

class GanttView;

/// A view's whole time in a strip, with the visible part as a window: drag it to pan, its edges to zoom, press outside it to go there.
/// Arrow keys pan, + and − zoom. Lives no longer than the view.
class GanttMinimap : public QWidget {
    Q_OBJECT
public:
    explicit GanttMinimap(GanttView& view, QWidget* parent = nullptr);

    /// Returns the place of the window.
    [[nodiscard]] QRectF window() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Grip { None, Begin, Window, End };

    void invalidate();
    void drawImage();
    /// Returns the place of the overview, aligned with the plot of the view above.
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] double timeAt(double x) const;
    [[nodiscard]] Grip gripAt(const QPointF& point) const;

    GanttView& m_view;
    QImage m_image;
    bool m_imageIsOld = true;
    Grip m_grip = Grip::None;
    double m_grabbed = 0;  ///< time between the window's begin and the mouse
};

}  // namespace shardscope
