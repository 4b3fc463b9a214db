// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/timed_search.h"

#include "app/search/search_question.h"
#include "core/io/resource.h"
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

    void aSmallOneIsWhole()
    {
        const Result<SearchResult> found =
            timedSearch(searchRequest(test::scenarioWith(test::oneNode()), {.top = 1}, {}), std::chrono::minutes(2));
        QVERIFY(found && !found->stopped && found->certificate);
    }

    void endsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<SearchResult> found =
            timedSearch(searchRequest(test::scenarioWith(test::oneNode()), {.top = 1}, {}), std::chrono::minutes(2), stop.get_token());
        QVERIFY(found && found->stopped);
    }
};

QTEST_MAIN(TestTimedSearch)
#include "test_timed_search.moc"
