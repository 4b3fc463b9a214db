// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

/// Hears every text that a widget with all its parts draws: what it says and how high it stands on the screen.
namespace shardscope::test {

struct DrawnText {
    QString text;
    double pixels = 0;
    QPointF place;
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
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override
        {
            if (now.state() & DirtyTransform)
                m_scale = now.transform().m22();
            if (now.state() & DirtyTransform)
                m_shift = QPointF(now.transform().dx(), now.transform().dy());
        }
        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            const QFont font = item.font();
            const double height = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
            texts.append({item.text(), height * m_scale, place + m_shift});
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}

        QList<DrawnText> texts;

    private:
        double m_scale = 1;
        QPointF m_shift;
    };

    const QWidget& m_like;
    mutable Engine m_engine;
};

[[nodiscard]] inline QList<DrawnText> textsDrawnBy(QWidget& widget)
{
    TextRecorder recorder(widget);
    widget.render(&recorder);
    return recorder.texts();
}

}  // namespace shardscope::test
