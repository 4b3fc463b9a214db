// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/widget_picture.h"

#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QWidget>

namespace shardscope {
namespace {

constexpr int kDotsPerInch = 96;

void draw(QPaintDevice& device, QWidget& widget, double scale)
{
    QPainter painter(&device);
    painter.scale(scale, scale);
    widget.render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
}

}  // namespace

bool writeWidgetPicture(QIODevice& device, PictureFormat format, QWidget& widget, const QString& title, double scale)
{
    const QSize size = widget.size();
    if (size.isEmpty())
        return false;
    switch (format) {
    case PictureFormat::Png: {
        QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        draw(image, widget, scale);
        return image.save(&device, "PNG");
    }
    case PictureFormat::Svg: {
        QSvgGenerator generator;
        generator.setOutputDevice(&device);
        generator.setTitle(title);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(), size));
        draw(generator, widget, 1);
        return device.isOpen();
    }
    case PictureFormat::Pdf: {
        QPdfWriter writer(&device);
        writer.setTitle(title);
        writer.setResolution(kDotsPerInch);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(QSizeF(size) / kDotsPerInch, QPageSize::Inch));
        draw(writer, widget, 1);
        return true;
    }
    }
    return false;
}

}  // namespace shardscope
