// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractAnimation>
#include <QImage>
#include <QtTest>

#include <algorithm>
#include <cstdlib>

#include "app/views/view_list.h"
#include "tests/app/estimates.h"
#include "widgets/player/player.h"
#include "widgets/theme/color_vision.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_player.h"

using namespace shardscope;

namespace {

constexpr int kGreyEnough = 4;  ///< of 255, between the largest and the least part of a colour

bool isColoured(QRgb pixel)
{
    const auto [least, most] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
    return most - least > kGreyEnough;
}

int colouredPixels(const QImage& image)
{
    int coloured = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        coloured += static_cast<int>(std::count_if(line, line + image.width(), isColoured));
    }
    return coloured;
}

}  // namespace

/// Every view of the list, in every picture of it, through other eyes and without motion, while it is seen.
class TestSeenOtherwise : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup() { Theme::apply(Theme()); }

    /// Whatever is drawn, kept pictures too, takes part: of the grey of a print no colour is left, and each kind of sight changes what has colours.
    void colourVisionIsSimulated_data() { rows(); }
    void colourVisionIsSimulated()
    {
        const std::unique_ptr<View> view = shown();
        const QImage usual = picture(*view);
        for (const ColorVision vision : {ColorVision::Protan, ColorVision::Deutan, ColorVision::Tritan, ColorVision::Grey}) {
            Theme theme;
            theme.setVision(vision);
            Theme::apply(theme);
            const QImage seen = picture(*view);
            QVERIFY(seen != usual);
            if (vision == ColorVision::Grey)
                QTRY_COMPARE(colouredPixels(picture(*view)), 0);  // what is still computed is drawn once it is there
        }
        Theme::apply(Theme());
        QVERIFY(std::abs(colouredPixels(picture(*view)) - colouredPixels(usual)) <= colouredPixels(usual) / 20);
    }

    /// Animations go from step to step, and nothing else moves by itself.
    void motionIsReduced_data() { rows(); }
    void motionIsReduced()
    {
        const std::unique_ptr<View> view = shown();
        for (const bool reduced : {true, false, true}) {
            Theme theme;
            theme.setReducedMotion(reduced);
            Theme::apply(theme);
            for (const Player* player : view->findChildren<Player*>())
                QCOMPARE(player->isMotionReduced(), reduced);
            for (const GanttPlayer* player : view->findChildren<GanttPlayer*>())
                QCOMPARE(player->isMotionReduced(), reduced);
        }
        for (const QAbstractAnimation* animation : view->findChildren<QAbstractAnimation*>())
            QCOMPARE(animation->state(), QAbstractAnimation::Stopped);
        if (!view->togglePlaying())
            return;
        for (Player* player : view->findChildren<Player*>()) {
            if (!player->isPlaying())
                continue;
            bool glided = false;
            connect(player, &Player::momentChanged, this, [&glided, player] { glided = glided || player->moment().phase > 0; });
            const int from = player->moment().step;
            QVERIFY(QTest::qWaitFor([&] { return player->moment().step != from || !player->isPlaying(); }, 10000));
            QVERIFY(!glided);
        }
        view->togglePlaying();
    }

private:
    static void rows()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("which");
        for (int place = 0; place < static_cast<int>(viewRows().size()); ++place) {
            for (int which = 0; which < static_cast<int>(viewRows()[place].pictures.size()); ++which)
                QTest::newRow(qPrintable(viewRows()[place].pictures[which].name)) << place << which;
        }
    }

    static std::unique_ptr<View> shown()
    {
        const ViewRow& row = viewRows()[*static_cast<int*>(QTest::qData("place", QMetaType::Int))];
        std::unique_ptr<View> view = row.make();
        row.pictures[*static_cast<int*>(QTest::qData("which", QMetaType::Int))].prepare(*view);
        view->setAttribute(Qt::WA_DontShowOnScreen);
        view->resize(1000, 640);
        view->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b"}));
        view->show();
        settle(*view);
        return view;
    }

    static void settle(const View& view)
    {
        if (!QTest::qWaitFor([&] { return view.isSettled(); }, 30000))
            QTest::qFail("the view did not settle", __FILE__, __LINE__);
        for (int round = 0; round < 6; ++round)
            QCoreApplication::processEvents();
    }

    static QImage picture(View& view)
    {
        settle(view);
        return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
};

QTEST_MAIN(TestSeenOtherwise)
#include "test_seen_otherwise.moc"
