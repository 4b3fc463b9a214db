// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/handout/handout_pictures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>

#include "app/views/view_list.h"
#include "core/estimate/estimate.h"
#include "widgets/charts/chart_widget.h"
#include "widgets/charts/scene_export.h"

namespace shardscope {
namespace {

constexpr int kPatience = 20000;  ///< milliseconds until a view has settled
constexpr QSize kSize(780, 430);  ///< as laid out: its text is then as large as that of the page
constexpr double kPixels = 2;     ///< of the picture for each of those
constexpr const char* kShown[] = {"mesh", "memory", "pipeline"};

}  // namespace

QImage printedView(const QString& id, const QString& mode, const std::shared_ptr<const Estimate>& estimate)
{
    const ViewRow* row = findView(id);
    if (!row)
        return {};
    const std::unique_ptr<View> view = row->make();
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->resize(kSize);
    if (!mode.isEmpty())
        view->setModeId(mode);
    view->setEstimate(estimate);
    view->show();
    QDeadlineTimer deadline(kPatience);
    do
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, 20);
    while (!view->isSettled() && !deadline.hasExpired());
    const ChartWidget* chart = view->currentChart();
    if (!chart || !view->isSettled())
        return {};
    Theme theme(ThemeKind::Light);
    theme.setVision(ColorVision::Grey);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    const Scene scene = chart->sceneAt(QSizeF(kSize), theme);
    return writePicture(buffer, PictureFormat::Png, scene, theme, chart->title(), kPixels) ? QImage::fromData(png) : QImage();
}

QList<HandoutPicture> handoutPictures(const std::shared_ptr<const Estimate>& estimate)
{
    QList<HandoutPicture> pictures;
    for (const char* id : kShown) {
        const QString name = QString::fromLatin1(id);
        const QImage image = printedView(name, {}, estimate);
        if (!image.isNull())
            pictures << HandoutPicture{findView(name)->info.title + QStringLiteral(": ") + findView(name)->info.question, image,
                                       name != QStringLiteral("mesh")};
    }
    return pictures;
}

}  // namespace shardscope
