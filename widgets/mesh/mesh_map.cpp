// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "widgets/mesh/mesh_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/dimension.h"
#include "widgets/theme/still_picture.h"
#include "widgets/theme/style.h"

namespace shardscope {

namespace {

constexpr double kZoomStep = 1.4;
constexpr double kMostZoom = 64;

}  // namespace

MeshMap::MeshMap(QWidget* parent) : Chart(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    tellKeys(*this, {{tr("+, −, 0"), tr("zoom in, zoom out, whole cluster")}, {tr("Page up, Page down"), tr("previous node, next node")}});
}

void MeshMap::setData(const MeshData& mesh)
{
    if (!(mesh.shape == m_data.shape))
        m_zoom = {};
    m_data = mesh;
    if (m_shown.rank >= m_data.shape.world)
        m_shown = {};
    renew();
}

void MeshMap::setShading(const MeshShading& shading)
{
    if (shading == m_shading)
        return;
    m_shading = shading;
    renew();
}

void MeshMap::setShown(const MeshShown& shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    updateGeometry();
    update();
}

void MeshMap::renew()
{
    m_placesAreOld = true;
    m_baseIsOld = true;
    updateGeometry();
    rebuild();
}

const MeshPlaces& MeshMap::places() const
{
    if (m_placesAreOld) {
        m_places = meshPlaces(m_data, m_shading, m_zoom, size(), Theme::current());
        m_placesAreOld = false;
    }
    return m_places;
}

Scene MeshMap::sceneAt(const QSizeF& size, const Theme& theme) const
{
    const MeshPlaces places = meshPlaces(m_data, m_shading, m_zoom, size, theme);
    Scene scene = meshBase(m_data, m_shading, places, size, theme);
    const Scene overlay = meshOverlay(m_data, m_shading, places, m_shown, theme);
    // A text below a lit cell would shine through it.
    const auto isCovered = [&](const SceneText& text) {
        return std::any_of(overlay.rects.begin(), overlay.rects.end(), [&](const SceneRect& rect) { return rect.rect.contains(text.box); });
    };
    if (!overlay.rects.isEmpty())
        scene.texts.removeIf(isCovered);
    scene.rects << overlay.rects;
    scene.lines << overlay.lines;
    scene.texts << overlay.texts;
    return scene;
}

QString MeshMap::summary() const
{
    if (m_data.panes.isEmpty())
        return m_data.whenEmpty;
    QString text = tr("%n GPU(s)", nullptr, m_data.shape.world);
    for (const MeshPane& pane : m_data.panes)
        text += tr("; %1: %2", "name of a grid, its product").arg(pane.name, productText(m_data, pane));
    text += u'.';
    for (const MeshLink& link : m_data.links)
        text += QStringLiteral(" %1: %2; %3.").arg(link.name, link.figure, link.note);
    for (const QString& warning : m_data.warnings)
        text += u' ' + warning;
    return text;
}

QString MeshMap::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const MeshLayout& layout = places().layouts[of.group];
    const int last = std::min(of.item + layout.gpusPerUnit(), m_data.shape.world) - 1;
    const QString name = gpuDescription(m_data, of.item);
    return layout.gpusPerUnit() == 1 ? name : tr("GPUs %1 to %2. First GPU: %3").arg(of.item).arg(last).arg(name);
}

int MeshMap::markAt(const QPointF& point) const
{
    int before = 0;
    for (const MeshLayout& layout : places().layouts) {
        if (const int unit = layout.unitAt(point); unit >= 0)
            return before + unit;
        before += layout.units();
    }
    return -1;
}

int MeshMap::neighbour(int mark, int key) const
{
    const QList<SceneMark>& marks = scene().marks;
    const int pane = marks[mark].group;
    const MeshLayout& layout = places().layouts[pane];
    const int first = mark - layout.unitOf(marks[mark].item);
    switch (key) {
    case Qt::Key_Home:
        return first;
    case Qt::Key_End:
        return first + layout.units() - 1;
    case Qt::Key_PageUp:
        return std::max(first, mark - layout.gpusPerInnerBox());
    case Qt::Key_PageDown:
        return std::min(first + layout.units() - 1, mark + layout.gpusPerInnerBox());
    default:
        break;
    }
    // The next cell in that direction, over the gaps between boxes and panes.
    const QRectF from = layout.unitRect(layout.unitOf(marks[mark].item));
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const double step = std::max(1.0, (sideways ? from.width() : from.height()) / 2) * (key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
    QPointF at = from.center();
    while (QRectF(QPointF(), size()).contains(at)) {
        (sideways ? at.rx() : at.ry()) += step;
        const int found = markAt(at);
        if (found >= 0 && found != mark)
            return found;
    }
    return mark;
}

QSize MeshMap::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    double height = theme.px(180);
    if (theme.isForAudience() && m_shown.rank >= 0 && m_shown.rank < m_data.shape.world && !m_data.panes.empty()) {
        const QRectF panel = places().panel;
        if (panel.left() > theme.px(10))  // next to the map
            height = std::max(height, panel.top() + meshPanelHeight(m_data, m_shown.rank, panel.width(), theme));
    }
    return QSizeF(theme.px(240), height).toSize();
}

