// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/shards_chart.h"

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "widgets/charts/scene_export.h"
#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"

using namespace shardscope;

namespace {

std::shared_ptr<const ShardsPicture> zeroPicture(int zero, bool isHybrid)
{
    auto picture = std::make_shared<ShardsPicture>();
    ZeroExample example;
    example.zero = zero;
    example.shardGroup = isHybrid ? 2 : 4;
    picture->zero = zeroAnimation(example);
    return picture;
}

std::shared_ptr<const ShardsPicture> tensorPicture(bool sequenceParallel)
{
    auto picture = std::make_shared<ShardsPicture>();
    picture->page = ShardsPage::Tensor;
    picture->tensor = tensorAnimation(sequenceParallel);
    return picture;
}

void addPictures()
{
    QTest::addColumn<std::shared_ptr<const ShardsPicture>>("picture");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1200, 560), QSize(560, 320), QSize(1880, 900)}) {
        for (int zero = 0; zero <= 3; ++zero)
            QTest::addRow("ZeRO-%d, %d wide", zero, size.width()) << zeroPicture(zero, false) << size;
        QTest::addRow("hybrid, %d wide", size.width()) << zeroPicture(3, true) << size;
        QTest::addRow("TP, %d wide", size.width()) << tensorPicture(false) << size;
        QTest::addRow("TP + SP, %d wide", size.width()) << tensorPicture(true) << size;
    }
}

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts << text.text;
    return texts;
}

/// Where a picture of each is left for someone to look at.
void keepPicture(const ShardsChart& chart, const QString& name)
{
    const QString folder = qEnvironmentVariable("SHARDSCOPE_PICTURES");
    if (folder.isEmpty())
        return;
    QImage image(chart.size(), QImage::Format_RGB32);
    image.fill(Theme::current().color(ColorRole::Card));
    QPainter painter(&image);
    paintScene(painter, chart.sceneAt(chart.size(), Theme::current()), Theme::current());
    QVERIFY(image.save(folder + u'/' + name + ".png"));
}

}  // namespace

Q_DECLARE_METATYPE(std::shared_ptr<const ShardsPicture>)

