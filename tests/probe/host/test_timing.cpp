// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/host/timing.h"

using namespace shardscope;
using namespace shardscope::probe;

namespace {

/// A stage's context that says nothing, and is to stop behind so many questions.
class SilentContext : public StageContext {
public:
    explicit SilentContext(int questions = 1 << 30) : m_left(questions) {}
    [[nodiscard]] const Settings& settings() const override { return m_settings; }
    [[nodiscard]] bool shouldStop() override { return --m_left < 0; }
    void progress(double, const std::string&) override {}
    void sample(const Sample&) override {}
    void check(CheckLevel, const std::string&, const std::string&, const std::string&) override {}
    void device(const HardwareProfile::Device&, const std::vector<Unit>&) override {}
    void log(const std::string&) override {}
    void share(const std::string&, const std::string&) override {}
    [[nodiscard]] std::optional<std::string> await(const std::string&, double) override { return std::nullopt; }

private:
    Settings m_settings;
    int m_left;
};

}  // namespace

class TestTiming : public QObject {
    Q_OBJECT

private slots:
    void tellsMedianBestAndSpread()
    {
        const Timing odd = timingOf({5, 1, 2, 4, 3});
        QCOMPARE(odd.median.value(), 3.0);
        QCOMPARE(odd.best.value(), 1.0);
        QCOMPARE(odd.runs, 5);
        QCOMPARE(odd.spread, 2.0 / 3);
        QCOMPARE(timingOf({1, 3}).median.value(), 2.0);
        QCOMPARE(timingOf({0.5}).spread, 0.0);
        QVERIFY(timingOf({0, 0}).median.value() > 0);
    }

    void runsAsOftenAsTheRuleSays()
    {
        SilentContext context;
        int runs = 0, befores = 0;
        const Timing timing = timeRuns(
            context, {4, 4, 100}, [&] { ++runs; }, [&] { ++befores; });
        QCOMPARE(timing.runs, 4);
        QCOMPARE(runs, 5);  // one warms up
        QCOMPARE(befores, 5);
    }

    void leavesWhereTheStageIsToStop()
    {
        SilentContext context(3);
        int runs = 0;
        const Timing timing = timeRuns(context, {100, 1000, 100}, [&] { ++runs; });
        QVERIFY(runs <= 6 && timing.runs >= 1);
    }
};

QTEST_APPLESS_MAIN(TestTiming)
#include "test_timing.moc"
