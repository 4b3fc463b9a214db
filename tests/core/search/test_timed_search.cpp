// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timed_search.h"

#include <QElapsedTimer>
#include <QTest>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/model/architecture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario example(const char* name) { return parseScenario(resource(std::string("examples/") + name), "example").value(); }

SearchRequest forTheBestOf(Scenario scenario)
{
    SearchRequest request{std::move(scenario)};
    request.top = 1;
    return request;
}

Scenario oneNode()
{
    Scenario scenario = example("llama-3-70b-64-h100.json");
    scenario.cluster.nodes = 1;
    scenario.architecture = fixture::architecture({.layers = 8, .hidden = 1024, .heads = 16, .ffn = 4096});
    return scenario;
}

}  // namespace

class TestTimedSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A hundred million plans: it ends with what it has, and says so.
    void endsWithWhatItHas()
    {
        const Result<SearchResult> found = timedSearch(forTheBestOf(example("deepseek-v3-2048-h800.json")), std::chrono::milliseconds(300));
        QVERIFY(found && found->stopped && !found->certificate);
    }

    /// Ranks of deep pipelines were searched for minutes after the end, without a check of the time between them.
    void endsAlsoWithinOneSchedule()
    {
        Scenario deep = example("llama-3-70b-64-h100.json");
        Architecture architecture = *deep.architecture;
        architecture.kindOfLayer.assign(16384, architecture.kindOfLayer.front());
        deep.architecture = std::make_shared<const Architecture>(std::move(architecture));
        deep.plan = {};
        deep.plan.tp = 8;
        deep.plan.pp = 4096;
        deep.cluster.nodes = 32768 / deep.cluster.gpusPerNode;
        deep.training.globalBatch = 131072;
        const SearchRequest request = forTheBestOf(deep);
        QElapsedTimer timer;
        timer.start();
        const Result<SearchResult> found = timedSearch(request, std::chrono::milliseconds(300));
        QVERIFY(found && found->stopped);
        qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void aSmallOneIsWhole()
    {
        const Result<SearchResult> found = timedSearch(forTheBestOf(oneNode()), std::chrono::minutes(2));
        QVERIFY(found && !found->stopped && found->certificate);
    }

    void endsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<SearchResult> found = timedSearch(forTheBestOf(oneNode()), std::chrono::minutes(2), stop.get_token());
        QVERIFY(found && found->stopped);
    }
};

QTEST_MAIN(TestTimedSearch)
#include "test_timed_search.moc"
