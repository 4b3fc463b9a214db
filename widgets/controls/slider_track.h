// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

namespace shardscope {

/// One stop of a slider. A stop with a reason is shown but disabled.
struct SliderStop {
    double value = 0;
    QString reason;    ///< why not; empty: allowed
    bool tick = true;  ///< drawn as a small line
    bool operator==(const SliderStop&) const = default;
};

/// The groove, ticks and handle of a slider over given values, on a logarithmic scale where that suits them. The mouse and the keys select
/// allowed stops only; `setValue` shows any value. The wheel changes it only while it has the focus.
class SliderTrack : public QWidget {
    Q_OBJECT
public:
    explicit SliderTrack(QWidget* parent = nullptr);

    /// Sets the stops, ascending; at least one.
    void setStops(const QList<SliderStop>& stops);
    [[nodiscard]] const QList<SliderStop>& stops() const { return m_stops; }
    void setLogarithmic(bool logarithmic);
    /// Shows a value, without a signal.
    void setValue(double value);
    [[nodiscard]] double value() const { return m_value; }
    void setFormatter(std::function<QString(double)> text) { m_text = std::move(text); }
    [[nodiscard]] QString valueText() const;
    /// Returns the disabled values with their reasons, of which a few are given: "16, 32: 40 heads do not divide"; empty: all are allowed.
    [[nodiscard]] QString obstacles() const;

    /// Selects the allowed stop nearest to the value, as a person does.
    void edit(double value);
    /// Returns the place of a value along the groove, 0 to 1.
    [[nodiscard]] double fraction(double value) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void valueEdited(double value);
    void obstaclePointed(const QString& sentence);  ///< the mouse is over a disabled value; empty: no longer
    void editFinished();                            ///< the drag, the key press or the turn of the wheel has ended
    void typed(const QString& text);                ///< a digit was pressed: the number field should take over

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF groove() const;
    [[nodiscard]] double x(double value) const;
    [[nodiscard]] const SliderStop* allowedNear(double fraction) const;
    /// Returns the value `count` allowed stops further up (down if negative), as far as there are any.
    [[nodiscard]] double stepped(int count) const;
    [[nodiscard]] const SliderStop* stopAt(const QPointF& point) const;
    [[nodiscard]] QString textOf(double value) const;
    /// Returns "16: 40 heads do not divide"; empty: there is no disabled value at this place.
    [[nodiscard]] QString obstacleAt(const QPointF& point) const;
    void take(double value);

    QString m_pointedObstacle;
    QList<SliderStop> m_stops{{1, {}, true}};
    std::function<QString(double)> m_text;
    double m_value = 1;
    bool m_logarithmic = true;
    bool m_dragged = false;
    int m_wheel = 0;  ///< eighths of a degree not yet used
    QTimer m_wheelEnd;
};

}  // namespace shardscope
