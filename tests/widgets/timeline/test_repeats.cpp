// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/repeats.h"

#include <QTest>

#include <cmath>

#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/time_scale.h"

using namespace shardscope;

namespace {

/// Every block that touches the fold and has a place a period later must be there: class, begin and end.
QString brokenPromise(const GanttData& data, const TimeFold& fold)
{
    const double slack = data.end * 1e-8;
    for (const GanttLane& lane : data.lanes) {
        for (std::uint32_t block = lane.begin; block < lane.end; ++block) {
            const BlockSpan& span = data.spans[block];
            if (span.start < fold.begin - fold.period || span.start >= fold.end)
                continue;
            const auto* found = std::find_if(data.spans.data() + lane.begin, data.spans.data() + lane.end, [&](const BlockSpan& later) {
                return std::abs(later.start - span.start - fold.period) < slack && std::abs(later.end - span.end - fold.period) < slack;
            });
            if (found == data.spans.data() + lane.end)
                return QString("%1 at %2 is not repeated").arg(data.labelOf(block)).arg(span.start);
            if (data.styleOf[static_cast<std::size_t>(found - data.spans.data())] != data.styleOf[block])
                return QString("%1 at %2 becomes another class").arg(data.labelOf(block)).arg(span.start);
        }
    }
    return {};
}

}  // namespace

class TestRepeats : public QObject {
    Q_OBJECT
private slots:
    void everyKind_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("microBatches");
        QTest::addColumn<double>("hop");
        QTest::addColumn<double>("least");  // of all time that is left out
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (double hop : {0.0, 0.13}) {
                QTest::addRow("%s, hop %g", name.data(), hop) << int(kind) << 8 << 512 << hop << 0.0;
                QTest::addRow("%s of 16, hop %g", name.data(), hop) << int(kind) << 16 << 256 << hop << 0.0;
            }
        }
        QTest::newRow("512 micro-batches on 16 stages") << int(ScheduleKind::OneFOneB) << 16 << 512 << 0.05 << 0.85;
        QTest::newRow("interleaved") << int(ScheduleKind::Interleaved) << 16 << 512 << 0.0 << 0.7;
        QTest::newRow("zero bubble") << int(ScheduleKind::ZbH1) << 16 << 512 << 0.0 << 0.7;
    }
    void everyKind()
    {
        QFETCH(int, kind);
        QFETCH(int, stages);
        QFETCH(int, microBatches);
        QFETCH(double, hop);
        QFETCH(double, least);
        const auto data = sample::schedule(static_cast<ScheduleKind>(kind), stages, microBatches, hop);
        double folded = 0;
        double last = 0;
        for (const TimeFold& fold : repeatsOf({data})) {
            QVERIFY(fold.begin - fold.period >= last - 1e-9);
            QVERIFY(fold.end + fold.period <= data->end + 1e-6);
            QVERIFY(fold.count >= 4);
            QVERIFY(std::abs(fold.period * fold.count - fold.length()) < 1e-9 * data->end);
            const QString problem = brokenPromise(*data, fold);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            folded += fold.length();
            last = fold.end;
        }
        QVERIFY2(folded >= least * data->end, qPrintable(QString("%1 of %2").arg(folded).arg(data->end)));
        qInfo("%.1f %% folded", 100 * folded / data->end);
    }

    /// Nearly the same is not the same.
    void aBlockThatIsLateEndsTheFold()
    {
        const auto lane = [](int blocks, int late) {
            GanttBuilder builder("x", GanttTime::InUnits);
            builder.addStyle({"f", {}, "F", ColorRole::Forward});
            builder.addStyle({"b", {}, "B", ColorRole::Backward});
            builder.addRow("one");
            for (int i = 0; i < blocks; ++i)
                builder.addSpan(0, i % 2, i, i + (i == late ? 0.9 : 1));
            return builder.build();
        };
        const auto whole = repeatsOf({lane(400, -1)});
        QCOMPARE(whole.size(), std::size_t{1});
        QCOMPARE(whole[0].period, 2.0);
        QVERIFY(whole[0].length() >= 390);
        for (const TimeFold& fold : repeatsOf({lane(400, 130)}))
            QVERIFY(fold.end <= 130 || fold.begin > 130);
    }

    void littleIsLeftAlone()
    {
        QVERIFY(repeatsOf({}).empty());
        QVERIFY(repeatsOf({sample::schedule(ScheduleKind::OneFOneB, 4, 16)}).empty());
        QVERIFY(repeatsOf({sample::randomRows(3, 4, 800)}).empty());
    }

    /// On one axis only what both do again and again can be left out.
    void twoSchedulesFoldTogether()
    {
        const auto first = sample::schedule(ScheduleKind::OneFOneB, 8, 512);
        const auto second = sample::schedule(ScheduleKind::ZbH1, 8, 512);
        const auto folds = repeatsOf({first, second});
        QVERIFY(!folds.empty());
        for (const auto& data : {first, second})
            QVERIFY2(brokenPromise(*data, folds[0]).isEmpty(), qPrintable(brokenPromise(*data, folds[0])));
    }

    /// A picture is as seamless next to the break as without it: shown time skips whole periods.
    void shownTimeAndRealTimeAreEachOthersInverse()
    {
        const TimeFolds folds({{10, 60, 5, 10, 2}, {70, 90, 4, 5, 2}}, 3);
        QCOMPARE(folds.shown(10), 10.0);
        QCOMPARE(folds.shown(60), 13.0);
        QCOMPARE(folds.shown(100), 100.0 - 47 - 17);
        for (double time = -5; time < 120; time += 0.37)
            QVERIFY(std::abs(folds.real(folds.shown(time)) - time) < 1e-9);
        QVERIFY(folds.at(30) && !folds.at(65) && folds.hiding(10, 60) && !folds.hiding(9, 20));
        QCOMPARE(TimeFolds().shown(0.1), 0.1);
    }

    void piecesCoverAllColumns()
    {
        const TimeFolds folds({{10, 60, 5, 10, 2}}, 4);
        for (const TimeRange range : {TimeRange{0, 100}, TimeRange{5, 100}, TimeRange{61, 100}, TimeRange{0, 9}, TimeRange{20, 40}}) {
            const TimeScale scale(range, 0, 500, &folds);
            int column = 0;
            for (const TimePiece& piece : scale.pieces(0, 500)) {
                QCOMPARE(piece.begin, column);
                column = piece.end;
                for (int at = piece.begin; at < piece.end && !piece.fold; ++at)
                    QVERIFY(std::abs(piece.scale.x(scale.time(at + 0.5)) - at - 0.5) < 0.51);
            }
            QCOMPARE(column, 500);
        }
    }
};

QTEST_APPLESS_MAIN(TestRepeats)
#include "test_repeats.moc"
