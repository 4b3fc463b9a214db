// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/mesh/mesh_sample.h"
#include "widgets/charts/scene_export.h"
#include "widgets/mesh/heat.h"
#include "widgets/mesh/mesh_map.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

namespace {

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts << text.text;
    return texts;
}

/// Where a picture of each map is left for someone to look at.
void keepPicture(const MeshMap& map, const QString& name)
{
    const QString folder = qEnvironmentVariable("SHARDSCOPE_PICTURES");
    if (folder.isEmpty())
        return;
    QImage image(map.size(), QImage::Format_RGB32);
    image.fill(Theme::current().color(ColorRole::Card));
    QPainter painter(&image);
    paintScene(painter, map.sceneAt(map.size(), Theme::current()), Theme::current());
    QVERIFY(image.save(folder + u'/' + name + ".png"));
}

}  // namespace

class TestMeshMap : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_map = std::make_unique<MeshMap>();
        m_map->resize(1100, 600);
    }
    void cleanup() { m_map.reset(); }

    /// Below the map, next to a lesson's text, with a warning above it.
    void anAudienceSeesEveryGroup()
    {
        const Theme theme = Theme::forAudience(ThemeKind::Light, 24);
        MeshData data = test::meshOf(2, 2, 2, 2);
        data.warnings << QStringLiteral("Tensor parallelism reaches beyond the node.");
        for (int height = 640; height <= 800; height += 40) {
            const QSizeF size(1030, height);
            const MeshPlaces places = meshPlaces(data, {}, {}, size, theme);
            Scene scene;
            appendMeshPanel(scene, data, 0, places.panel, theme);
            for (const char* axis : {"TP", "CP", "DP", "PP"})
                QVERIFY2(textsOf(scene).contains(axis), qPrintable(QStringLiteral("%1 at %2").arg(axis).arg(height)));
        }
    }

    /// Cells lit in the hue of a dimension are exactly the members of the group.
    void litCellsAreTheGroups_data()
    {
        QTest::addColumn<int>("rank");
        for (const int rank : {0, 13, 38, 63})
            QTest::addRow("GPU %d", rank) << rank;
    }
    void litCellsAreTheGroups()
    {
        QFETCH(int, rank);
        m_map->setData(test::meshOf(4, 2, 2, 4, 8));
        m_map->show();
        m_map->setShown({rank, {}, -1});
        const Theme theme;
        const Scene scene = m_map->sceneAt(m_map->size(), theme);
        for (int pane = 0; pane < 2; ++pane) {
            const MeshPane& of = m_map->chartData().panes[pane];
            for (const MeshAxis& axis : of.axes) {
                std::vector<int> expected = of.grid.groupOf(rank, axis.axis);
                std::erase(expected, rank);
                std::vector<int> lit;
                for (const SceneRect& rect : scene.rects) {
                    const int mark = m_map->markAt(rect.rect.center());
                    const bool isCell = mark >= 0 && scene.marks[mark].group == pane && scene.marks[mark].bounds == rect.rect;
                    if (isCell && rect.fill == theme.color(roleOf(axis.axis)))
                        lit.push_back(scene.marks[mark].item);
                }
                std::sort(lit.begin(), lit.end());
                QCOMPARE(lit, expected);
            }
        }
    }

    void oneGroupAloneCanBeLit()
    {
        m_map->setData(test::meshOf(4, 1, 2, 2));
        m_map->setShown({0, Axis::Dp, -1});
        const QColor tp = Theme().color(ColorRole::TensorParallel);
        const Scene scene = m_map->sceneAt({700, 500}, Theme());
        // The panel's own chip remains.
        QVERIFY(std::count_if(scene.rects.begin(), scene.rects.end(), [&](const SceneRect& rect) { return rect.fill == tp; }) <= 1);
    }

    void aStageLightsAllOfItsGpus()
    {
        m_map->setData(test::meshOf(4, 1, 2, 4));
        m_map->setShown({-1, {}, 2});
        const QColor hue = Theme().color(ColorRole::PipelineParallel);
        const Scene scene = m_map->sceneAt({900, 500}, Theme());
        QCOMPARE(std::count_if(scene.rects.begin(), scene.rects.end(), [&](const SceneRect& rect) { return rect.fill == hue; }), 8);
    }

    /// Pattern, not colour alone: those beyond the domain are hatched.
    void membersBeyondTheDomainAreHatched()
    {
        m_map->setData(test::meshOf(16, 1, 2, 1));
        m_map->setShown({0, {}, -1});
        int hatched = 0;
        for (const SceneRect& rect : m_map->sceneAt(m_map->size(), Theme()).rects)
            hatched += rect.hatch == Hatch::Rising ? 1 : 0;
        QCOMPARE(hatched, 8 + 1);  // eight of TP, one of DP
    }

    void aCrossingIsSaidInWords()
    {
        m_map->setData(test::meshOf(16, 1, 2, 1));
        const QStringList texts = textsOf(m_map->sceneAt(m_map->size(), Theme()));
        QVERIFY(texts.contains("TP crosses"));
        QVERIFY(!texts.filter("Tensor parallelism reaches").isEmpty());
        QVERIFY(m_map->summary().contains("Tensor parallelism reaches"));
        m_map->setData(test::meshOf(8, 1, 2, 1));
        QVERIFY(textsOf(m_map->sceneAt(m_map->size(), Theme())).filter("crosses").isEmpty());
    }

    void everyGroupIsInThePanel()
    {
        m_map->setData(test::meshOf(4, 2, 2, 4, 8));
        m_map->setShown({5, {}, -1});
        const QStringList texts = textsOf(m_map->sceneAt(m_map->size(), Theme()));
        for (const char* letters : {"TP", "CP", "DP", "PP", "EP", "EDP"})
            QVERIFY2(texts.contains(letters), letters);
        QVERIFY(texts.contains("GPU 5"));
        QVERIFY(texts.contains("1 of 4: GPUs 4, 5, 6, 7"));
        QVERIFY(!texts.filter("ETP: degree 1").isEmpty());
    }

    void aScreenReaderHearsPlaceAndGroups()
    {
        const MeshData data = test::meshOf(4, 1, 2, 2, 4);
        m_map->setData(data);
        m_map->show();
        const QString name = m_map->markName(13);
        QVERIFY(name.startsWith("GPU 13, node 1, TP 1 of 4, DP 1 of 2, PP 1 of 2, EP 1 of 4"));
        QVERIFY(name.contains("TP with GPUs 12, 13, 14, 15 within one NVLink domain"));
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(m_map.get());
        QCOMPARE(read->childCount(), 2 * 16);
        QCOMPARE(read->child(13)->text(QAccessible::Name), name);
    }

    void arrowsReachEveryGpu()
    {
        m_map->setData(test::meshOf(8, 1, 3, 2));
        m_map->show();
        m_map->setFocus();
        QSignalSpy moved(m_map.get(), &MeshMap::cursorMoved);
        QSet<int> reached;
        m_map->setCursor(0);
        for (int row = 0; row < 12; ++row) {
            for (int column = 0; column < 24; ++column) {
                reached << m_map->cursor();
                QTest::keyClick(m_map.get(), Qt::Key_Right);
            }
            for (int column = 0; column < 24; ++column)
                QTest::keyClick(m_map.get(), Qt::Key_Left);
            QTest::keyClick(m_map.get(), Qt::Key_Down);
        }
        QCOMPARE(reached.size(), 48);
        QVERIFY(moved.size() > 48);
        QTest::keyClick(m_map.get(), Qt::Key_Home);
        QCOMPARE(m_map->cursor(), 0);
        QTest::keyClick(m_map.get(), Qt::Key_PageDown);
        QCOMPARE(m_map->cursor(), 8);
        QTest::keyClick(m_map.get(), Qt::Key_End);
        QCOMPARE(m_map->cursor(), 47);
    }

    void theMouseFindsWhatItPointsAt()
    {
        m_map->setData(test::meshOf(8, 1, 3, 2));
        m_map->show();
        QSignalSpy hovered(m_map.get(), &MeshMap::hovered);
        QTest::mouseMove(m_map.get(), m_map->scene().marks[19].bounds.center().toPoint());
        QCOMPARE(hovered.last()[1].toInt(), 19);
        QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, m_map->scene().marks[30].bounds.center().toPoint());
        QCOMPARE(m_map->cursor(), 30);
    }

    void zoomingKeepsWhatIsUnderTheMouse()
    {
        m_map->setData(test::meshOf(8, 2, 32, 8));
        m_map->show();
        const QPointF at = m_map->scene().marks[1234].bounds.center();
        m_map->zoomBy(4, at);
        QCOMPARE(m_map->zoom(), 4.0);
        QCOMPARE(m_map->scene().marks[m_map->markAt(at)].item, 1234);
        QTest::keyClick(m_map.get(), Qt::Key_0);
        QCOMPARE(m_map->zoom(), 1.0);
        QTest::keyClick(m_map.get(), Qt::Key_Plus);
        QVERIFY(m_map->zoom() > 1);
        QTest::keyClick(m_map.get(), Qt::Key_Minus);
        QCOMPARE(m_map->zoom(), 1.0);
    }

    void aDragMovesAZoomedMap()
    {
        m_map->setData(test::meshOf(8, 2, 32, 8));
        m_map->show();
        m_map->zoomBy(6, QPointF(400, 300));
        const auto isNear = [](const SceneMark& mark) {
            return QRectF(250, 150, 300, 300).contains(mark.bounds) && !mark.bounds.isEmpty();
        };
        const QList<SceneMark> marks = m_map->scene().marks;
        const qsizetype before = std::find_if(marks.begin(), marks.end(), isNear) - marks.begin();
        QVERIFY(before < marks.size());
        const QPointF middle = marks[before].bounds.center();
        const QPoint from = middle.toPoint();
        QTest::mousePress(m_map.get(), Qt::LeftButton, {}, from);
        const QPointF to = from + QPointF(40, 30);
        QMouseEvent move(QEvent::MouseMove, to, m_map->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_map.get(), &move);
        QTest::mouseRelease(m_map.get(), Qt::LeftButton, {}, to.toPoint());
        const QPointF moved = m_map->scene().marks[before].bounds.center() - middle;
        QVERIFY(std::abs(moved.x() - 40) <= 2 && std::abs(moved.y() - 30) <= 2);
    }

    /// The table is the groups and the bytes, one row a GPU.
    void theTableHasEveryGpu()
    {
        m_map->setData(test::meshOf(4, 1, 2, 2, 4));
        ChartTable& table = m_map->table();
        QCOMPARE(table.rowCount(), 16);
        QStringList columns;
        for (int column = 0; column < table.columnCount(); ++column)
            columns << table.headerData(column, Qt::Horizontal).toString();
        const QStringList expected{"GPU", "node",     "TP",       "CP",       "DP",       "PP",       "ETP",           "EP",
                                   "EDP", "TP bytes", "CP bytes", "EP bytes", "DP bytes", "PP bytes", "NVLink domain", "NIC"};
        QCOMPARE(columns, expected);
        double bytes = 0;
        for (int row = 0; row < 16; ++row) {
            double inRow = 0;
            for (int column = 9; column < 14; ++column)
                inRow += table.index(row, column).data(Qt::EditRole).toDouble();
            const double byWire = table.index(row, 14).data(Qt::EditRole).toDouble() + table.index(row, 15).data(Qt::EditRole).toDouble();
            QVERIFY(std::abs(inRow - byWire) <= 1e-6 * inRow);
            bytes += inRow;
        }
        const double all = m_map->chartData().traffic->total().total().value();
        QVERIFY(std::abs(bytes - all) <= 1e-9 * all);
        QCOMPARE(table.index(13, 2).data().toString(), QString("1"));
    }

    void heatGrowsWithTheBytes()
    {
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
            const Theme theme(kind);
            const QColor card = theme.color(ColorRole::Card);
            double last = contrast(heatColor(0, theme.color(ColorRole::Accent), theme), card);
            for (double share = 0.1; share <= 1; share += 0.1) {
                const double now = contrast(heatColor(share, theme.color(ColorRole::Accent), theme), card);
                QVERIFY(now >= last);
                last = now;
            }
        }
    }

    void theLegendNamesTheLargest()
    {
        m_map->setData(test::meshOf(8, 1, 2, 2));
        m_map->setShading({true, Axis::Tp, MeshWire::Domain});
        const QStringList texts = textsOf(m_map->sceneAt(m_map->size(), Theme()));
        QVERIFY(texts.contains(bytesText(8e9)));
        m_map->setShading({true, {}, MeshWire::Network});
        QVERIFY(textsOf(m_map->sceneAt(m_map->size(), Theme())).contains(bytesText(5 * 4e8)));
    }

    void picturesAreWhatIsShown_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("png") << int(PictureFormat::Png);
        QTest::newRow("svg") << int(PictureFormat::Svg);
        QTest::newRow("pdf") << int(PictureFormat::Pdf);
    }
    void picturesAreWhatIsShown()
    {
        QFETCH(int, format);
        m_map->setData(test::meshOf(8, 1, 2, 2, 8));
        m_map->setShown({3, {}, -1});
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(writePicture(buffer, static_cast<PictureFormat>(format), m_map->sceneAt({900, 500}, Theme()), Theme(), m_map->title()));
        QVERIFY(buffer.data().size() > 2000);
    }

    void emptyDataSaysWhy()
    {
        MeshData data;
        data.whenEmpty = "There are no GPUs.";
        m_map->setData(data);
        m_map->show();
        QVERIFY(textsOf(m_map->scene()).contains("There are no GPUs."));
        QCOMPARE(m_map->markAt({50, 50}), -1);
        QTest::keyClick(m_map.get(), Qt::Key_Right);
        m_map->zoomBy(2, {5, 5});
        QVERIFY(!m_map->grab().isNull());
    }

    void pictures()
    {
        const auto draw = [&](const QString& name, const MeshData& data, const MeshShading& shading, const QSize& size) {
            for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
                Theme::apply(Theme(kind));
                m_map->resize(size);
                m_map->setData(data);
                m_map->setShading(shading);
                m_map->setShown({5, {}, -1});
                QVERIFY(!m_map->sceneAt(size, Theme(kind)).rects.isEmpty());
                keepPicture(*m_map, name + (kind == ThemeKind::Light ? "-light" : "-dark"));
            }
        };
        draw("mesh-traffic", test::meshOf(8, 1, 2, 4, 8), {true, {}, MeshWire::Both}, {1100, 600});
        draw("mesh-traffic-tp-nic", test::meshOf(16, 1, 2, 4), {true, Axis::Tp, MeshWire::Network}, {1100, 600});
        draw("mesh-narrow", test::meshOf(8, 1, 2, 4, 8), {}, {500, 560});
        draw("mesh-large", test::meshOf(8, 2, 64, 16, 8), {true, {}, MeshWire::Both}, {1100, 600});
    }

private:
    std::unique_ptr<MeshMap> m_map;
};

QTEST_MAIN(TestMeshMap)
#include "test_mesh_map.moc"

#include <algorithm>
