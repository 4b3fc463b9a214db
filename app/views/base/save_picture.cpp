// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/save_picture.h"

#include <QBuffer>
#include <QFileInfo>

#include <optional>

#include "app/storage/write_file.h"
#include "widgets/charts/chart_widget.h"
#include "widgets/charts/scene_export.h"
#include "widgets/lesson/widget_picture.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

std::optional<PictureFormat> formatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QStringLiteral("png"))
        return PictureFormat::Png;
    if (ending == QStringLiteral("svg"))
        return PictureFormat::Svg;
    if (ending == QStringLiteral("pdf"))
        return PictureFormat::Pdf;
    return std::nullopt;
}

template <typename Write>
QString saveAs(const QString& path, Write write)
{
    const std::optional<PictureFormat> format = formatOf(path);
    if (!format)
        return tr("The file extension of %1 is not a picture format. Use .png, .svg or .pdf.").arg(path);
    QByteArray picture;
    QBuffer buffer(&picture);
    if (buffer.open(QIODevice::WriteOnly) && write(buffer, *format))
        return writeFile(path, picture);
    return tr("%1 could not be written: %2. Choose another folder.").arg(path, buffer.errorString());
}

}  // namespace

QString savePicture(const ChartWidget& chart, const QString& path)
{
    return savePicture(chart.sceneAt(chart.size(), Theme::current()), chart.title(), path);
}

QString savePicture(const Scene& scene, const QString& title, const QString& path)
{
    return saveAs(path, [&](QIODevice& file, PictureFormat format) {
        constexpr double kPixels = 2;
        return writePicture(file, format, scene, Theme::current(), title, kPixels, PictureFrame::Titled);
    });
}

QString savePicture(QWidget& shown, const QString& title, const QString& path)
{
    return saveAs(path, [&](QIODevice& file, PictureFormat format) { return writeWidgetPicture(file, format, shown, title); });
}

QString pictureFilters() { return tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"); }

}  // namespace shardscope
