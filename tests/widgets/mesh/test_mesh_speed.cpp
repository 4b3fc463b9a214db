// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/mesh/mesh_sample.h"
#include "widgets/mesh/mesh_map.h"

using namespace shardscope;

/// 16,384 GPUs in two grids at 1920×1080. Goals: 16 ms to paint all of it, 1 ms to answer the mouse.
class TestMeshSpeed : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        failOnWarnings();
        m_map = std::make_unique<MeshMap>();
        m_map->resize(1920, 1080);
        m_map->setData(test::meshOf(8, 2, 64, 16, 64));
        m_map->setShading({false, {}, MeshWire::Both});
        m_map->show();
        m_map->setShown({4711, {}, -1});
        QCOMPARE(m_map->scene().marks.size(), 2 * 16384);
    }
    void cleanupTestCase() { m_map.reset(); }

    void repaintOfWhatIsLit()
    {
        QImage image(m_map->size(), QImage::Format_ARGB32_Premultiplied);
        int rank = 0;
        const auto next = [&] {
            m_map->setShown({rank++ % 16384, {}, -1});
            m_map->render(&image);
        };
        QBENCHMARK { next(); }
        const QImage last = image;
        next();
        QVERIFY(image != last);
    }

    /// As after an edit: layout, scene and all cells.
    void repaintOfEverything()
    {
        QImage image(m_map->size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::black);
        const QImage empty = image;
        const QSizeF size = m_map->size();
        QBENCHMARK
        {
            QPainter painter(&image);
            const MeshPlaces places = meshPlaces(m_map->chartData(), m_map->shading(), {}, size, Theme::current());
            paintScene(painter, meshBase(m_map->chartData(), m_map->shading(), places, size, Theme::current()), Theme::current());
        }
        QVERIFY(image != empty);
    }

    void hover()
    {
        const QList<SceneMark> marks = m_map->scene().marks;
        const QSignalSpy hovered(m_map.get(), &MeshMap::hovered);
        int at = 0;
        QBENCHMARK
        {
            at = (at + 977) % static_cast<int>(marks.size());
            const QPointF place = marks[at].bounds.center();
            QMouseEvent move(QEvent::MouseMove, place, m_map->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(m_map.get(), &move);
            m_map->setShown({marks[at].item, {}, -1});
        }
        QCOMPARE(hovered.back()[1].toInt(), marks[at].item);
    }

private:
    std::unique_ptr<MeshMap> m_map;
};

QTEST_MAIN(TestMeshSpeed)
#include "test_mesh_speed.moc"
