// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace shardscope {

/// Fusion without its bevels and gradients: flat fields and buttons with one-pixel edges, a ring of the accent colour at the focus. Colours
/// come from the palette and the current theme; no style sheets, which would disable the palette.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;
    using QProxyStyle::polish;
    void polish(QApplication* application) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void drawComboBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
};

/// Returns whether the focus is marked: only while the keyboard is used.
[[nodiscard]] bool isFocusShown();
/// Paints the ring around the focus, inside `rect`; nothing where it is not marked.
void paintFocusRing(QPainter& painter, const QRectF& rect, double radius);
/// Paints a rounded, filled box whose edge is on whole pixels.
void paintBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge);
/// Paints the mark of a menu: a small chevron pointing down.
void paintChevron(QPainter& painter, const QPointF& centre, double size, const QColor& color);

}  // namespace shardscope
