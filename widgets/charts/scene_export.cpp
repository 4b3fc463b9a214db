// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scene_export.h"

#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace shardscope {

namespace {

void paintPage(QPainter& painter, const Scene& scene, const Theme& theme)
{
    painter.fillRect(QRectF(QPointF(), scene.size), theme.color(ColorRole::Card));
    paintScene(painter, scene, theme);
}

bool writePng(QIODevice& device, const Scene& scene, const Theme& theme, const QString& title, double scale)
{
    QImage image((scene.size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    image.setDevicePixelRatio(scale);
    image.setText(QStringLiteral("Title"), title);
    QPainter painter(&image);
    paintPage(painter, scene, theme);
    painter.end();
    return image.save(&device, "PNG");
}

bool writeSvg(QIODevice& device, const Scene& scene, const Theme& theme, const QString& title)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(scene.size.toSize());
    generator.setViewBox(QRectF(QPointF(), scene.size));
    generator.setTitle(title);  // escaped by the generator
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    paintPage(painter, scene, theme);
    return painter.end();
}

bool writePdf(QIODevice& device, const Scene& scene, const Theme& theme, const QString& title)
{
    constexpr int pixelsPerInch = 96;
    QPdfWriter writer(&device);
    writer.setTitle(title);
    writer.setPageSize(QPageSize(scene.size * 72.0 / pixelsPerInch, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(pixelsPerInch);
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    paintPage(painter, scene, theme);
    return painter.end();
}

}  // namespace

bool writePicture(QIODevice& device, PictureFormat format, const Scene& scene, const Theme& theme, const QString& title, double scale)
{
    if (scene.size.isEmpty())
        return false;
    switch (format) {
    case PictureFormat::Png:
        return writePng(device, scene, theme, title, scale);
    case PictureFormat::Svg:
        return writeSvg(device, scene, theme, title);
    case PictureFormat::Pdf:
        return writePdf(device, scene, theme, title);
    }
    return false;
}

}  // namespace shardscope
