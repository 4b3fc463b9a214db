// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>

#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/lane_runs.h"

using namespace shardscope;

namespace {

constexpr double kFar = 1e18;

struct Piece {
    double from = 0;
    double to = 0;
    int style = -1;
    std::uint32_t block = 0;
};

/// Every block and every gap of a lane, in columns.
std::vector<Piece> piecesOf(const GanttData& data, int lane, const TimeScale& scale)
{
    std::vector<Piece> pieces;
    const GanttLane& range = data.lanes[static_cast<std::size_t>(lane)];
    double edge = -kFar;
    for (std::uint32_t block = range.begin; block < range.end; ++block) {
        const double from = scale.x(data.spans[block].start);
        const double to = scale.x(data.spans[block].end);
        if (from > edge)
            pieces.push_back({edge, from, -1, block});
        if (to > from)
            pieces.push_back({from, to, data.styleOf[block], block});
        edge = std::max(edge, to);
    }
    pieces.push_back({edge, kFar, -1, range.end});
    return pieces;
}

/// The expected content of one column, from all pieces.
struct Expected {
    bool isNarrow = false;    ///< something narrow is within: its exact shares hold for a stretch of such columns, not for one
    bool isDoubtful = false;  ///< depends on rounding, or on the neighbour of a gap
    Piece crisp;
    std::map<int, double> shares;
};

Expected expectedAt(const std::vector<Piece>& pieces, int column)
{
    Expected expected;
    for (const Piece& piece : pieces) {
        const double share = std::min<double>(piece.to, column + 1) - std::max<double>(piece.from, column);
        if (share <= 0)
            continue;
        const double length = piece.to - piece.from;
        const bool isNarrow = length < 1;
        // Between, it hangs on the blocks around.
        expected.isDoubtful |= length > 1 - 1e-9 && length < (piece.style < 0 ? kNarrowestBlock : kNarrowestAmongNarrow) + 1e-9;
        expected.isNarrow |= isNarrow;
        if (piece.style >= 0)
            expected.shares[piece.style] += share;
        if (std::floor(piece.from + 0.5) <= column && column < std::floor(piece.to + 0.5) && !isNarrow)
            expected.crisp = piece;
    }
    return expected;
}

/// A column in which nothing narrow is shows the one piece over its middle.
QString compareCrisp(const LaneRun& run, const Expected& expected)
{
    if (expected.isDoubtful || expected.isNarrow)
        return {};
    const bool isGap = expected.crisp.style < 0;
    if (run.kind != (isGap ? LaneRun::Kind::Gap : LaneRun::Kind::Block))
        return "another kind than the piece over the column's middle";
    return run.first == expected.crisp.block ? QString() : "another block";
}

/// How much of each style runs cover from column to column.
std::map<int, double> covered(const GanttData& data, const LaneRuns& runs, int begin, int end)
{
    std::map<int, double> shares;
    for (const LaneRun& run : runs.runs) {
        const double columns = std::max(0, std::min(run.end, end) - std::max(run.begin, begin));
        if (run.kind == LaneRun::Kind::Block)
            shares[data.styleOf[run.first]] += columns;
        for (std::uint32_t part = run.partsBegin; part < run.partsEnd; ++part)
            shares[runs.parts[part].style] += columns * static_cast<double>(runs.parts[part].share);
    }
    return shares;
}

}  // namespace

