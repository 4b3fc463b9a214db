// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app/views/base/view.h"
#include "app/views/view_list.h"
#include "app/window/view_house.h"
#include "core/platform/process_facts.h"
#include "core/platform/process_memory.h"
#include "tests/app/robustness/ends.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

/// Every view and every mode of it at the ends of the sliders: what is drawn is what a screen can show, and memory stays small. How long
/// the window's thread is kept is tests/benchmarks/window/bench_ends.cpp.
class TestExtremes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { giveLargeBlocksBack(); }  // as the program does
    void init() { test::failOnWarnings(); }

    void everyViewAtTheEnds_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<test::Ends> all = test::allEnds();
        const std::size_t rows = qEnvironmentVariableIsSet("SHARDSCOPE_LONG") ? all.size() : 3;
        for (std::size_t i = 0; i < rows; ++i)
            QTest::addRow("%s", all[i].name) << static_cast<int>(i);
    }
    void everyViewAtTheEnds()
    {
        QFETCH(int, index);
        const bool isLong = qEnvironmentVariableIsSet("SHARDSCOPE_LONG");
        const test::Ends ends = test::allEnds()[static_cast<std::size_t>(index)];
        test::WindowFixture fixture;
        fixture.window.resize(1600, 1000);
        QVERIFY(fixture.hasSettled());
        fixture.document().open(test::scenarioOf(ends));
        QSignalSpy shown(&fixture.window, &MainWindow::estimateShown);
        QVERIFY(shown.wait(30000));
        QStringList problems;
        for (const ViewRow& row : viewRows()) {
            const ViewInfo& info = row.info;
            View& view = fixture.window.panels().house().view(info.id);
            for (const ViewPicture& picture : row.pictures) {
                const QString& mode = picture.name;
                const double before = residentBytes();
                picture.prepare(view);
                fixture.window.panels().showPlace({info.id});
                // Background searches may use their whole time limit; the picture appears before.
                (void)QTest::qWaitFor([&view] { return view.isSettled(); }, isLong ? 10000 : 300);
                QTest::qWait(isLong ? 150 : 1);
                const ChartWidget* chart = view.currentChart();
                const qsizetype parts = chart ? chart->scene().rects.size() + chart->scene().marks.size() + chart->scene().texts.size() +
                                                    chart->scene().lines.size()
                                              : 0;
                const double resident = residentBytes() / 1e6;
                qInfo("%s %s/%s: %lld parts, %.0f MB (%+.0f)", ends.name, qPrintable(info.id), qPrintable(mode),
                      static_cast<long long>(parts), resident, resident - before / 1e6);
                if (parts > kMostParts)
                    problems << QStringLiteral("%1/%2 draws %3 parts").arg(info.id, mode).arg(parts);
                if (resident > kMostMegabytes)
                    problems << QStringLiteral("%1/%2: %3 MB").arg(info.id, mode).arg(resident);
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QStringLiteral("; "))));
    }

private:
    static constexpr qsizetype kMostParts = 40'000;
#ifdef NDEBUG
    static constexpr double kMostMegabytes = 400;
#else
    static constexpr double kMostMegabytes = 1e9;  // perhaps under a sanitizer, whose own memory is not the window's
#endif
};

QTEST_MAIN(TestExtremes)
#include "test_extremes.moc"
