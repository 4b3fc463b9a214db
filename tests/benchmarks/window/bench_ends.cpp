// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>

#include "tests/app/language/tour_stops.h"
#include "tests/app/robustness/ends.h"
#include "tests/benchmarks/window/percentiles.h"
#include "widgets/charts/chart_widget.h"

namespace shardscope {
namespace {

/// The longest work of the window's thread between two rounds of its event loop: its own seconds, whatever else the machine does.
class Pulse : public QObject {
public:
    Pulse()
    {
        connect(&m_timer, &QTimer::timeout, this, &Pulse::beat);
        m_timer.start(0);
    }
    /// Milliseconds since it was asked last.
    [[nodiscard]] double takeLongest()
    {
        beat();
        return std::exchange(m_longest, 0);
    }

private:
    void beat()
    {
        const double now = threadSeconds();
        m_longest = std::max(m_longest, 1e3 * (now - m_last));
        m_last = now;
    }

    QTimer m_timer;
    double m_last = threadSeconds();
    double m_longest = 0;
};

/// What a person does in a window at the ends of the sliders, and which of it keeps the window's thread longest.
class Walk {
public:
    explicit Walk(const test::Ends& ends) : m_ends(ends)
    {
        m_fixture.window.resize(1600, 1000);
        wait();
        act("open", [this] { m_fixture.document().open(test::scenarioOf(m_ends)); });
        for (const ViewRow& row : viewRows()) {
            if (const QString only = qEnvironmentVariable("ENDS_VIEW"); !only.isEmpty() && !only.split(u',').contains(row.info.id))
                continue;
            m_where = row.info.id;
            View& view = m_fixture.window.panels().house().view(row.info.id);
            act("show", [&] { m_fixture.window.panels().panes().go(row.info.id); });
            useView(view);
            visitModes(view);
        }
    }
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] const QString& what() const { return m_what; }

private:
    /// Each of the view's ways to look, and what these have in turn.
    void visitModes(View& view)
    {
        QSet<QString> seen;
        while (QAbstractButton* button = test::nextSegment(view, seen)) {
            m_where = view.info().id + u'-' + QString(button->text()).remove(u'&');
            act("choose", [button] { button->click(); });
            useView(view);
        }
    }
    void useView(View& view)
    {
        const std::int64_t sequence = m_ends.sequence;
        const auto edit = [&](std::int64_t to) { m_fixture.document().edit(QStringLiteral("training.sequence_length"), to); };
        act("edit", [&] { edit(2 * sequence); });
        act("edit back", [&] { edit(sequence); });
        act("make small", [this] { m_fixture.window.resize(1280, 800); });
        act("make large", [this] { m_fixture.window.resize(1600, 1000); });
        if (ChartWidget* chart = view.currentChart())
            point(*chart);
        act("table", [&] { view.setTableShown(true); });
        act("picture", [&] { view.setTableShown(false); });
    }
    void point(ChartWidget& chart)
    {
        for (const double share : {0.2, 0.5, 0.8})
            act("point", [&] { QTest::mouseMove(&chart, QPoint(qRound(share * chart.width()), qRound(share * chart.height()))); });
        for (const int notches : {1, 2, 4, -10})
            act("wheel", [&] { turnWheel(chart, notches); });
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Down, Qt::Key_End})
            act("key", [&] { QTest::keyClick(&chart, key); });
        act("leave", [this] { QTest::mouseMove(&m_fixture.window, QPoint(1, 1)); });
    }
    static void turnWheel(QWidget& over, int notches)
    {
        const QPointF middle = QRectF(over.rect()).center();
        for (const Qt::KeyboardModifier held : {Qt::NoModifier, Qt::ControlModifier}) {
            QWheelEvent event(middle, over.mapToGlobal(middle), {}, QPoint(0, 120 * notches), Qt::NoButton, held, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&over, &event);
        }
    }
    void act(const char* what, const std::function<void()>& does)
    {
        (void)m_pulse.takeLongest();
        does();
        wait();
        const double took = m_pulse.takeLongest();
        if (took > kTold)
            std::fprintf(stderr, "%s, %s, %s: %.1f ms\n", m_ends.name, qPrintable(m_where), what, took);
        if (took <= m_longest)
            return;
        m_longest = took;
        m_what = m_where + QStringLiteral(", ") + QString::fromLatin1(what);
    }
    /// A search goes on for as long as it may: a picture is there before.
    void wait()
    {
        (void)QTest::qWaitFor([this] { return m_fixture.window.isSettled(); }, kPatience);
        QTest::qWait(kAfterwards);
    }

    static constexpr int kPatience = 1500;  // milliseconds
    static constexpr int kAfterwards = 30;  // milliseconds: what is painted once all is there
    static constexpr double kTold = 20;     // milliseconds

    const test::Ends m_ends;
    test::WindowFixture m_fixture;
    Pulse m_pulse;
    QString m_where = QStringLiteral("window");
    double m_longest = 0;
    QString m_what;
};

/// Goal: 50 ms, whatever is done where the sliders end.
void longestActionAtTheEnds(benchmark::State& state)
{
    const test::Ends ends = test::allEnds()[static_cast<std::size_t>(state.range(0))];
    for (auto _ : state) {
        const Walk walk(ends);
        state.SetIterationTime(walk.longest() / 1e3);
        state.SetLabel(std::string(ends.name) + ": " + walk.what().toStdString());
    }
}
BENCHMARK(longestActionAtTheEnds)->DenseRange(0, 6)->Iterations(1)->Repetitions(1)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shardscope