class TestLaneRuns : public QObject {
    Q_OBJECT
private slots:
    void everyColumnIsWhatTheOracleSays_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<double>("columnsPerTime");
        for (int seed = 0; seed < 12; ++seed) {
            for (double scale : {0.013, 0.25, 0.37, 1.0, 3.7, 64.0})
                QTest::addRow("%d-%g", seed, scale) << seed << scale;
        }
    }
    void everyColumnIsWhatTheOracleSays()
    {
        QFETCH(int, seed);
        QFETCH(double, columnsPerTime);
        const auto data = sample::randomRows(static_cast<unsigned>(seed), 2, 90);
        const int begin = -3;
        const int end = 160;
        const double from = seed % 3 * data->end / 4;
        const TimeScale scale({from, from + 160 / columnsPerTime}, 0, 160);
        for (int lane = 0; lane < 2; ++lane) {
            LaneRuns runs;
            laneRuns(*data, lane, scale, begin, end, runs);
            const std::vector<Piece> pieces = piecesOf(*data, lane, scale);
            int column = begin;
            for (const LaneRun& run : runs.runs) {
                QCOMPARE(run.begin, column);
                QVERIFY(run.end > run.begin);
                for (; column < run.end; ++column) {
                    const QString problem = compareCrisp(run, expectedAt(pieces, column));
                    QVERIFY2(problem.isEmpty(), qPrintable(QString("lane %1, column %2: %3").arg(lane).arg(column).arg(problem)));
                }
            }
            QCOMPARE(column, end);
        }
    }

    /// The drawn width of each style over all time equals its time, within a pixel per edge of a wide piece and a small tolerance.
    void everyStyleHasItsArea_data() { everyColumnIsWhatTheOracleSays_data(); }
    void everyStyleHasItsArea()
    {
        QFETCH(int, seed);
        QFETCH(double, columnsPerTime);
        const auto data = sample::randomRows(static_cast<unsigned>(seed), 2, 90);
        const int columns = int(std::ceil(data->end * columnsPerTime));
        const TimeScale scale({0, columns / columnsPerTime}, 0, columns);
        for (int lane = 0; lane < 2; ++lane) {
            LaneRuns runs;
            laneRuns(*data, lane, scale, 0, columns, runs);
            std::map<int, double> drawn = covered(*data, runs, 0, columns);
            std::map<int, double> exact;
            std::map<int, double> rounding;
            const std::vector<Piece> pieces = piecesOf(*data, lane, scale);
            for (const Piece& piece : pieces) {
                // A wide gap's edges are those of its neighbouring blocks.
                if (piece.style >= 0) {
                    exact[piece.style] += piece.to - piece.from;
                    rounding[piece.style] += piece.to - piece.from < 1 ? 1e-4 : 1.0001;
                }
            }
            for (const auto& [style, area] : exact) {
                QVERIFY2(std::abs(drawn[style] - area) <= rounding[style],
                         qPrintable(QString("style %1: %2 instead of %3").arg(style).arg(drawn[style]).arg(area)));
            }
        }
    }

    /// Steady work looks alike in every column, however its blocks fall on the pixels: no beats.
    void steadyWorkHasNoMoire_data()
    {
        QTest::addColumn<double>("columnsPerTime");
        for (double scale : {0.011, 0.097, 0.31, 0.73, 0.997, 1.13, 1.37})
            QTest::addRow("%g", scale) << scale;
    }
    void steadyWorkHasNoMoire()
    {
        QFETCH(double, columnsPerTime);
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 4, 3000);  // F 1, B 2 long
        const int columns = int(data->end * columnsPerTime);
        const TimeScale scale({0, columns / columnsPerTime}, 0, columns);
        LaneRuns runs;
        laneRuns(*data, 3, scale, 0, columns, runs);
        int checked = 0;
        for (const LaneRun& run : runs.runs) {
            const bool isSteady = run.begin > scale.x(40 / columnsPerTime + 40) && run.end < scale.x(data->end - 40 / columnsPerTime - 40);
            if (!isSteady)
                continue;
            QCOMPARE(int(run.kind), int(LaneRun::Kind::Mixed));
            QCOMPARE(run.partsEnd - run.partsBegin, 2U);
            QVERIFY(std::abs(runs.parts[run.partsBegin].share - 1.0F / 3) < 1e-3F);
            checked += run.end - run.begin;
        }
        QVERIFY(checked > columns / 8);
    }

    /// Moving the view by whole columns moves the picture, and changes nothing in it.
    void panningChangesNothing()
    {
        const auto data = sample::randomRows(9, 1, 4000);
        const double perTime = 600 / data->end;
        LaneRuns still;
        laneRuns(*data, 0, TimeScale({0, data->end}, 0, 600), 0, 600, still);
        for (int by : {1, 7, 131, 300}) {
            LaneRuns moved;
            laneRuns(*data, 0, TimeScale({by / perTime, data->end + by / perTime}, 0, 600), 0, 600 - by, moved);
            for (int column = 0; column < 600 - by; column += 3) {
                const auto before = covered(*data, still, column + by, column + by + 1);
                const auto after = covered(*data, moved, column, column + 1);
                QCOMPARE(after.size(), before.size());
                for (const auto& [style, share] : before)
                    QVERIFY2(std::abs(after.at(style) - share) < 1e-3, qPrintable(QString("%1 by %2").arg(column).arg(by)));
            }
        }
    }

    /// The same columns alone as within the whole: the hit test reads one at a time.
    void oneColumnIsAsInTheWhole()
    {
        const auto data = sample::randomRows(5, 1, 200);
        const TimeScale scale({0, data->end}, 0, 300);
        LaneRuns whole;
        laneRuns(*data, 0, scale, 0, 300, whole);
        for (const LaneRun& run : whole.runs) {
            for (int column = run.begin; column < run.end; ++column) {
                LaneRuns single;
                laneRuns(*data, 0, scale, column, column + 1, single);
                QCOMPARE(single.runs.size(), std::size_t{1});
                QCOMPARE(int(single.runs[0].kind), int(run.kind));
                QCOMPARE(single.runs[0].first, run.first);
                QCOMPARE(single.runs[0].count, run.count);
                QCOMPARE(single.parts.size(), std::size_t(run.partsEnd - run.partsBegin));
            }
        }
    }

    /// The busy share of a row is the same at every zoom: no bubble vanishes, none grows.
    void areasStayTrue()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 8, 64, 0.3);
        const double busy = data->busyTime(3) / data->end;
        for (int columns : {3, 40, 170, 1000, 20000}) {
            LaneRuns runs;
            laneRuns(*data, 3, TimeScale({0, data->end}, 0, columns), 0, columns, runs);
            double drawn = 0;
            for (const auto& [style, area] : covered(*data, runs, 0, columns))
                drawn += area;
            // Wide pieces are rounded to columns: each boundary by half of one, now up, now down.
            QVERIFY2(std::abs(drawn / columns - busy) < 0.01,
                     qPrintable(QString("%1: %2 of %3").arg(columns).arg(drawn / columns).arg(busy)));
        }
    }

    void oddLanes()
    {
        GanttBuilder builder("odd", GanttTime::InUnits);
        builder.addStyle({"x", {}, "X", ColorRole::Forward});
        builder.addRow("empty");
        builder.addRow("one");
        builder.addSpan(1, 0, 2, 5);
        builder.addRow("no time");
        builder.addSpan(2, 0, 3, 3);
        const auto data = builder.build();
        LaneRuns runs;
        laneRuns(*data, 0, TimeScale({0, 5}, 0, 50), 0, 50, runs);
        QCOMPARE(runs.runs.size(), std::size_t{1});
        QCOMPARE(int(runs.runs[0].kind), int(LaneRun::Kind::Gap));
        laneRuns(*data, 1, TimeScale({0, 5}, 0, 50), 0, 50, runs);
        QCOMPARE(runs.runs.size(), std::size_t{2});
        QCOMPARE(runs.runs[1].begin, 20);
        QCOMPARE(runs.runs[1].end, 50);
        laneRuns(*data, 2, TimeScale({0, 5}, 0, 50), 0, 50, runs);
        for (const LaneRun& run : runs.runs)
            QCOMPARE(int(run.kind), int(LaneRun::Kind::Gap));
        laneRuns(*data, 1, TimeScale({0, 5}, 0, 50), 7, 7, runs);
        QVERIFY(runs.runs.empty());
        laneRuns(*data, 1, TimeScale({0, 5}, 0, 1), 0, 1, runs);  // one pixel for everything
        QCOMPARE(runs.runs.size(), std::size_t{1});
    }

    /// The largest zoom of doubles, and far outside all blocks.
    void extremeZoom()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 4, 32, 0.1);
        LaneRuns runs;
        const double middle = data->spans[40].start;
        laneRuns(*data, data->laneOf(40), TimeScale({middle, middle + 1e-12}, 0, 1000), 0, 1000, runs);
        QCOMPARE(runs.runs.size(), std::size_t{1});
        QCOMPARE(runs.runs[0].first, 40U);
        laneRuns(*data, 0, TimeScale({-1e9, -1e9 + 1}, 0, 1000), 0, 1000, runs);
        QCOMPARE(int(runs.runs[0].kind), int(LaneRun::Kind::Gap));
        laneRuns(*data, 0, TimeScale({0, 1e300}, 0, 1000), 0, 1000, runs);
        QCOMPARE(runs.runs.back().end, 1000);
    }
};

QTEST_APPLESS_MAIN(TestLaneRuns)
#include "test_lane_runs.moc"
