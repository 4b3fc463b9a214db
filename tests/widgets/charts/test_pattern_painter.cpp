// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/pattern_painter.h"

#include <QPainter>

#include "tests/widgets/gui_test.h"

using namespace shardscope;

namespace {

QImage blank(double scale)
{
    QImage image((QSizeF(120, 90) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    return image;
}

double meanGray(const QImage& image, const QRect& pixels)
{
    double sum = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            sum += qGray(image.pixel(x, y));
    }
    return sum / pixels.width() / pixels.height();
}

/// How far the darkest differing pixel is off, within `pixels` of the device.
int difference(const QImage& a, const QImage& b, const QRect& pixels)
{
    int most = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            most = std::max(most, std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))));
    }
    return most;
}

}  // namespace

class TestPatternPainter : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Tiles copied onto a screen look like the lines of an SVG.
    void tilesLookAsLines_data()
    {
        QTest::addColumn<Hatch>("hatch");
        QTest::addColumn<double>("screen");
        QTest::addColumn<double>("presenter");
        for (const Hatch hatch : {Hatch::Rising, Hatch::Falling, Hatch::Crossed, Hatch::Horizontal, Hatch::Vertical}) {
            for (const double screen : {1.0, 1.25, 1.5, 2.0, 1.37}) {
                for (const double presenter : {1.0, 1.5})
                    QTest::addRow("%d, screen %g, presenter %g", static_cast<int>(hatch), screen, presenter)
                        << hatch << screen << presenter;
            }
        }
    }
    void tilesLookAsLines()
    {
        QFETCH(Hatch, hatch);
        QFETCH(double, screen);
        QFETCH(double, presenter);
        const Theme theme(ThemeKind::Light, presenter);
        const QColor fill = theme.color(ColorRole::Activations);
        const QRectF rect(13, 8, 83, 61);
        QImage drawn = blank(screen);
        QPainter painter(&drawn);
        PatternPainter(painter, theme).paint(rect, hatch, fill);
        painter.end();
        QImage lines = blank(screen);
        painter.begin(&lines);
        painter.setRenderHint(QPainter::Antialiasing, hatch != Hatch::Horizontal && hatch != Hatch::Vertical);
        painter.setPen(QPen(theme.hatchOn(fill), 1));
        painter.drawLines(hatchLines(rect, hatch, theme.px(5)));
        painter.end();
        const QRect pixels = QRectF(rect.topLeft() * screen, rect.size() * screen).toAlignedRect();
        const QRect inner = pixels.adjusted(3, 3, -3, -3);
        QVERIFY(std::abs(meanGray(drawn, inner) - meanGray(lines, inner)) < 3);
        // On half pixels Qt smooths a slanted line after where it starts, so that only the ink is the same.
        const double spacing = theme.px(5) * screen;
        const int off = difference(drawn, lines, inner);
        QVERIFY2(off <= 8 || spacing != std::floor(spacing), qPrintable(QString::number(off)));
        QVERIFY(difference(drawn, blank(screen), pixels) > 20);
    }

    void nothingIsDrawnBesideTheRectangle()
    {
        const Theme theme;
        QImage drawn = blank(1);
        QPainter painter(&drawn);
        PatternPainter(painter, theme).paint(QRectF(20, 20, 40, 30), Hatch::Crossed, theme.color(ColorRole::Framework));
        painter.fillRect(QRectF(20, 20, 40, 30), Qt::white);
        painter.end();
        QCOMPARE(drawn, blank(1));
    }
};

QTEST_MAIN(TestPatternPainter)
#include "test_pattern_painter.moc"
