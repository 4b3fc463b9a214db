// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_scene.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

constexpr double kPanelWidth = 270;
constexpr double kRoomForPanelBeside = 640;
constexpr double kPaneGap = 18;

/// To an audience in as many lines as it takes, and two at least.
double warningHeight(const QString& warning, double width, const Theme& theme)
{
    const double line = theme.lineHeight(TextStyle::Body);
    if (!theme.isForAudience())
        return std::ceil(line * 1.5);
    const QRectF room(0, 0, width - 2 * theme.px(kWarningMargin), 1e5);
    const double text = QFontMetricsF(theme.font(TextStyle::Body)).boundingRect(room, Qt::TextWordWrap, warning).height();
    return std::ceil(std::max(2 * line, text) + 0.3 * line);
}

/// Cuts the panel off at the right, or below where it is narrow.
QRectF cutPanel(QRectF& room, const MeshData& data, const Theme& theme)
{
    if (room.width() >= theme.px(kRoomForPanelBeside)) {
        const QRectF panel(room.right() - theme.px(kPanelWidth), room.top(), theme.px(kPanelWidth), room.height());
        room.setRight(panel.left() - theme.px(kPaneGap));
        return panel;
    }
    double height = std::floor(room.height() * 0.42);
    // An audience sees every group where the map can spare the room.
    const double most = std::floor(room.height() * 0.55);
    for (double least = height; theme.isForAudience() && !data.panes.empty() && least <= most; least += theme.px(4)) {
        if (isMeshPanelWhole(data, QSizeF(room.width(), least), theme)) {
            height = least;
            break;
        }
    }
    if (height < theme.lineHeight(TextStyle::Body) * 5)
        return {};
    const QRectF panel(room.left(), room.bottom() - height, room.width(), height);
    room.setBottom(panel.top() - theme.px(8));
    return panel;
}

/// Panes side by side, or one above the other where that is larger.
QList<QRectF> cutPanes(const QRectF& room, qsizetype count, const Theme& theme)
{
    const bool beside = count == 1 || room.width() >= room.height() * 0.8;
    const double gap = theme.px(kPaneGap);
    const double parts = static_cast<double>(count);
    QList<QRectF> panes;
    for (qsizetype i = 0; i < count; ++i) {
        const double at = static_cast<double>(i);
        if (beside) {
            const double width = (room.width() - gap * (parts - 1)) / parts;
            panes << QRectF(room.left() + at * (width + gap), room.top(), width, room.height());
        } else {
            const double height = (room.height() - gap * (parts - 1)) / parts;
            panes << QRectF(room.left(), room.top() + at * (height + gap), room.width(), height);
        }
    }
    return panes;
}

}  // namespace

MeshPlaces meshPlaces(const MeshData& data, const MeshShading& shading, const MeshZoom& zoom, const QSizeF& size, const Theme& theme)
{
    MeshPlaces places;
    QRectF room(QPointF(1, 1), QSizeF(size.width() - 2, size.height() - 2));
    for (const QString& warning : meshWarnings(data)) {
        const double line = warningHeight(warning, room.width(), theme);
        places.warnings << QRectF(room.left(), room.top(), room.width(), line);
        room.setTop(room.top() + line + theme.px(6));
    }
    places.panel = cutPanel(room, data, theme);
    if (shading.traffic) {
        const double height =
            std::ceil(theme.lineHeight(TextStyle::Caption) * (shading.wire == MeshWire::Domain ? 2.2 : 3.2));  // NICs take a line more
        places.legend = QRectF(room.left(), room.bottom() - height, room.width(), height);
        room.setBottom(places.legend.top() - theme.px(8));
    }
    const QList<QRectF> panes = cutPanes(room, data.panes.size(), theme);
    double head = 0;
    for (const MeshPane& pane : data.panes)
        head = std::max(head, meshHeadHeight(data, pane, panes.front().width(), theme));
    places.tagTop = head;
    // The crossing group gets a line of its own where it would cover a name.
    const bool isNarrow = !panes.isEmpty() && panes.front().width() < theme.px(330);
    for (const MeshPane& pane : data.panes) {
        if (isNarrow && std::any_of(pane.axes.begin(), pane.axes.end(), [](const MeshAxis& axis) { return axis.crosses; })) {
            places.tag = std::ceil(theme.lineHeight(TextStyle::Strong) + theme.px(6));
            head += places.tag;
            break;
        }
    }
    for (QRectF pane : panes) {
        places.heads << QRectF(pane.topLeft(), QSizeF(pane.width(), head));
        pane.setTop(pane.top() + head);
        places.layouts << MeshLayout(data.shape, pane, zoom, theme);
    }
    return places;
}

}  // namespace shardscope