void MeshMap::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_baseIsOld)
        m_base = QPixmap();
    painter.fillRect(rect(), theme.color(ColorRole::Card));
    paintStill(painter, m_base, size(), devicePixelRatioF(),
               [&](QPainter& base) { paintScene(base, meshBase(m_data, m_shading, places(), size(), theme), theme); });
    m_baseIsOld = m_base.isNull();
    paintScene(painter, meshOverlay(m_data, m_shading, places(), m_shown, theme), theme);
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double out = theme.px(3);
    const bool hasCursor = cursor() >= 0 && cursor() < scene().marks.size();
    paintFocusRing(painter, hasCursor ? scene().marks[cursor()].bounds.adjusted(-out, -out, out, out) : QRectF(rect()), theme.px(3));
}

void MeshMap::resizeEvent(QResizeEvent* event)
{
    m_placesAreOld = true;
    m_baseIsOld = true;
    ChartWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void MeshMap::changeEvent(QEvent* event)
{
    m_placesAreOld = true;
    m_baseIsOld = true;
    ChartWidget::changeEvent(event);
}

void MeshMap::showZoom(const MeshZoom& zoom)
{
    m_zoom = zoom;
    renew();
    Q_EMIT zoomChanged(m_zoom.zoom);
}

void MeshMap::fit() { showZoom({}); }

void MeshMap::zoomBy(double factor, const QPointF& fixed)
{
    if (places().layouts.isEmpty())
        return;
    const auto under = std::find_if(m_places.layouts.begin(), m_places.layouts.end(),
                                    [&](const MeshLayout& layout) { return layout.pane().contains(fixed); });
    const MeshLayout& layout = under == m_places.layouts.end() ? m_places.layouts.first() : *under;
    const double zoom = std::clamp(m_zoom.zoom * factor, 1.0, kMostZoom);
    if (zoom == m_zoom.zoom)
        return;
    // The point of the map under `fixed`, as a share of the whole, keeps its distance from the centre of the pane.
    const QPointF at = under == m_places.layouts.end() ? layout.pane().center() : fixed;
    const QPointF share = layout.shareAt(at);
    const QSizeF content = MeshLayout(m_data.shape, layout.pane(), {zoom, {}}, Theme::current()).content();
    const QPointF away = at - layout.pane().center();
    showZoom({zoom, QPointF(std::clamp(share.x() - away.x() / content.width(), 0.0, 1.0),
                            std::clamp(share.y() - away.y() / content.height(), 0.0, 1.0))});
}

void MeshMap::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(kZoomStep, notches), event->position());
    event->accept();
}

void MeshMap::keyPressEvent(QKeyEvent* event)
{
    const QPointF middle = cursor() >= 0 ? scene().marks[cursor()].bounds.center() : QPointF(-1, -1);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(kZoomStep, middle);
        break;
    case Qt::Key_Minus:
        zoomBy(1 / kZoomStep, middle);
        break;
    case Qt::Key_0:
        fit();
        break;
    default:
        ChartWidget::keyPressEvent(event);
    }
}

void MeshMap::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->position();
    ChartWidget::mousePressEvent(event);
}

void MeshMap::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || m_zoom.zoom <= 1 || places().layouts.isEmpty()) {
        ChartWidget::mouseMoveEvent(event);
        return;
    }
    const QSizeF content = m_places.layouts.first().content();
    const QPointF moved = event->position() - m_dragged;
    m_dragged = event->position();
    const auto shifted = [](double centre, double by) { return std::clamp(centre - by, 0.0, 1.0); };
    showZoom({m_zoom.zoom,
              QPointF(shifted(m_zoom.centre.x(), moved.x() / content.width()), shifted(m_zoom.centre.y(), moved.y() / content.height()))});
}

TableData MeshMap::tableData() const
{
    TableData table;
    table.text = [](double bytes) { return bytesText(bytes); };
    table.columns << tr("GPU") << tr("node");
    QList<std::pair<int, MeshAxis>> coordinates;
    for (int pane = 0; pane < static_cast<int>(m_data.panes.size()); ++pane) {
        for (const MeshAxis& axis : m_data.panes[pane].axes) {
            if (table.columns.contains(axis.letters))
                continue;
            table.columns << axis.letters;
            coordinates.append({pane, axis});
        }
    }
    const int firstBytes = static_cast<int>(table.columns.size());
    if (m_data.traffic) {
        for (const Axis axis : kDimensions)
            table.columns << tr("%1 bytes").arg(lettersOf(axis));
        table.columns << m_data.domainName << tr("NIC");
    }
    table.rows = m_data.panes.isEmpty() ? 0 : m_data.shape.world;
    table.cell = [mesh = m_data, coordinates, firstBytes](int rank, int column) -> QVariant {
        if (column == 0)
            return QString::number(mesh.gpuOf(rank));
        if (column == 1)
            return QString::number(mesh.nodeOf(rank));
        if (column < firstBytes) {
            const auto& [pane, axis] = coordinates[column - 2];
            return QString::number(mesh.panes[pane].placeOf(rank, axis));
        }
        const RankTraffic& traffic = mesh.traffic->ranks[static_cast<std::size_t>(rank)];
        const int which = column - firstBytes;
        if (which < 5)
            return traffic.along(kDimensions[static_cast<std::size_t>(which)]).total().value();
        return which == 5 ? traffic.total().domain.value() : traffic.total().network.value();
    };
    return table;
}

}  // namespace shardscope
