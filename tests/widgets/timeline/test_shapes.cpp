// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/lane_shapes.h"

using namespace shardscope;

namespace {

LaneRuns runsOf(const GanttData& data, int lane, int columns)
{
    LaneRuns runs;
    laneRuns(data, lane, TimeScale({0, data.end}, 0, columns), 0, columns, runs);
    return runs;
}

/// How many pixels each style has, by painting the shapes one over the other.
std::map<int, int> painted(const std::vector<LaneShape>& shapes, int columns, int height)
{
    std::vector<int> pixels(std::size_t(columns * height), -1);
    for (const LaneShape& shape : shapes) {
        for (int y = shape.top; y < shape.bottom; ++y) {
            for (int x = shape.left; x < shape.right; ++x)
                pixels[std::size_t(y * columns + x)] = shape.style;
        }
    }
    std::map<int, int> counts;
    for (int style : pixels)
        ++counts[style];
    return counts;
}

}  // namespace

class TestShapes : public QObject {
    Q_OBJECT
private slots:
    void sharesAreHeights()
    {
        std::vector<int> tops;
        const std::vector<RunPart> halves{{0, 0.5F}, {1, 0.5F}};
        mixedTops(halves, 10, tops);
        QCOMPARE(tops, (std::vector<int>{5, 0}));
        const std::vector<RunPart> withIdle{{0, 0.25F}, {2, 0.25F}};
        mixedTops(withIdle, 8, tops);
        QCOMPARE(tops, (std::vector<int>{6, 4}));
    }

    /// A thousandth of idle time is still a pixel, and so is a thousandth of work.
    void nothingVanishes()
    {
        std::vector<int> tops;
        const std::vector<RunPart> nearlyBusy{{0, 0.995F}};
        mixedTops(nearlyBusy, 6, tops);
        QCOMPARE(tops, std::vector<int>{1});
        const std::vector<RunPart> nearlyIdle{{0, 0.004F}};
        mixedTops(nearlyIdle, 6, tops);
        QCOMPARE(tops, std::vector<int>{5});
        const std::vector<RunPart> busy{{0, 1.0F}};
        mixedTops(busy, 6, tops);
        QCOMPARE(tops, std::vector<int>{0});
        mixedTops(nearlyBusy, 1, tops);  // a single pixel shows the work
        QCOMPARE(tops, std::vector<int>{0});
    }