class TestShardsChart : public QObject {
    Q_OBJECT
private slots:
    /// Beside a lesson's text: nothing ends at the edge of its box.
    void anAudienceReadsWhatIsHeldAndSent()
    {
        const Theme theme = Theme::forAudience(ThemeKind::Light, 24);
        for (int zero = 0; zero <= 3; ++zero) {
            const Scene scene = shardsScene(*zeroPicture(zero, false), {}, QSizeF(1030, 640), theme);
            QVERIFY(scene.texts.size() > 20);
            for (const SceneText& text : scene.texts)
                QVERIFY2(text.wrap || theme.textWidth(text.style, text.text) <= text.box.width() + 1, qPrintable(text.text));
        }
    }

    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_chart = std::make_unique<ShardsChart>();
    }
    void cleanup() { m_chart.reset(); }

    /// In every frame: each mark is where it is drawn, is named, and lies within the picture.
    void everythingDrawnCanBeHit_data() { addPictures(); }
    void everythingDrawnCanBeHit()
    {
        QFETCH(std::shared_ptr<const ShardsPicture>, picture);
        QFETCH(QSize, size);
        m_chart->resize(size);
        m_chart->setPicture(picture);
        for (int frame = 0; frame < picture->frames(); ++frame) {
            m_chart->setMoment({frame, 1});
            if (size.width() == 1200)
                keepPicture(
                    *m_chart,
                    QStringLiteral("shards-%1-%2").arg(QString::fromLatin1(QTest::currentDataTag()).section(u',', 0, 0)).arg(frame));
            const Scene& scene = m_chart->scene();
            QVERIFY(!scene.marks.isEmpty());
            for (int mark = 0; mark < static_cast<int>(scene.marks.size()); ++mark) {
                QVERIFY(!m_chart->markName(mark).isEmpty());
                QVERIFY(QRectF(QPointF(), size).adjusted(-1, -1, 1, 1).contains(scene.marks[mark].bounds));
                if (scene.marks[mark].item >= 0)
                    QCOMPARE(scene.markAt(scene.marks[mark].bounds.center()), mark);
            }
        }
    }

    /// A frame says in words and figures what it shows.
    void framesAreTold_data() { addPictures(); }
    void framesAreTold()
    {
        QFETCH(std::shared_ptr<const ShardsPicture>, picture);
        QFETCH(QSize, size);
        for (int frame = 0; frame < picture->frames(); ++frame) {
            const QStringList texts = textsOf(shardsScene(*picture, {frame, 1}, size, Theme()));
            QVERIFY(texts.contains(frameHeadline(*picture, frame)));
            QVERIFY(texts.contains(frameSentence(*picture, frame)));
        }
    }

    /// As many pieces travel as the frame moves, and none when it has passed.
    void whatMovesIsDrawn()
    {
        const auto picture = zeroPicture(3, false);
        for (int frame = 0; frame < picture->frames(); ++frame) {
            const QSizeF size(1200, 560);
            QCOMPARE(shardsTravelling(*picture, {frame, 0.5}, size, Theme()).rects.size(),
                     static_cast<qsizetype>(picture->zero.frames[static_cast<std::size_t>(frame)].moves.size()));
            QVERIFY(shardsTravelling(*picture, {frame, 1}, size, Theme()).rects.isEmpty());
        }
    }

    /// On their way the pieces go from the sender's cell to the receiver's.
    void piecesGoFromSenderToReceiver()
    {
        const auto picture = zeroPicture(3, false);
        const QSizeF size(1200, 560);
        const Scene still = shardsScene(*picture, {1, 1}, size, Theme());
        const Scene begin = shardsTravelling(*picture, {1, 0}, size, Theme());
        const Scene end = shardsTravelling(*picture, {1, 0.9999}, size, Theme());
        const std::vector<ShardMove>& moves = picture->zero.frames[1].moves;
        QCOMPARE(begin.rects.size(), static_cast<qsizetype>(moves.size()));
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto at = static_cast<qsizetype>(i);
            QVERIFY(still.marks[still.markOf(moves[i].from, moves[i].piece)].bounds.contains(begin.rects[at].rect.center()));
            QVERIFY(still.marks[still.markOf(moves[i].to, moves[i].piece)].bounds.contains(end.rects[at].rect.center()));
        }
    }

    /// The numbers of every rank's output are those of the uncut product, drawn.
    void theSumIsSeenToBeTheProduct()
    {
        const auto picture = tensorPicture(false);
        const int last = picture->frames() - 1;
        const QStringList texts = textsOf(shardsScene(*picture, {last, 1}, {1200, 640}, Theme()));
        const auto countOf = [&texts](int value) { return texts.count(QString::number(value)); };
        // 16 and 12 occur in the product alone: once uncut and once for each of two ranks.
        QCOMPARE(countOf(16), qsizetype{3});
        QCOMPARE(countOf(12), qsizetype{6});
    }

    void keyboardReachesFrames()
    {
        m_chart->resize(1000, 500);
        m_chart->setPicture(zeroPicture(2, false));
        m_chart->show();
        QSignalSpy activated(m_chart.get(), &ShardsChart::activated);
        QTest::keyClick(m_chart.get(), Qt::Key_Home);
        QTest::keyClick(m_chart.get(), Qt::Key_End);
        QVERIFY(m_chart->cursor() >= 0);
        QTest::keyClick(m_chart.get(), Qt::Key_Left);
        QTest::keyClick(m_chart.get(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().at(0).toInt(), kFrameGroup);
        QCOMPARE(activated.first().at(1).toInt(), m_chart->picture()->frames() - 2);
        QVERIFY(QAccessible::queryAccessibleInterface(m_chart.get()));
        QVERIFY(m_chart->summary().contains("ZeRO-2"));
    }

    /// The table has all frames with raw bytes; its last row is the whole step.
    void aTableStandsBehind()
    {
        const auto picture = zeroPicture(1, false);
        m_chart->setPicture(picture);
        ChartTable& table = m_chart->table();
        QCOMPARE(table.rowCount(), picture->frames());
        const QModelIndex last = table.index(table.rowCount() - 1, table.columnCount() - 1);
        QCOMPARE(last.data(Qt::EditRole).toDouble(), picture->zero.sent().value());
        m_chart->setPicture(tensorPicture(true));
        QVERIFY(m_chart->table().rowCount() > 10);
    }

    void nothingIsDrawnWithoutAPicture()
    {
        m_chart->resize(400, 300);
        QVERIFY(m_chart->scene().marks.isEmpty());
        QVERIFY(m_chart->sceneAt({400, 300}, Theme()).rects.isEmpty());
        QVERIFY(m_chart->summary().isEmpty());
    }

private:
    std::unique_ptr<ShardsChart> m_chart;
};

QTEST_MAIN(TestShardsChart)
#include "test_shards_chart.moc"
