// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace shardscope {

/// Fusion without its bevels and gradients: flat fields and buttons with one-pixel edges, a ring of the accent where the
/// keyboard is. Colours come from the palette and the current theme; no style sheets, which would switch off the palette.
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

/// Whether what has the keyboard is marked: only while somebody uses it, for a click says itself where it was.
[[nodiscard]] bool isFocusShown();
/// The ring around what has the keyboard, drawn inside `rect`; nothing where it is not marked.
void paintFocusRing(QPainter& painter, const QRectF& rect, double radius);
/// A rounded, filled box whose edge lies on whole pixels.
void paintBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge);
/// The mark of a menu: a small chevron pointing down.
void paintChevron(QPainter& painter, const QPointF& centre, double size, const QColor& color);

}  // namespace shardscope