    void heightsNeverOverlapAndStayInside()
    {
        std::mt19937 random(7);
        std::vector<int> tops;
        for (int round = 0; round < 2000; ++round) {
            std::vector<RunPart> parts;
            float left = 1;
            for (int style = 0; style < int(1 + random() % 6); ++style) {
                const float share = left * float(random() % 1000) / 1000 + 1e-6F;
                parts.push_back({style, share});
                left = std::max(0.0F, left - share);
            }
            const int height = int(1 + random() % 60);
            mixedTops(parts, height, tops);
            int bottom = height;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                QVERIFY(tops[i] >= 0 && tops[i] <= bottom);
                if (i + 1 < parts.size())
                    QVERIFY(std::abs(float(bottom - tops[i]) - parts[i].share * float(height)) <= 2.01F);
                bottom = tops[i];
            }
        }
    }

    /// Painted areas are the times of the styles: within what rounding to pixels can do.
    void areasAreTimes_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("30") << 30;
        QTest::newRow("200") << 200;
        QTest::newRow("2000") << 2000;
    }
    void areasAreTimes()
    {
        QFETCH(int, columns);
        const int height = 40;
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 8, 96);
        const auto looks = ganttLooks(*data, Theme());
        LaneShapes maker(looks, 1);
        for (int lane : {0, 3, 7}) {
            auto counts = painted(maker.make(*data, runsOf(*data, lane, columns), height), columns, height);
            std::map<int, double> times;
            for (std::uint32_t block = data->lanes[std::size_t(lane)].begin; block < data->lanes[std::size_t(lane)].end; ++block)
                times[data->styleOf[block]] += data->spans[block].end - data->spans[block].start;
            for (const auto& [style, time] : times) {
                const double share = double(counts[style]) / (columns * height);
                QVERIFY2(std::abs(share - time / data->end) < 0.03,
                         qPrintable(QString("%1: %2, %3").arg(style).arg(share).arg(time / data->end)));
            }
        }
    }

    void blocksHaveBoxesOnlyWhereThereIsRoom()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 1, 4);  // F and B, no gaps: 12 units
        const auto looks = ganttLooks(*data, Theme());
        LaneShapes maker(looks, 1);
        const auto shapes = [&](int columns, int height) { return maker.make(*data, runsOf(*data, 0, columns), height); };
        const auto boxed = shapes(1200, 30);
        QCOMPARE(boxed.size(), std::size_t{8});
        QVERIFY(std::all_of(boxed.begin(), boxed.end(), [](const LaneShape& shape) { return shape.edge != 0 && shape.isSingle; }));
        const auto low = shapes(1200, 6);  // a line at the end of each instead
        QCOMPARE(low.size(), std::size_t{16});
        QVERIFY(std::all_of(low.begin(), low.end(), [](const LaneShape& shape) { return shape.edge == 0; }));
        const auto narrow = shapes(24, 30);  // 2 and 4 columns
        QVERIFY(std::all_of(narrow.begin(), narrow.end(), [](const LaneShape& shape) { return shape.edge == 0; }));
    }

    void fusedBlocksAreTwoHalves()
    {
        const auto data = sample::schedule(ScheduleKind::DualPipe, 8, 20);
        const auto looks = ganttLooks(*data, Theme());
        LaneShapes maker(looks, 1);
        int fused = 0;
        const auto& shapes = maker.make(*data, runsOf(*data, 2, 2000), 30);
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            if (!shapes[i].isSingle || !data->styles[shapes[i].style].lower)
                continue;
            QCOMPARE(shapes[i + 1].block, shapes[i].block);
            QCOMPARE(shapes[i + 1].top, 15);
            QVERIFY(shapes[i + 1].fill != shapes[i].fill);
            ++fused;
        }
        QVERIFY(fused >= 6);
    }

    /// Columns alike are one shape: what a regular schedule needs does not grow with its blocks.
    void crowdedLanesHaveFewShapes()
    {
        const auto looks = ganttLooks(*sample::schedule(ScheduleKind::OneFOneB, 1, 2), Theme());
        LaneShapes maker(looks, 1);
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 1, 60000);
        QVERIFY(maker.make(*data, runsOf(*data, 0, 1000), 20).size() < 1200);
    }

    void shadesAndStripesComeFromTheTheme()
    {
        for (ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
            const Theme theme(kind);
            GanttStyle style{"x", {}, "X", ColorRole::Forward};
            const GanttLook full = ganttLook(style, theme);
            QCOMPARE(full.fill, theme.color(ColorRole::Forward));
            QCOMPARE(full.lower, full.fill);
            style.shade = 0.5;
            style.lower = ColorRole::Backward;
            const GanttLook pale = ganttLook(style, theme);
            const QColor card = theme.color(ColorRole::Card);
            QVERIFY(contrast(pale.fill, card) < contrast(full.fill, card));
            QVERIFY(contrast(pale.fill, card) >= 1.3);  // and still differs from the card
            QCOMPARE(pale.lower, theme.color(ColorRole::Backward));
            for (const GanttLook& look : {full, pale}) {
                QVERIFY(contrast(look.ink, look.fill) >= 4.5);
                QVERIFY(contrast(look.lowerInk, look.lower) >= 4.5);
                QVERIFY(contrast(ganttStripe(look, theme), look.fill) >= 1.2);
            }
            QVERIFY(contrast(ganttGridColor(theme), theme.color(ColorRole::Idle)) >= 1.1);
        }
    }
};

QTEST_MAIN(TestShapes)
#include "test_shapes.moc"
