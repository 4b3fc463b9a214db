// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/contact_sheet.h"

#include <QFileInfo>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kWidth = 480;  ///< of one picture: the sheet of a tour has to stay below what Qt reads (128 MiB)
constexpr int kGap = 16;
constexpr int kCaption = 28;
constexpr int kMostAcross = 6;

}  // namespace

QImage contactSheet(const QStringList& paths, int group)
{
    QList<QPair<QString, QImage>> pictures;
    int height = 0;
    for (const QString& path : paths) {
        const QImage picture(path);
        if (picture.isNull())
            continue;
        pictures.append({QFileInfo(path).completeBaseName(), picture.scaledToWidth(kWidth, Qt::SmoothTransformation)});
        height = qMax(height, pictures.constLast().second.height());
    }
    const int across = qBound(1, group, kMostAcross);
    const int rowsOfGroup = (qMax(1, group) + across - 1) / across;
    const int groups = static_cast<int>((pictures.size() + group - 1) / qMax(1, group));
    const QSize cell(kWidth + kGap, height + kCaption + kGap);
    const Theme theme(ThemeKind::Light);
    QImage sheet(across * cell.width() + kGap, groups * rowsOfGroup * cell.height() + kGap, QImage::Format_RGB32);
    sheet.fill(theme.color(ColorRole::Surface));
    QPainter painter(&sheet);
    painter.setFont(theme.font(TextStyle::Strong));
    painter.setPen(theme.color(ColorRole::Text));
    for (int index = 0; index < pictures.size(); ++index) {
        const int place = index % group;
        const int row = index / group * rowsOfGroup + place / across;
        const QPoint corner(kGap + place % across * cell.width(), kGap + row * cell.height());
        painter.drawText(QRect(corner, QSize(kWidth, kCaption)), Qt::AlignLeft | Qt::AlignVCenter, pictures.at(index).first);
        painter.drawImage(corner + QPoint(0, kCaption), pictures.at(index).second);
    }
    return sheet;
}

}  // namespace shardscope
