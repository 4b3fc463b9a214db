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

constexpr double kMargin = 16;

/// A scene and what stands around it; the same in every format.
struct Page {
    const Scene& scene;
    const Theme& theme;
    QString title;
    bool isTitled;

    [[nodiscard]] double margin() const { return isTitled ? theme.px(kMargin) : 0; }
    [[nodiscard]] double head() const { return isTitled && !title.isEmpty() ? theme.lineHeight(TextStyle::Title) + margin() / 2 : 0; }
    [[nodiscard]] QSizeF size() const { return scene.size + QSizeF(2 * margin(), 2 * margin() + head()); }

    void paint(QPainter& painter) const
    {
        painter.fillRect(QRectF(QPointF(), size()), theme.color(ColorRole::Card));
        painter.translate(margin(), margin() + head());
        paintScene(painter, scene, theme);
        if (head() <= 0)
            return;
        painter.setFont(theme.font(TextStyle::Title));
        painter.setPen(theme.color(ColorRole::Text));
        painter.drawText(QRectF(0, -head(), scene.size.width(), theme.lineHeight(TextStyle::Title)), Qt::AlignLeft | Qt::AlignVCenter,
                         title);
    }
};

bool writePng(QIODevice& device, const Page& page, double scale)
{
    QImage image((page.size() * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    image.setDevicePixelRatio(scale);
    image.setText(QStringLiteral("Title"), page.title);
    QPainter painter(&image);
    page.paint(painter);
    painter.end();
    return image.save(&device, "PNG");
}

bool writeSvg(QIODevice& device, const Page& page)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(page.size().toSize());
    generator.setViewBox(QRectF(QPointF(), page.size()));
    generator.setTitle(page.title);  // escaped by the generator
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    page.paint(painter);
    return painter.end();
}

bool writePdf(QIODevice& device, const Page& page)
{
    constexpr int pixelsPerInch = 96;
    QPdfWriter writer(&device);
    writer.setTitle(page.title);
    writer.setPageSize(QPageSize(page.size() * 72.0 / pixelsPerInch, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(pixelsPerInch);
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    page.paint(painter);
    return painter.end();
}

}  // namespace

bool writePicture(QIODevice& device, PictureFormat format, const Scene& scene, const Theme& theme, const QString& title, double scale,
                  PictureFrame frame)
{
    if (scene.size.isEmpty())
        return false;
    const Page page{scene, theme, title, frame == PictureFrame::Titled};
    switch (format) {
    case PictureFormat::Png:
        return writePng(device, page, scale);
    case PictureFormat::Svg:
        return writeSvg(device, page);
    case PictureFormat::Pdf:
        return writePdf(device, page);
    }
    return false;
}

}  // namespace shardscope
