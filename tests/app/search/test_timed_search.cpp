// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/timed_search.h"
#include "core/model/architecture.h"

#include <QElapsedTimer>

#include "app/search/search_question.h"
#include "core/io/resource.h"
#include "tests/app/example_scenario.h"
#include "tests/app/views/search/found_plans.h"

using namespace shardscope;

class TestTimedSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A hundred million plans: it ends with what it has, and says so.
    void endsWithWhatItHas()
    {
        const Scenario large = parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example").value();
        const Result<SearchResult> found = timedSearch(searchRequest(large, {.top = 1}, {}), std::chrono::milliseconds(300));
        QVERIFY(found && found->stopped && !found->certificate);
    }

    /// Ranks of deep pipelines were looked at for minutes after the end: nobody asked between them whether it had come.
    void endsAlsoWithinOneSchedule()
    {
        Scenario deep = test::exampleScenario();
        Architecture architecture = *deep.architecture;
        architecture.kindOfLayer.assign(16384, architecture.kindOfLayer.front());
        deep.architecture = std::make_shared<const Architecture>(std::move(architecture));
        deep.plan = {};
        deep.plan.tp = 8;
        deep.plan.pp = 4096;
        deep.cluster.nodes = 32768 / deep.cluster.gpusPerNode;
        deep.training.globalBatch = 131072;
        const SearchRequest request = searchRequest(deep, {.top = 1}, {});
        QElapsedTimer timer;
        timer.start();
        const Result<SearchResult> found = timedSearch(request, std::chrono::milliseconds(300));
        QVERIFY(found && found->stopped);
        qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void aSmallOneIsWhole()
    {
        const Result<SearchResult> found =
            timedSearch(searchRequest(test::exampleScenario(test::oneNode()), {.top = 1}, {}), std::chrono::minutes(2));
        QVERIFY(found && !found->stopped && found->certificate);
    }

    void endsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<SearchResult> found =
            timedSearch(searchRequest(test::exampleScenario(test::oneNode()), {.top = 1}, {}), std::chrono::minutes(2), stop.get_token());
        QVERIFY(found && found->stopped);
    }
};

QTEST_MAIN(TestTimedSearch)
#include "test_timed_search.moc"
