// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QWidget>

#include <optional>

/// Records every text that a widget with all its parts draws: the text, its height and place on the screen, and its visible part.
namespace shardscope::test {

struct DrawnText {
    QString text;
    double pixels = 0;
    QRectF place;  ///< of the whole text
    QRectF clip;   ///< the visible area

    /// Returns the place of its capitals: two texts are unreadable if these overlap.
    [[nodiscard]] QRectF ink() const { return place.adjusted(0, place.height() * 0.25, 0, -place.height() * 0.22).intersected(clip); }
};

class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QWidget& like) : m_like(like) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const QList<DrawnText>& texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_like.width();
        case PdmHeight:
            return m_like.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_like.logicalDpiY();
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override
        {
            m_clip.reset();
            return true;
        }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override
        {
            if (now.state() & DirtyTransform)
                m_transform = now.transform();
            if (now.state() & DirtyClipRegion)
                clip(now.clipOperation(), now.transform().mapRect(QRectF(now.clipRegion().boundingRect())));
            if (now.state() & DirtyClipPath)
                clip(now.clipOperation(), now.transform().map(now.clipPath()).boundingRect());
            if (now.state() & DirtyClipEnabled)
                m_isClipping = now.isClipEnabled();
        }
        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            const QFont font = item.font();
            const double height = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
            const QRectF box(place.x(), place.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            QRectF seen = systemClip().isEmpty() ? QRectF(QPointF(), QSizeF(1e6, 1e6)) : QRectF(systemClip().boundingRect());
            if (m_clip && m_isClipping)
                seen = seen.intersected(*m_clip);
            texts.append({item.text(), height * m_transform.m22(), m_transform.mapRect(box), seen});
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath& path) override
        {
            if (path.elementCount() >= 4)
                cover(path.boundingRect());
        }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override
        {
            if (count == 4 && (points[0].x() == points[1].x() || points[0].y() == points[1].y()))
                cover(QRectF(points[0], points[2]).normalized());
        }
        void drawRects(const QRectF* rects, int count) override
        {
            for (int i = 0; i < count; ++i)
                cover(rects[i]);
        }
        void drawRects(const QRect* rects, int count) override
        {
            for (int i = 0; i < count; ++i)
                cover(rects[i]);
        }

        QList<DrawnText> texts;

    private:
        /// A filled area removes the texts below it.
        void cover(const QRectF& rect)
        {
            const QBrush brush = state->brush();
            if (brush.style() != Qt::SolidPattern || brush.color().alpha() < 255 || state->opacity() < 1)
                return;
            const QRectF filled = m_transform.mapRect(rect);
            texts.removeIf([&filled](const DrawnText& text) { return filled.contains(text.ink()); });
        }
        void clip(Qt::ClipOperation operation, const QRectF& rect)
        {
            if (operation == Qt::NoClip)
                m_clip.reset();
            else if (operation == Qt::ReplaceClip || !m_clip)
                m_clip = rect;
            else
                m_clip = m_clip->intersected(rect);
        }

        QTransform m_transform;
        std::optional<QRectF> m_clip;
        bool m_isClipping = true;
    };

    const QWidget& m_like;
    mutable Engine m_engine;
};

/// `alone`: without the widgets in it.
[[nodiscard]] inline QList<DrawnText> textsDrawnBy(QWidget& widget, bool alone = false)
{
    TextRecorder recorder(widget);
    widget.render(&recorder, {}, {}, alone ? QWidget::RenderFlags() : QWidget::DrawWindowBackground | QWidget::DrawChildren);
    return recorder.texts();
}

}  // namespace shardscope::test
