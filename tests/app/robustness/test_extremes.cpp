// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <ctime>

#include "app/views/base/view.h"
#include "app/views/view_list.h"
#include "app/window/view_house.h"
#include "core/model/architecture.h"
#include "core/platform/process_facts.h"
#include "core/platform/process_memory.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

namespace {

struct Ends {
    const char* name;
    int layers;
    Plan plan;
    int gpus;
    std::int64_t batch;
    std::int64_t sequence;
};

Plan planOf(int tp, int cp, int pp, int dp, ScheduleKind kind = kDefaultSchedule, int chunks = 1)
{
    Plan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.pp = pp;
    plan.dp = dp;
    plan.schedule = kind;
    plan.chunks = chunks;
    return plan;
}

/// Where the sliders end: one at a time, and together as far as a plan can be.
std::vector<Ends> allEnds()
{
    using enum ScheduleKind;
    return {{"cp 32,768", 96, planOf(1, 32768, 1, 1), 32768, 8, 1 << 20},
            {"pp 4,096", 16384, planOf(8, 1, 4096, 1), 32768, 131072, 8192},
            {"131,072 GPUs", 96, planOf(8, 1, 8, 2048), 131072, 131072, 8192},
            {"131,072 micro-batches", 96, planOf(8, 1, 8, 1), 64, 131072, 8192},
            {"16,384 layers", 16384, planOf(8, 1, 8, 1), 64, 64, 8192},
            {"1,024 x 4,096", 4096, planOf(8, 1, 1024, 1), 8192, 4096, 8192},
            {"chunks", 16384, planOf(8, 1, 512, 1, Interleaved, 32), 4096, 8192, 8192}};
}

/// With layers as the example has them.
Scenario scenarioOf(const Ends& ends)
{
    Scenario scenario = test::exampleScenario();
    Architecture architecture = *scenario.architecture;
    architecture.kindOfLayer.assign(static_cast<std::size_t>(ends.layers), architecture.kindOfLayer.front());
    scenario.architecture = std::make_shared<const Architecture>(std::move(architecture));
    scenario.plan = ends.plan;
    scenario.cluster.nodes = ends.gpus / scenario.cluster.gpusPerNode;
    scenario.training.globalBatch = ends.batch;
    scenario.training.sequenceLength = ends.sequence;
    return scenario;
}

/// The longest work of the window's thread between two rounds of its event loop: its own seconds, whatever else the machine does.
class Pulse : public QObject {
public:
    Pulse()
    {
        m_timer.setInterval(0);
        connect(&m_timer, &QTimer::timeout, this, [this] { beat(); });
        m_timer.start();
    }
    /// Milliseconds.
    [[nodiscard]] double longest() const { return m_longest; }
    void reset()
    {
        m_longest = 0;
        m_last = ownMilliseconds();
    }

private:
    static double ownMilliseconds()
    {
        timespec now{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    void beat()
    {
        const double now = ownMilliseconds();
        m_longest = std::max(m_longest, now - m_last);
        m_last = now;
    }

    QTimer m_timer;
    double m_last = ownMilliseconds();
    double m_longest = 0;
};

}  // namespace

/// Every view and every mode of it at the ends of the sliders: the drawn parts are within a screen. With SHARDSCOPE_LONG the window's
/// thread never waits and memory stays small; else sizes alone are looked at, which no busy machine changes.
class TestExtremes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { giveLargeBlocksBack(); }  // as the program does
    void init() { test::failOnWarnings(); }

    void everyViewAtTheEnds_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Ends> all = allEnds();
        const std::size_t rows = qEnvironmentVariableIsSet("SHARDSCOPE_LONG") ? all.size() : 3;
        for (std::size_t i = 0; i < rows; ++i)
            QTest::addRow("%s", all[i].name) << static_cast<int>(i);
    }
    void everyViewAtTheEnds()
    {
        QFETCH(int, index);
        const bool isLong = qEnvironmentVariableIsSet("SHARDSCOPE_LONG");
        const Ends ends = allEnds()[static_cast<std::size_t>(index)];
        test::WindowFixture fixture;
        fixture.window.resize(1600, 1000);
        Pulse pulse;
        QVERIFY(fixture.hasSettled());
        fixture.document().open(scenarioOf(ends));
        QSignalSpy shown(&fixture.window, &MainWindow::estimateShown);
        QVERIFY(shown.wait(30000));
        QStringList problems;
        for (const ViewRow& row : viewRows()) {
            const ViewInfo& info = row.info;
            View& view = fixture.window.panels().house().view(info.id);
            for (const ViewPicture& picture : row.pictures) {
                const QString& mode = picture.name;
                pulse.reset();
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
                qInfo("%s %s/%s: %.0f ms, %lld parts, %.0f MB (%+.0f)", ends.name, qPrintable(info.id), qPrintable(mode), pulse.longest(),
                      static_cast<long long>(parts), resident, resident - before / 1e6);
                if (parts > kMostParts)
                    problems << QStringLiteral("%1/%2 draws %3 parts").arg(info.id, mode).arg(parts);
                if (resident > kMostMegabytes)
                    problems << QStringLiteral("%1/%2: %3 MB").arg(info.id, mode).arg(resident);
                if (isLong && pulse.longest() > kLongestStall)
                    problems << QStringLiteral("%1/%2 stalls %3 ms").arg(info.id, mode).arg(pulse.longest());
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
    static constexpr double kLongestStall = 50;  // milliseconds
};

QTEST_MAIN(TestExtremes)
#include "test_extremes.moc"
